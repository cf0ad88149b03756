### Recipes: their cards, lists and notes, in English: see docs/messages.md.

# Of a recipe that is one serving.
# $recipe (words)
# $energy (text)
recipe-summary = recipe { $recipe }, { $energy }

# $recipe (words)
# $servings (figure)
# $energy (text)
recipe-summary-servings = recipe { $recipe }, { $servings ->
        [one] { NUMBER($servings, maximumFractionDigits: 2) } serving
        *[other] { NUMBER($servings, maximumFractionDigits: 2) } servings
    } of { $energy }

# $recipe (words)
# $energy (text)
recipe-change-summary = change of the recipe { $recipe }, { $energy }

# $recipe (words)
# $servings (figure)
# $energy (text)
recipe-change-summary-servings = change of the recipe { $recipe }, { $servings ->
        [one] { NUMBER($servings, maximumFractionDigits: 2) } serving
        *[other] { NUMBER($servings, maximumFractionDigits: 2) } servings
    } of { $energy }

# What was done, and how many entries it changed with it.
# $summary (text)
# $count (count)
summary-recomputed = { $summary }, { $count ->
        [one] { $count } entry
        *[other] { $count } entries
    } computed anew

# $recipe (words)
# $servings (figure)
recipe-new-title = New recipe: { $recipe }, { $servings ->
        [one] { NUMBER($servings, maximumFractionDigits: 2) } serving
        *[other] { NUMBER($servings, maximumFractionDigits: 2) } servings
    }

# $recipe (words)
# $servings (figure)
recipe-change-title = Change the recipe { $recipe }, { $servings ->
        [one] { NUMBER($servings, maximumFractionDigits: 2) } serving
        *[other] { NUMBER($servings, maximumFractionDigits: 2) } servings
    }

# $before (words)
# $recipe (words)
# $servings (figure)
recipe-rename-title = Change the recipe { $before }, now { $recipe }, { $servings ->
        [one] { NUMBER($servings, maximumFractionDigits: 2) } serving
        *[other] { NUMBER($servings, maximumFractionDigits: 2) } servings
    }

recipe-no-amount = no amount

# How a line of a recipe is counted.
# $words (words)
# $grams (amount)
# $figures (series)
# $source (text)
recipe-line-explained = “{ $words }”: { $grams }, { $figures }; { $source }.

recipe-was-serving = was 1 serving

recipe-not-named = Not named: “name: carbonara” names it.

recipe-servings-unsaid = Servings not said, all of it taken as one: “servings: 4” changes it.

recipe-edits = “2: 120 g” changes an amount, “2 = …” a food, “drop 2” leaves one out, “add 20 g butter” adds one.

# $words (words)
# $line (count)
recipe-unknown = “{ $words }” is not in the food bank. Say “{ $line } = …” or “drop { $line }”.

# $words (words)
# $foods (series)
# $line (count)
recipe-unknown-near = “{ $words }” is not in the food bank. Near it: { $foods }. Say “{ $line } = …” or “drop { $line }”.

# $words (words)
# $line (count)
recipe-how-heavy = How heavy is “{ $words }”? Say “{ $line }: … g”.

# The name of the row of all of it.
recipe-whole = all of it

# The name of the row of one serving.
# $servings (figure)
recipe-serving-of = 1 serving of { NUMBER($servings, maximumFractionDigits: 2) }

# $cooked (amount)
# $raw (amount)
recipe-cooked-weight = Cooked it weighs { $cooked }, its ingredients { $raw }.

# $raw (amount)
recipe-not-weighed = Not weighed when cooked: it counts as the { $raw } of its ingredients. “cooked: 650 g” says it.

recipes-none = No recipe is kept yet. “save recipe carbonara: 200 g pasta, 2 eggs, serves 2” keeps one.

recipes-title = Recipes, one serving of each

# $food (words)
recipes-with-title = Recipes with { $food }, one serving of each

# $food (words)
recipes-none-with = No recipe has “{ $food }” in it.

# One serving in a list.
# $servings (figure)
# $grams (amount)
recipe-one-of = 1 of { NUMBER($servings, maximumFractionDigits: 2) }, { $grams }

recipes-more = There are more: say a recipe’s name.

recipe-not-counted = not counted

# $recipe (words)
# $servings (figure)
recipe-title = { $recipe }, { $servings ->
        [one] { NUMBER($servings, maximumFractionDigits: 2) } serving
        *[other] { NUMBER($servings, maximumFractionDigits: 2) } servings
    }

# $recipe (words)
recipe-change-hint = “add 20 g butter to the recipe { $recipe }” changes it.

# $recipe (words)
recipe-delete-title = Delete the recipe { $recipe }

# $recipe (words)
recipe-delete-summary = deletion of the recipe { $recipe }

# $count (count)
# $recipes (series)
recipe-choice = There are { $count } recipes: { $recipes }. Which one? Its number or its name; an empty line takes none.

# Part of the list in recipe-choice.
# $number (count)
# $recipe (words)
recipe-numbered = { $number } { $recipe }
