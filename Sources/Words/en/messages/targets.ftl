### Targets, the body and what follows from it, in English: see docs/messages.md.

# $nutrient (Nutrient)
# $figure (figure)
nutrient-amount = { $nutrient ->
        [kcal] { $figure } kcal
        [sodium_mg] { $figure } mg
        *[other] { $figure } g
    }

# What a value was before it is changed.
# $value (text)
was-before = was { $value }

targets-title = Targets

# $day (day)
targets-title-from = Targets from { $day }

# $energy (figure)
targets-summary = targets, { $energy } kcal a day

exercise-name = exercise

exercise-counted = counted

exercise-not-counted = not counted

exercise-summary-counted = exercise counted

exercise-summary-not-counted = exercise not counted

exercise-days-before = Days before keep what they earned.

exercise-is-not-counted = Exercise is not counted; “count exercise” adds what it earns.

# $made (figure)
# $energy (figure)
targets-do-not-add-up = Protein, carbohydrate and fat make { $made } kcal of these { $energy }.

# $least (figure)
targets-low-energy = Below { $least } kcal, the least that larder proposes to lose weight; a doctor or dietitian can say what fits.

# $day (day)
targets-since = Since { $day }.

targets-reference = The reference intake of an adult, until you set your own: “my target is 1,900 kcal”.

targets-household-note = Household: what was accepted for all together.

# $amount (text)
targets-household = household { $amount }

# $least (figure)
# $most (figure)
targets-range = { $least } to { $most }

targets-part-of-household = Your part of the household’s targets.

targets-own = Your own figures.

# $energy (figure)
targets-own-computed = Your own figures; by equation it would be { $energy } kcal: “recompute my targets” shows them.

# $energy (figure)
# $standing (figure)
targets-offer = With this weight your targets would be computed as { $energy } kcal instead of { $standing }. “Recompute my targets” shows them.

profile-title = Profile

# Of the profile that every home begins with, which nobody has named.
profile-summary-own = profile of me

# $name (person)
profile-summary = profile of { $name }

needs-are-arithmetic = This is arithmetic, no medical advice. “My target is 1,900 kcal” sets your own.

# $missing (and)
needs-missing-for-targets = For targets by equation larder would need: { $missing }.

# Somebody said to be neither a woman nor a man.
needs-no-third-form = The equation for energy has a female and a male form. “Female equation” or “male equation” takes one for the arithmetic; “my target is 1,900 kcal” needs none.

# The same, of a person whose sex was said before.
# $sex (Profile.Sex)
needs-form-kept = The equation for energy has a female and a male form, and goes on with the { $sex } one. “Female equation” or “male equation” takes one for the arithmetic; “my target is 1,900 kcal” needs none.

# $missing (and)
needs-missing = larder would need { $missing }: “I'm 34, female, 168 cm, 62 kg, lightly active”.

# Part of the list in needs-missing.
your-age = your age

# Part of the list in needs-missing.
your-sex = your sex

# Part of the list in needs-missing.
your-height = your height

# Part of the list in needs-missing.
your-weight = your weight

# Part of the list in needs-missing.
your-activity = how active you are

body-title = Your body

# Energy at rest, with the name that it has in English.
body-at-rest = at rest (BMR)

# Energy that a day takes, with the name that it has in English.
body-spent = spent (TDEE)

# $energy (figure)
body-energy-a-day = { $energy } kcal a day

body-bmi = BMI

# $index (figure)
body-bmi-index = { $index }

# $index (figure)
# $least (figure)
# $most (figure)
body-bmi-of-adult = { $index } (usual { $least } to { $most })

# $volume (text)
body-water-a-day = about { $volume } a day

body-sleep = sleep

# $least (count)
# $most (count)
body-hours = { $least } to { $most } hours

# $weight (figure)
weight-kilograms = { $weight } kg

# $weight (figure)
weight-pounds = { $weight } lb

# $height (figure)
height-centimetres = { $height } cm

# $feet (count)
# $inches (count)
height-feet = { $feet } ft { $inches }

# $weight (text)
weight-a-week = { $weight } a week

# The name of a line of a profile.
# $field (ProfileLine)
profile-field = { $field ->
        [name] name
        [born] born
        [sex] sex
        [height] height
        [expecting] expecting
        [activity] activity
        [aim] aim
        [pace] pace
        [goal-weight] goal weight
        [goal-date] goal date
        [diet] diet
        [language] language
        [units] units
        *[day-start] day starts at
    }

# $aim (Profile.Aim)
profile-aim = { $aim ->
        [lose] lose weight
        [maintain] keep the weight
        *[gain] gain muscle
    }

# $sex (Profile.Sex)
profile-sex = { $sex }

# A pace that follows from a goal and its day.
profile-by-the-goal = by the goal

# Somebody expects no child any more.
profile-no = no

# $motherhood (Profile.Motherhood)
profile-motherhood = { $motherhood ->
        [pregnant] pregnant
        [first-trimester] first trimester
        [second-trimester] second trimester
        [third-trimester] third trimester
        *[nursing] nursing
    }

# $activity (ActivityLevel)
profile-activity = { $activity ->
        [sedentary] sedentary
        [light] light
        [moderate] moderate
        [active] active
        *[very-active] very active
    }

# $diet (Diet)
profile-diet = { $diet ->
        [balanced] balanced
        [vegetarian] vegetarian
        [vegan] vegan
        [pescatarian] pescatarian
        [keto] keto
        [mediterranean] mediterranean
        [low-carb] low carb
        [high-protein] high protein
        *[low-sodium] low sodium
    }

# $units (Profile.Units)
profile-units = { $units ->
        [us] us
        *[metric] metric
    }

# $day (day)
# $pace (text)
goal-pace = Your goal by { $day } asks for { $pace } a week.

# $day (day)
# $pace (text)
# $most (text)
goal-pace-too-fast = Your goal by { $day } would ask for { $pace } a week; larder proposes at most { $most }: a later day, or a goal nearer by.
