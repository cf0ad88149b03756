### How numbers, days, times and lists are written, in English: see docs/messages.md.

# Which forms words have, as CLDR says it; a language has one form more, "other".
style-plurals = one: i = 1 and v = 0

# $region (Region)
style-decimal = .

# $region (Region)
style-group = ,

# How many digits stand at least before the first sign between thousands.
# $region (Region)
style-least-grouped = 1

# $grams (figure)
style-grams = { $grams } g

# $ounces (figure)
style-ounces = { $ounces } oz

# $pounds (figure)
style-pounds = { $pounds } lb

style-today = today

style-yesterday = yesterday

# $region (Region)
# $weekday (Weekday)
style-weekday = { $weekday ->
        [monday] Mon
        [tuesday] Tue
        [wednesday] Wed
        [thursday] Thu
        [friday] Fri
        [saturday] Sat
        *[sunday] Sun
    }

# $region (Region)
# $weekday (Weekday)
# $day (Number)
# $month (Number)
style-month = { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
        *[12] Dec
    }

# "Fri 20 Nov".
# $region (Region)
# $weekday (Weekday)
# $day (Number)
# $month (Number)
# $year (Number)
style-date = { $region ->
        [US] { style-weekday }, { style-month } { $day }
        *[other] { style-weekday } { $day } { style-month }
    }

# "Fri 20 Nov 2025".
# $region (Region)
# $weekday (Weekday)
# $day (Number)
# $month (Number)
# $year (Number)
style-date-year = { $region ->
        [US] { style-weekday }, { style-month } { $day }, { $year }
        *[other] { style-weekday } { $day } { style-month } { $year }
    }

# $region (Region)
# $time (text)
# $hour (text) of twelve
# $minute (text)
# $half (Half)
style-time = { $region ->
        [US] { $hour }:{ $minute } { $half ->
            [am] AM
            *[pm] PM
        }
        [CA] { $hour }:{ $minute } { $half ->
            [am] a.m.
            *[pm] p.m.
        }
        [AU] { $hour }:{ $minute } { $half ->
            [am] am
            *[pm] pm
        }
        [IN] { $hour }:{ $minute } { $half ->
            [am] am
            *[pm] pm
        }
        *[other] { $time }
    }

# $first (text)
# $last (text)
style-and = { $first } and { $last }

# $first (text)
# $last (text)
style-or = { $first } or { $last }

# $first (text)
# $last (text)
style-series = { $first }, { $last }

# $first (text)
# $last (text)
style-clauses = { $first }; { $last }

# $first (text)
# $last (text)
style-sentences = { $first } { $last }

# The language as documents name it.
style-tag = en

# Which form a word takes beside the name of a food: forms, each with the endings of the first word of the name; the first that
# fits holds. Empty where a word has one form.
style-forms = { "" }

# A food and the state that it was weighed in: "pasta, cooked".
# $food (text)
# $state (FoodState)
# $form (words)
style-food-in-state = { $food }, { $state }
