### Looking back: periods, progress, charts, health markers, reports, in English: see docs/messages.md.

# A difference that is none.
change-none = the same

# A difference with its sign.
# $amount (text)
change-more = +{ $amount }

# A difference with its sign.
# $amount (text)
change-less = −{ $amount }

# A sum that some part does not know.
# $amount (text)
at-least-sign = ≥{ $amount }

chart-energy-by-day = Energy by day

chart-energy-bought = Energy bought by day

chart-energy-average = Energy of an average logged day

day-not-logged = not logged

day-nothing-bought = nothing bought

# What a mark in a chart stands for.
chart-allowance = allowance

# A line of a chart.
series-eaten = eaten

# A line of a chart.
series-bought = bought

# A line of a chart.
series-allowed = allowed

# $energy (figure)
bar-over-target = { $energy } kcal over target

# $known (count)
# $logged (count)
split-eaten = Energy by macronutrient, grams of an average day, from { $known } of { $logged ->
        [one] { $logged } day
        *[other] { $logged } days
    }

# $known (count)
# $logged (count)
split-bought = Energy by macronutrient, grams bought, from { $known } of { $logged ->
        [one] { $logged } day
        *[other] { $logged } days
    }

# $name (text)
# $percent (count)
# $amount (text)
split-legend = { $name } { $percent } %, { $amount }

# $name (text)
# $percent (count)
# $amount (text)
split-spoken = { $name }: { $percent } %; { $amount }

# $label (text)
# $values (clauses)
bar-spoken = { $label }: { $values }

# $name (text)
# $day (day)
# $value (text)
line-spoken = { $name }, { $day }: { $value }

# $name (text)
# $unit (text)
chart-legend = { $name }, { $unit }

# Below a chart of a page.
# $names (series)
# $unit (text)
chart-key = { $names }, in { $unit }

# For those who hear a page: how a line begins and ends.
# $name (text)
# $first (figure)
# $last (text)
chart-summary = { $name } from { $first } to { $last }

# For those who hear a page.
# $title (text)
# $lines (clauses)
chart-label = { $title }: { $lines }

unit-kilocalories = kcal

unit-kilograms = kg

unit-pounds = lb

# $first (day)
# $last (day)
period-title = { $first } to { $last }

# $person (person)
# $first (day)
# $last (day)
period-title-of = Diary of { $person }, { $first } to { $last }

# $first (day)
# $last (day)
period-nothing-eaten = Nothing is logged from { $first } to { $last }.

# $person (person)
# $first (day)
# $last (day)
period-nothing-eaten-of = Nothing is logged in the diary of { $person } from { $first } to { $last }.

# $first (day)
# $last (day)
period-nothing-bought = No shopping is recorded from { $first } to { $last }.

# $person (person)
# $first (day)
# $last (day)
period-nothing-bought-of = No shopping is recorded in the diary of { $person } from { $first } to { $last }.

at-least-explained = ≥ is at least: some entries do not know all their figures.

# Whose reference values, within a sentence.
# $references (ReferenceValues)
reference-source = { $references ->
        [who] WHO
        [eu] EU
        *[us] US
    }

# $references (ReferenceValues)
reference-values-note = { $references ->
        [who] Reference values: WHO guidelines: sodium 2012, sugars 2015, saturated fat and fibre 2023. Total sugar stands in for free sugars.
        [eu] Reference values: EU reference intakes, Regulation 1169/2011 annex XIII; fibre from EFSA 2010.
        *[us] Reference values: US Daily Values, FDA 2016. Total sugar stands in for added sugars.
    }

compared = Compared

# $days (count)
compared-these-days = { $days ->
        [one] this { $days } day
        *[other] these { $days } days
    }

# $days (count)
compared-days-before = { $days ->
        [one] { $days } day before
        *[other] { $days } days before
    }

compared-change = change

days-logged = days logged

days-with-shopping = days with shopping

# $some (count)
# $all (count)
some-of-all = { $some } of { $all }

# $some (count)
# $all (count)
some-of-days = { $some } of { $all ->
        [one] { $all } day
        *[other] { $all } days
    }

average-of-logged-days = average of logged days

# $days (count)
average-of-all-days = { $days ->
        [one] average of all { $days } days
        *[other] average of all { $days } days
    }

# $days (count)
a-day-over-all = { $days ->
        [one] a day, over all { $days } days
        *[other] a day, over all { $days } days
    }

# $nutrient (Nutrient)
nutrient-logged-days = { nutrient-name }, logged days

household-receipts = household, all receipts

household-its-targets = household, its targets

# $days (count)
progress-nothing = No weight and no day is logged in the { $days } days up to today.

# $day (day)
progress-title = Progress up to { $day }

# $days (count)
chart-weight = Weight, { $days } days

chart-weight-plain = Weight

# $days (count)
chart-energy = Energy, { $days } days

progress-mifflin = Energy at rest by the equation of Mifflin and St Jeor.

# Stands before columns of "7 days", "30 days".
progress-over = Over

# $days (count)
days-counted = { $days ->
        [one] { $days } day
        *[other] { $days } days
    }

progress-weighed-days = days with a weight

progress-latest-weight = latest weight

progress-not-weighed = not weighed

progress-weight-change = change of weight

# $references (text)
markers-title = Health markers of an average day, beside { $references } values

# $figure (figure)
percent-of-energy = { $figure } % of energy

# $standing (HealthMarker.Standing)
marker-standing = { $standing ->
        [within] within
        [high] high
        [low] low
        *[not-known] not known
    }

# $amount (text)
bound-below = below { $amount }

# $amount (text)
bound-at-most = at most { $amount }

# $amount (text)
bound-at-least = at least { $amount }

average-day = An average day

# $days (count)
logged-days = { $days ->
        [one] { $days } logged day
        *[other] { $days } logged days
    }

# $days (count)
all-days = { $days ->
        [one] { $days } day
        *[other] all { $days } days
    }

# Stands above a column.
target-heading = target

# Stands above the column that says how a figure stands to its target.
against-heading = against it

# How a figure stands to its target.
# $figure (figure)
figure-over = { $figure } over

# How a figure stands to its target.
# $figure (figure)
figure-below = { $figure } below

# How a figure stands to its target.
figure-on-target = on target

# $average (figure)
# $days (count)
# $spread (figure)
average-at-least = An average logged day has at least { $average } kcal; spread over { $days ->
        [one] { $days } day
        *[other] all { $days } days
    } it is { $spread } kcal.

# $average (figure)
# $difference (figure)
# $days (count)
# $spread (figure)
average-over = An average logged day has { $average } kcal, { $difference } kcal over target; spread over { $days ->
        [one] { $days } day
        *[other] all { $days } days
    } it is { $spread } kcal.

# $average (figure)
# $difference (figure)
# $days (count)
# $spread (figure)
average-below = An average logged day has { $average } kcal, { $difference } kcal below target; spread over { $days ->
        [one] { $days } day
        *[other] all { $days } days
    } it is { $spread } kcal.

# $average (figure)
# $days (count)
# $spread (figure)
average-on-target = An average logged day has { $average } kcal, on target; spread over { $days ->
        [one] { $days } day
        *[other] all { $days } days
    } it is { $spread } kcal.

eaten-most = Eaten most

# Stands above a column.
eaten-times = times

# Stands above a column.
eaten-amount = amount

# Stands above a column.
eaten-energy = energy

# Stands above a column.
eaten-share = of all energy

# $span (text)
report-nothing = Nothing is logged in { $span }.

# $span (text)
report-title = Report { $span }

# $span (text)
weekly-report-title = Weekly report { $span }

# "October 2026, Thu 1 Oct to Sat 31 Oct".
# $name (text)
# $span (text)
report-span-named = { $name }, { $span }

# The days are not over yet.
# $span (text)
report-span-so-far = { $span }, so far

# $month (count)
# $year (words)
month-full = { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
        [one] January
        *[other] December
    } { $year }

# $some (count)
# $all (count)
report-logged = { $some } of { $all ->
        [one] { $all } day
        *[other] { $all } days
    } { $some ->
        [one] is
        *[other] are
    } logged.

# $some (count)
# $all (count)
report-logged-going-on = { $some } of { $all } days { $some ->
        [one] is
        *[other] are
    } logged, and the week is still going on.

# $sums (and)
report-spent = Spent in shops: { $sums }.

# $day (day)
report-targets-of = Targets are those of { $day }; energy is set beside what an average logged day allowed.

report-reference-target = The energy target is the reference intake of an adult, until you set your own.

report-no-advice = Figures, no medical advice.

# Part of the sentences weight-change.
# $weight (text)
# $day (day)
weighed-on = { $weight } on { $day }

# $weighing (text)
weight-single = Weight: { $weighing }.

# $first (text)
# $last (text)
# $weighings (count)
weight-change-same = Weight: { $first }, { $last }: the same ({ $weighings } weighings).

# $first (text)
# $last (text)
# $change (text)
# $weighings (count)
weight-change-more = Weight: { $first }, { $last }: { $change } more ({ $weighings } weighings).

# $first (text)
# $last (text)
# $change (text)
# $weighings (count)
weight-change-less = Weight: { $first }, { $last }: { $change } less ({ $weighings } weighings).

# $weight (text)
# $weighings (count)
week-weight = Weight averages { $weight } ({ $weighings ->
        [one] { $weighings } weighing
        *[other] { $weighings } weighings
    }).

# $weight (text)
# $weighings (count)
# $before (count)
week-weight-same = Weight averages { $weight } ({ $weighings ->
        [one] { $weighings } weighing
        *[other] { $weighings } weighings
    }), as in the week before ({ $before ->
        [one] { $before } weighing
        *[other] { $before } weighings
    }).

# $weight (text)
# $weighings (count)
# $change (text)
# $before (count)
week-weight-more = Weight averages { $weight } ({ $weighings ->
        [one] { $weighings } weighing
        *[other] { $weighings } weighings
    }), { $change } more than in the week before ({ $before ->
        [one] { $before } weighing
        *[other] { $before } weighings
    }).

# $weight (text)
# $weighings (count)
# $change (text)
# $before (count)
week-weight-less = Weight averages { $weight } ({ $weighings ->
        [one] { $weighings } weighing
        *[other] { $weighings } weighings
    }), { $change } less than in the week before ({ $before ->
        [one] { $before } weighing
        *[other] { $before } weighings
    }).

# $bought (figure)
# $eaten (figure)
gap-bought = Bought { $bought } kcal; logged { $eaten } kcal.

# $bought (figure)
# $unknown (count)
# $items (count)
# $eaten (figure)
gap-bought-unknown = Bought { $bought } kcal, { $unknown } of { $items } items without figures; logged { $eaten } kcal.

gap-none = No gap.

# $gap (figure)
gap-more-bought = A gap of { $gap } kcal: more was bought than logged.

# $gap (figure)
gap-more-logged = A gap of { $gap } kcal: more was logged than bought.

gap-what-it-is = Stock, other eaters, meals out and days that are not logged are all in it.

# $focus (text)
focus-next-week = Focus for next week: { $focus }

# Completes focus-next-week.
# $days (count)
focus-logging = { $days } logged days or more, so that the figures stand on something.

# Completes focus-next-week.
# $points (count)
focus-steady = none stands out, every habit that is scored has { $points } points or more.

# Completes focus-next-week.
# $habit (Habit)
focus-habit = { $habit ->
        [protein] protein. Pulses, tofu, nuts, dairy, eggs, fish and meat have most of it.
        [fibre] fibre. Pulses, whole grains, vegetables, fruit and nuts have most of it.
        [sodium] sodium. Bread, cheese, sausages and ready meals have most of it.
        [regularity] regularity, the same meals on most days.
        [variety] variety, a food or two that were not on the table this week.
        *[water] water, by the glass.
    }

# Completes focus-next-week.
# $slots (and)
focus-regular-meals = regularity, { $slots } on most days.

# $habit (Habit)
habit-name = { $habit ->
        [protein] protein
        [fibre] fibre
        [sodium] sodium
        [regularity] regularity
        [variety] variety
        *[water] water
    }

habits-title = Habits, in points of 100

# What a mark in a chart stands for.
hundred-points = 100 points

no-points = no points

# Points of a habit, in a column.
# $points (count)
points = { $points }

habit-needs-weight = a weight says how much

habit-needs-target = a target says how much

# $days (count)
habit-few-days = fewer than { $days } days tell

# $some (count)
# $all (count)
# $amount (text)
habit-days-below = { $some } of { $all } days below { $amount }

# $some (count)
# $all (count)
# $amount (text)
habit-days-at-most = { $some } of { $all } days with at most { $amount }

# $some (count)
# $all (count)
# $amount (text)
habit-days-at-least = { $some } of { $all } days with at least { $amount }

# $some (count)
# $all (count)
# $slots (and)
habit-days-with = { $some } of { $all } days with { $slots }

habit-no-usual-meal = no meal on most days

# $foods (count)
# $full (count)
habit-foods = { $foods } different foods, { $full } are full marks

# $volume (figure)
amount-millilitres = { $volume } ml

# $days (count)
habit-rule-points = Points are the share of the days that keep the bound. Days that are not logged take no part; fewer than { $days } days give no points.

# $habit (Habit)
habit-rule-target = The bound of { habit-name } is your target.

# $habit (Habit)
# $references (text)
habit-rule-reference = The bound of { habit-name } is the reference value of the { $references }.

# $habit (Habit)
habit-rule-protein-weight = The bound of { habit-name } is 0.83 g for each kilogram of weight (EFSA 2012).

# $habit (Habit)
habit-rule-protein-reference = The bound of { habit-name } is the EU reference intake, until a weight or a target is known.

# $habit (Habit)
habit-rule-water-weight = The bound of { habit-name } is 35 ml for each kilogram of weight, a rule of thumb.

# $habit (Habit)
# $source (text)
habit-rule-other = The bound of { habit-name } is { $source }.

habit-rule-regular = Regular is a day with every meal that most logged days have.

# $foods (count)
habit-rule-variety = Full marks of variety are { $foods } different foods in 7 logged days, fewer in fewer days; the number is that of the plants a week in the American Gut Project, 2018.

score-none = no score

scores-title = Score by day, of 100

# $week (words)
report-changed-since = The diary of this week has changed since the report was made. “report { $week } again” makes it anew.

# $model (words)
report-words-by = The words at the top are by { $model }; the figures are larder’s.

report-energy-earned = The energy target is what an average logged day allowed, activity included.

# $rule (text)
report-score-rule = Score of a day: { $rule }

# $model (words)
said-by-model = model: { $model }

# $some (count)
# $all (count)
some-days-logged = { $some } of { $all } days logged

# A number and a currency in a column of differences.
# $figure (figure)
# $unit (words)
figure-with = { $figure } { $unit }

changes-since-report = Since the last report

changes-since-week = Since the week before

changes-nothing = nothing changed

# $habit (Habit)
points-of-habit = points of { habit-name }

score-rule = The mean of its parts. Energy has 100 within a tenth of what the day allowed, two less for each further per cent. Protein, fibre and water have the share that was reached; sodium has 100 up to its bound and none at double.

score-too-little = There is no score yet: it needs two of energy with a target of your own, protein, fibre, sodium and water.

# The name of the row of a day's score.
score-total = score

# $score (count)
score-of-hundred = { $score } of 100

# $amount (text)
score-allowed = allowed { $amount }

# $day (day)
score-day-title = Score of { $day }

# $day (day)
score-day-so-far = Score of { $day }, so far

# $slot (MealSlot)
# $day (day)
score-no-meal = No { slot } is logged { $day }.

# $slot (MealSlot)
score-no-meal-score = The { slot } has no health score: the weight, energy, saturated fat, sugar or sodium of a part is not known.

weekly-report = Weekly report
