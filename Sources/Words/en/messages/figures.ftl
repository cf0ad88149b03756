### Figures, amounts, meals and where numbers are from, in English: see docs/messages.md.

# $amount (amount)
grams = { $amount }

# What figures of foods are of, whatever somebody weighs in.
hundred-grams = 100 g

# $energy (figure)
energy = { $energy } kcal

# $energy (figure)
energy-at-least = ≥{ $energy } kcal

energy-unknown = ? kcal

# What stands before the grams of protein, carbohydrate and fat in their columns: as short as it can be.
# $nutrient (Nutrient)
macro-letter = { $nutrient ->
        [protein_g] P
        [carbs_g] C
        *[fat_g] F
    }

# "P 11.6".
# $nutrient (Nutrient)
# $grams (figure)
macro-figure = { macro-letter } { NUMBER($grams, minimumFractionDigits: 1) }

# "P ≥20.0": a sum that some part does not know.
# $nutrient (Nutrient)
# $grams (figure)
macro-at-least = { macro-letter } ≥{ NUMBER($grams, minimumFractionDigits: 1) }

# $nutrient (Nutrient)
macro-unknown = { macro-letter } ?

# $nutrient (Nutrient)
nutrient-name = { $nutrient ->
        [kcal] energy
        [protein_g] protein
        [carbs_g] carbohydrate
        [fat_g] fat
        [saturated_fat_g] saturated fat
        [sugar_g] sugar
        [fibre_g] fibre
        *[sodium_mg] sodium
    }

# How well a number is known.
# $tier (Tier)
tier = { $tier ->
        [label] label
        [database] database
        [remembered] remembered
        [estimated] estimated
        *[unknown] unknown
    }

skipped = skipped

# The name of the row with the sums.
sum = total

# A meal at the beginning of a line.
# $slot (MealSlot)
slot-title = { $slot ->
        [breakfast] Breakfast
        [lunch] Lunch
        [dinner] Dinner
        *[snack] Snack
    }

# A meal within a line.
# $slot (MealSlot)
slot = { $slot ->
        [breakfast] breakfast
        [lunch] lunch
        [dinner] dinner
        *[snack] snack
    }

# Words as somebody said them.
# $words (words)
quoted = “{ $words }”
