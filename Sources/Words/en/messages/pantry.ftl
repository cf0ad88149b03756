### What is at home, in English: see docs/messages.md.

pantry-title = At home

pantry-soon-title = Will run out within a week

# $food (food)
pantry-of-food = At home: { $food }

# $day (day)
pantry-on-day = At home, { $day }

# $day (day)
pantry-thrown-title = Thrown away, { $day }

# The name of a row.
pantry-bought = bought

# The name of a row.
pantry-eaten = eaten

# The name of a row.
pantry-thrown = thrown away

# The name of a row.
pantry-missing = gone, nobody said where

# The name of a row.
pantry-elsewhere = from elsewhere

# The name of the row of what is left.
pantry-there = there

# $grams (amount)
pantry-minus = − { $grams }

# $grams (amount)
pantry-plus = + { $grams }

# $day (day)
pantry-last-seen = Bought or counted last on { $day }.

# $days (figure)
pantry-about-days = about { $days ->
        [one] { $days } day
        *[other] { $days } days
    }

pantry-over-a-year = more than a year

# $day (day)
pantry-last-bought = last bought { $day }

# $days (figure)
# $grams (figure)
pantry-lasts = It lasts about { $days ->
        [one] { $days } day
        *[other] { $days } days
    }, by { NUMBER($grams, maximumFractionDigits: 0) } g a day lately.

# $grams (figure)
pantry-lasts-over-a-year = It lasts more than a year, by { NUMBER($grams, maximumFractionDigits: 0) } g a day lately.

# $names (text)
pantry-unweighed = Bought without a weight, so not counted: { $names }.

# $names (text)
# $food (words)
pantry-stale = Bought long ago and perhaps gone: { $names }. “we are out of { $food }” says so.

# Names, of which not all are shown.
# $names (series)
# $more (count)
names-more = { $names } and { $more } more

pantry-nothing-bought = What is at home is worked out from what was bought, and no trip to a shop with weights is kept yet. “bought 500 g rice at Lidl” or a receipt keeps one.

pantry-nothing-left = By what was bought less what was logged, nothing is left at home.

pantry-nothing-runs-out = Nothing that is at home runs out within a week, by what was eaten of it lately.

pantry-rule = Bought less what was logged, by all profiles. “threw away half the milk” and “we have 500 g rice left” put it right.

# $days (count)
pantry-rate = By what was eaten of it in the last { $days } days, or since it was first bought.

# $words (words)
pantry-unknown = No { $words } was bought that I know of, so I cannot tell how much is there.

# $standing (amount)
# $left (amount)
pantry-left-of = Of about { $standing } at home about { $left } is left. It was not eaten, so nothing is logged.

# $standing (amount)
pantry-known = Until now about { $standing } was known of.

pantry-none-known = None was known of until now.

# Stands where an amount would, once nothing is left.
pantry-none-left = none

# $grams (amount)
# $food (food)
pantry-thrown-summary = thrown away, { $grams } { $food }

# $food (food)
pantry-none-summary = no { $food } at home

# $grams (amount)
# $food (food)
pantry-counted-summary = { $grams } { $food } at home

# $slot (MealSlot)
# $day (day)
swap-title = Swap in { slot }, { $day }

# $slot (MealSlot)
swap-fits = The day fits its ranges with { slot } as it is; no swap is needed.

# $slot (MealSlot)
swap-none-helps = No swap in { slot } brings the day closer to its ranges.

# $swaps (clauses)
swap-summary = swap, { $swaps }

# Part of the list in swap-summary.
# $food (food)
# $grams (amount)
swap-amount = { $food }, { $grams }

# Part of the list in swap-summary.
# $food (food)
# $before (food)
swap-food = { $food } for { $before }

# $figures (clauses)
swap-left = Left of the day then: { $figures }.

# Part of the list in swap-left.
# $then (text)
# $now (text)
swap-left-of = { $then } ({ $now } without it)

# More than the target by so much.
# $amount (text)
amount-over = { $amount } over

# $nutrient (Nutrient)
# $figure (figure)
nutrient-whole-amount = { $nutrient ->
        [kcal] { NUMBER($figure, maximumFractionDigits: 0) } kcal
        [sodium_mg] { NUMBER($figure, maximumFractionDigits: 0) } mg
        *[other] { NUMBER($figure, maximumFractionDigits: 0) } g
    }
