### What has limits, and what they are, in English: see docs/messages.md.

# What a value is called that lies outside its limits.
# $value (LimitedValue)
limited-value = { $value ->
        [active-days] active days
        [activity] activity
        [age] age
        [amount] amount
        [basis] basis
        [birth-date] birth date
        [brand] brand
        [category] category
        [cooked-weight] cooked weight
        [currency] currency
        [days] days
        [density] density
        [energy] energy
        [energy-sum] energy of protein, carbohydrate and fat
        [factor] factor
        [goal-date] goal date
        [height] height
        [household] household
        [icon] icon
        [ingredients] list of ingredients
        [language] language
        [macronutrients] sum of protein, carbohydrate and fat
        [meal-hours] meal hours
        [minutes] minutes
        [name] name
        [note] note
        [people] people
        [period] period
        [plate] plate
        [plates] plates
        [portion] portion
        [price] price
        [quantity] quantity
        [query] query
        [raw-weight] raw weight
        [reason] reason
        [receipt] receipt
        [recipe] recipe
        [recipe-line] line of a recipe
        [recipe-weight] weight of a recipe
        [replaced] replaces
        [report] report
        [serving] serving
        [servings] number of servings
        [share] share
        [start-of-day] start of the day
        [store] store’s name
        [tags] tags
        [title] title
        [water] water
        [weekly-pace] weekly pace
        *[weight] weight
    }

# $least (count)
# $most (count)
range-numbers = { $least } to { $most }

# $least (count)
# $most (count)
range-characters = { $least } to { $most } characters

# $least (count)
# $most (count)
range-letters = { $least } to { $most } letters

# $least (count)
# $most (count)
range-years = { $least } to { $most } years

# $least (count)
# $most (count)
range-days = { $least } to { $most } days

# $least (count)
# $most (count)
range-days-in-order = { $least } to { $most } days, the first day first

# $least (count)
# $most (count)
range-lines = { $least } to { $most } lines long

# $least (count)
# $most (count)
range-centimetres = { $least } to { $most } cm

# $least (count)
# $most (count)
range-kilograms = { $least } to { $most } kg

# "0 to 2,000 g".
# $nutrient (Nutrient)
# $least (figure)
# $most (figure)
range-of-nutrient = { $least } to { $most } { $nutrient ->
        [kcal] kcal
        [sodium_mg] mg
        *[other] g
    }

# "0 to 100 g per 100 g".
# $range (text)
range-per-hundred = { $range } per 100 g

# "0 to 2,000 g a day".
# $range (text)
range-a-day = { $range } a day

# "0 to 2,000 g a day for this household".
# $range (text)
range-a-day-of-household = { $range } a day for this household

# "0.05 to 20 g per ml".
# $least (figure)
# $most (figure)
range-density = { NUMBER($least, maximumFractionDigits: 2) } to { NUMBER($most, maximumFractionDigits: 2) } g per ml

# $most (count)
range-above-zero = above 0, to { $most }

# $most (count)
range-above-zero-kilograms = above 0, to { $most } kg

# $most (figure)
range-above-zero-energy = above 0, to { $most } kcal

range-above-zero-grams = above 0 g

# $most (count)
range-up-to = up to { $most }

# $most (count)
range-up-to-kilograms = up to { $most } kg

# $most (figure)
range-up-to-millilitres = up to { $most } ml

# $most (count)
range-up-to-lines = up to { $most } lines long

# $most (count)
range-up-to-people = up to { $most } people

# $most (count)
range-up-to-profiles = up to { $most } profiles

# Of the tags of a food.
# $count (count)
# $most (count)
range-tags = up to { $count }, each 1 to { $most } characters

# Of the plates of those who eat of one pot.
# $amount (amount)
range-in-the-pot = up to what is in the pot, { $amount }, together

# Of the plates of those who eat of one pot.
range-one-each = one for each person

# Of a recipe that is to be read.
range-recipe-place = its text, an address or a file

# Of what a photo takes the place of; said to a model.
range-quick-entry = the id of a quick entry

range-currency = a code of three letters, such as EUR

range-language = a code of two letters, such as en or de

range-goal-date = a day to come

range-birth-date = a past day of the last 120 years, as 1990-06-15

# Of the name of a profile.
range-own-name = one that no other profile has

range-icon = one character that can be seen, such as 🦊

range-start-of-day = 00:00 to 11:59

range-meal-hours = breakfast, lunch, dinner in this order
