### Where a number is from, on the "?" of a card, in English: see docs/messages.md.

# $grams (amount)
explain-last-time = No amount said: { $grams }, as last time.

# $grams (amount)
explain-usual-serving = No amount said: a usual serving of it is { $grams }.

# $amount (text)
# $density (figure)
# $grams (amount)
explain-density = { $amount } × { NUMBER($density, maximumFractionDigits: 3) } g per ml = { $grams }.

# $amount (text)
# $grams (amount)
explain-as-water = { $amount } = { $grams }: its density is not known, that of water is taken.

# $grams (amount)
explain-number-as-weight = No unit was said, and nobody eats so many: { $grams } are taken.

# A weight that was worked out: between what it is four times of five.
# $low (amount)
# $high (amount)
explain-likely = Worked out, not weighed: likely { $low } to { $high }.

# The same with its energy.
# $low (amount)
# $high (amount)
# $least (figure)
# $most (figure)
explain-likely-energy = Worked out, not weighed: likely { $low } to { $high }, { $least } to { $most } kcal.

# Of all foods of a meal together.
# $least (figure)
# $most (figure)
explain-likely-sum = Some amounts were worked out: likely { $least } to { $most } kcal in all.

# $amount (text)
# $grams (amount)
explain-measured = { $amount } = { $grams }.

# $each (amount)
explain-piece = One of it is { $each }.

# $each (amount)
explain-piece-taken = One of it is taken as { $each }.

# What one of a unit weighs of this food: "1 slice".
# $portion (text)
# $each (amount)
explain-portion = { $portion } of it is { $each }.

# $portion (text)
# $each (amount)
explain-portion-taken = { $portion } is taken as { $each }.

# $each (amount)
# $quantity (figure)
# $grams (amount)
explain-piece-times = One of it is { $each }, × { NUMBER($quantity, maximumFractionDigits: 2) } = { $grams }.

# $each (amount)
# $quantity (figure)
# $grams (amount)
explain-piece-taken-times = One of it is taken as { $each }, × { NUMBER($quantity, maximumFractionDigits: 2) } = { $grams }.

# $portion (text)
# $each (amount)
# $quantity (figure)
# $grams (amount)
explain-portion-times = { $portion } of it is { $each }, × { NUMBER($quantity, maximumFractionDigits: 2) } = { $grams }.

# $portion (text)
# $each (amount)
# $quantity (figure)
# $grams (amount)
explain-portion-taken-times = { $portion } is taken as { $each }, × { NUMBER($quantity, maximumFractionDigits: 2) } = { $grams }.

# $figures (series)
explain-hundred = 100 g of it: { $figures }.

# $factor (figure)
# $grams (amount)
# $figures (series)
explain-times = × { NUMBER($factor, maximumFractionDigits: 3) } for { $grams } = { $figures }.

# With as many decimals as a food table has.
# $nutrient (Nutrient)
# $figure (figure)
nutrient-amount-exact = { $nutrient ->
        [kcal] { NUMBER($figure, maximumFractionDigits: 3) } kcal
        [sodium_mg] { NUMBER($figure, maximumFractionDigits: 3) } mg
        *[other] { NUMBER($figure, maximumFractionDigits: 3) } g
    }

# "protein 5.8 g"
# $nutrient (Nutrient)
# $amount (text)
nutrient-with-amount = { nutrient-name } { $amount }

# $nutrient (Nutrient)
nutrient-not-known = { nutrient-name } not known

# $nutrient (Nutrient)
nutrient-unknown = { nutrient-name } unknown

# $nutrient (Nutrient)
nutrient-asked = { nutrient-name } ?

# The figures that have no column of their own: "of 100 g: sugar 2 g".
# $basis (text)
# $figures (series)
details-of = of { $basis }: { $figures }

# Where the figures of a food are from, within a line.
# $kind (FoodSource.Kind)
source-kind = { $kind ->
        [label] label
        [household] your value
        [estimate] model’s estimate
        [staples] food table
        [nationalTable] national table
        [openFoodFacts] Open Food Facts
        *[usda] USDA
    }

source-usual-recipe = a usual recipe

source-recipe = recipe

# $food (food)
source-estimate-like = estimated like { $food }

# What a model's estimate rests on.
# $basis (words)
source-estimate-basis = model’s estimate ({ $basis })

# Part of the list in explain-source.
# $before (words)
source-corrected-from = corrected from { $before }

# Part of the list in explain-source: the edition of a table.
# $release (words)
source-release = release { $release }

# Part of the list in explain-source: the edition of a table.
source-release-2018 = release April 2018

# Part of the list in explain-source: a date as tables write it.
# $date (words)
source-as-of = as of { $date }

# $source (series)
# $tier (Tier)
explain-source = Source: { $source }; tier { tier }.

# $source (series)
# $tier (Tier)
explain-source-available = Source: { $source }; tier { tier }; carbohydrate without fibre.

# $source (series)
# $tier (Tier)
explain-source-by-difference = Source: { $source }; tier { tier }; carbohydrate with fibre.

# $day (day)
explain-corrected-on = Corrected on { $day }.

# $figures (series)
# $source (text)
# $tier (Tier)
explain-entry = { $figures }, { $source }; tier { tier }.

explain-said-roughly = Said roughly: counts as estimated.

explain-model-amount = The amount is the model’s estimate: counts as estimated.

# Stands before what explains a food of several.
# $food (food)
explain-food-heading = { $food }:

# $source (text)
# $tier (Tier)
explain-snapshot = Source, as it was logged: { $source }; tier { tier }.

explain-recipe-gone = The recipe is no longer there; the entry keeps its figures.

explain-food-gone = The food is no longer in the food bank; the entry keeps its figures.

# $food (food)
# $figures (series)
explain-old-figures = Logged with the old figures of { $food }: now it has { $figures } per 100 g.

# $grams (amount)
# $servings (figure)
# $tier (Tier)
explain-dish = All of it weighs { $grams }, { NUMBER($servings, maximumFractionDigits: 2) } servings; tier { tier }.

# $words (words)
explain-part-not-counted = “{ $words }”: not counted.

# $words (words)
# $figures (series)
# $source (text)
explain-part = “{ $words }”: { $figures }; { $source }.

# $words (words)
# $food (food)
# $figures (series)
# $source (text)
explain-part-of-food = “{ $words }”: { $food }, { $figures }; { $source }.
