### The household and its guide, in English: see docs/messages.md.

family-nobody = Nobody is in the household yet. For example: “we are Ada, 38, 62 kg, and Ben, 7”, or /family guide.

# $years (count)
years-counted = { $years ->
        [one] { $years } year
        *[other] { $years } years
    }

weight-unknown = ? kg

weight-unknown-pounds = ? lb

# $weight (text)
weight-assumed = ≈ { $weight }

# "P 62", as short as it can be.
# $nutrient (Nutrient)
# $grams (figure)
macro-whole = { macro-letter } { NUMBER($grams, maximumFractionDigits: 0) }

# "moderate, balanced".
# $activity (text)
# $diet (text)
family-habits = { $activity }, { $diet }

# $limits (series)
family-limits = A day for all: { $limits }.

# Part of the list in family-limits.
# $grams (figure)
family-sugar-at-most = sugar at most { NUMBER($grams, maximumFractionDigits: 0) } g

# Part of the list in family-limits.
# $grams (figure)
family-fibre-at-least = fibre at least { NUMBER($grams, maximumFractionDigits: 0) } g

# Part of the list in family-limits.
# $milligrams (figure)
family-sodium-at-most = sodium at most { NUMBER($milligrams, maximumFractionDigits: 0) } mg

family-no-targets = No targets are accepted yet.

family-members-changed = The members have changed since these targets were accepted; new ones can be suggested.

# $reason (words)
family-accepted-other = Accepted, other than computed: { $reason }

family-accepted = Accepted as computed.

family-source-adults = Adults: energy at rest by age and weight (Schofield 1985) times activity (FAO/WHO/UNU 2004).

family-source-children = Children: energy by weight (Torun, FAO/WHO/UNU 2004), 1 % for growth (EFSA 2013), and never less than that.

# $splits (clauses)
family-source-shares = Shares of the energy: { $splits }. Protein at least as EFSA 2012, fibre EFSA 2010, sodium EFSA 2019, free sugars a tenth of the energy (WHO 2015).

family-source-assumed = ≈ where the weight is not known: the median of the age (FAO/WHO/UNU 2004), adults 70 kg (EFSA 2012).

# $names (and)
family-infants = { $names }: under one year, milk is not counted.

family-arithmetic = This is arithmetic, no medical advice.

family-gone-title = No longer in the household

# $person (person)
family-without-summary = household without { $person }

family-title = Household

# $people (and)
family-summary = household with { $people }

# $person (person)
# $parts (series)
family-assumed = { $person }, not said and taken: { $parts }.

# Part of the list in family-assumed.
# $activity (text)
family-assumed-activity = activity { $activity }

# Part of the list in family-assumed.
# $diet (text)
family-assumed-diet = diet { $diet }

# Part of the list in family-assumed.
# $weight (text)
family-assumed-weight = weight { $weight }

family-row-accepted = accepted

family-row-computed = computed

family-targets-title = Daily targets for the household

# $energy (figure)
family-targets-summary = targets of the household, { $energy } kcal a day

# $reason (words)
family-other-than-computed = Other than computed: { $reason }

# $people (and)
family-own-targets = From today also the targets of: { $people }.

# Part of the list in family-own-targets.
# $person (person)
# $energy (figure)
family-own-target = { $person } { $energy } kcal

# Part of a list of choices.
# $number (count)
# $name (text)
menu-choice = { $number } { $name }

guide-family-first = Step 1 of 5. Who is in the household? One person a line: Ada, 38, 62 kg

guide-family-more = Who else? An empty line or “next” goes on.

# $people (count)
# $names (and)
# $choices (series)
guide-family-activity = { $people ->
        [one] Step 2 of 5. How active is { $names }? { $choices }.
        *[other] Step 2 of 5. How active are { $names }? { $choices }. One for all, or one for each in turn.
    }

# $people (count)
# $names (and)
# $choices (series)
guide-family-diet = { $people ->
        [one] Step 3 of 5. How does { $names } eat? { $choices }.
        *[other] Step 3 of 5. How do { $names } eat? { $choices }. One for all, or one for each in turn.
    }

guide-family-closing = Step 4 of 5, the review. With a yes to it, /family targets is the fifth.

guide-five-each = Of the five, by number or name, please: one for all, or one for each.

guide-nine-each = Of the nine, by number or name, please: one for all, or one for each.

guide-name-age-weight = Name, age in years and weight, please: Ada, 38, 62 kg

guide-weight-or-none = A weight of 2 to 400 kg, please, or none: Ada, 38

# $most (count)
guide-people-most = A household has up to { $most } people.

guide-at-least-one = At least one person, please, or “later”.

guide-how = “<” goes back, an empty line or “next” skips, “later” keeps it for another time.

# $command (words)
guide-kept = Kept. { $command } goes on from here.

# $command (words)
guide-proposal-waits = A proposal is waiting. Answer it first, then { $command }.

# $step (count)
# $steps (count)
# $question (text)
setup-question = { $step } of { $steps }. { $question }

setup-units = Measures: 1 metric, 2 us

setup-birth = When were you born? 1990-06-15, or the age: 36

# $choices (series)
setup-sex = Which sex is the equation to take? { $choices }

setup-height-metric = How tall are you? 168 cm

setup-height-us = How tall are you? 5 ft 6

setup-weight-metric = What do you weigh? 62 kg

setup-weight-us = What do you weigh? 137 lb

# $choices (series)
setup-activity = How active are you? { $choices }

# Part of the list in setup-activity: as many active days a week.
# $number (count)
# $activity (ActivityLevel)
setup-activity-choice = { $activity ->
        [sedentary] { $number } sedentary (up to 2 active days a week)
        [light] { $number } light (3 to 4 active days a week)
        [moderate] { $number } moderate (5 to 6 active days a week)
        [active] { $number } active (active every day)
        *[very-active] { $number } very active (hard work or training every day)
    }

setup-aim = What do you aim at? 1 lose weight, 2 keep it, 3 gain muscle

setup-pace-metric = How fast, in a week? Up to 1 kg: 0.5

setup-pace-us = How fast, in a week? Up to 2.2 lb: 1

# $day (words)
setup-goal = Until when? A day: { $day }

# $choices (series)
setup-diet = How do you eat? { $choices }

setup-language = Which language? en, de, es, tr, zh, or another code of two letters

setup-day-start = When does your day begin? 00:00, or later for night owls: 04:00

setup-remark-units = 1 for metric, 2 for us, please.

setup-remark-birth = A day such as 1990-06-15, or an age of 1 to 120, please.

setup-remark-sex = 1 for female, 2 for male, please; an empty line skips it.

setup-remark-height = A height such as 168 cm or 5 ft 6, please.

setup-remark-weight = A weight such as 62 kg or 137 lb, please.

setup-remark-activity = One of the five, by its number or name, please.

setup-remark-aim = 1 to lose, 2 to keep, 3 to gain, please.

setup-remark-pace = Above 0, up to 1 kg (2.2 lb) a week, please.

setup-remark-goal = A day to come, such as 2030-05-01, please.

setup-remark-diet = One of the nine, by its number or name, please.

setup-remark-language = A code of two letters, such as en or de, please.

setup-remark-day-start = A time from 00:00 to 11:59, please.
