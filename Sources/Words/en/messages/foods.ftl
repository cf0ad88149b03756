### The food bank: foods that are listed, added, changed, corrected, in English: see docs/messages.md.

# A unit without a number: of "per serving", "serving 30 g".
# $unit (MeasureUnit)
unit-noun = { $unit ->
        *[other] { $unit }
    }

# A number in a column.
# $figure (figure)
figure-alone = { $figure }

# A row: "per 100 g".
# $basis (text)
per-basis = per { $basis }

# The shelf that a food stands on, within a line.
# $category (FoodCategory)
food-category = { $category ->
        [produce] produce
        [dairy] dairy
        [meat] meat
        [seafood] seafood
        [bakery] bakery
        [beverages] beverages
        [snacks] snacks
        [frozen] frozen
        [pantry] pantry
        *[other] other
    }

# The title of a list.
# $category (FoodCategory)
foods-of-category = { $category ->
        [produce] Produce
        [dairy] Dairy
        [meat] Meat
        [seafood] Seafood
        [bakery] Bakery
        [beverages] Beverages
        [snacks] Snacks
        [frozen] Frozen
        [pantry] Pantry
        *[other] Other
    }

# $portions (series)
food-portions = portions: { $portions }

food-no-portions = portions: none

# Part of the list in food-portions.
# $unit (MeasureUnit)
# $grams (amount)
food-portion = { unit-noun } { $grams }

# Part of the list in food-portions.
# $density (figure)
food-density = 1 ml is { NUMBER($density, maximumFractionDigits: 3) } g

# $category (FoodCategory)
food-in-category = category: { food-category }

# $brand (words)
food-brand = brand: { $brand }

food-no-brand = brand: none

# $digits (words)
food-barcode = barcode: { $digits }

food-no-barcode = barcode: none

# $tags (series)
food-tags = tags: { $tags }

food-no-tags = tags: none

# $amount (text)
# $grams (amount)
basis-as-water = Stated per { $amount }, taken as { $grams }: its density is not known.

# $grams (amount)
basis-converted = Stated per { $grams }; converted to 100 g.

# $amount (text)
# $grams (amount)
basis-roughly = Stated per { $amount } ≈ { $grams }; converted to 100 g.

energy-worked-out = Energy worked out: 4 kcal a gram of protein and carbohydrate, 9 of fat.

# $stated (figure)
# $computed (figure)
doubt-energy = Check it: { $stated } kcal stated, its protein, carbohydrate and fat make { $computed } kcal.

# A part of a nutrient is more than the whole: sugar and carbohydrate.
# $some (figure)
# $part (text)
# $all (figure)
# $whole (text)
doubt-part = Check it: { $some } g { $part } are more than its { $all } g { $whole }.

# A food that is estimated by another one.
# $food (food)
new-food-like = An estimate: figures and portions are those of { $food }, until you say what you know.

# What a model says that its estimate rests on.
# $basis (words)
guess-basis = It says that it rests on: { $basis }.

# $food (food)
correct-title = Correct { $food }

# $recipes (and)
# $first (words)
correct-recipes = It is in the recipe { $recipes }: “recompute { $first }” computes anew what was logged of it.

# $food (food)
# $energy (text)
correct-summary = correction of { $food }, { $energy } per 100 g

# $food (food)
# $energy (text)
# $count (count)
correct-summary-entries = correction of { $food }, { $energy } per 100 g, { $count ->
        [one] { $count } entry
        *[other] { $count } entries
    } computed anew

# $figures (series)
correct-also = Also per 100 g: { $figures }.

# Part of the list in correct-also.
# $nutrient (Nutrient)
# $now (text)
# $before (text)
correct-figure = { nutrient-name } { $now } (was { $before })

# Part of the list in correct-also.
# $nutrient (Nutrient)
# $now (text)
correct-figure-new = { nutrient-name } { $now } (was not known)

correct-logged = Logged with the old figures

# $count (count)
correct-more-days = and { $count ->
        [one] { $count } more day
        *[other] { $count } more days
    }

correct-all = all of it

# $day (day)
# $person (person)
correct-day-of = { $day }, { $person }

# $before (figure)
# $after (figure)
correct-day-total = day { $before } → { $after } kcal

# $energy (text)
correct-stays = stays { $energy }

# $energy (text)
correct-anew = anew { $energy }

# $before (amount)
# $after (amount)
change-of-amounts = { $before } → { $after }

# Two numbers, or question marks.
# $before (text)
# $after (text)
change-of-energy = { $before } → { $after } kcal

# $count (count)
# $change (text)
correct-from-now-on = From now on; what was logged stays. “all” computes { $count ->
        [one] { $count } entry
        *[other] { $count } entries
    } anew ({ $change }), “only november” some of them.

correct-one-day = y computes this day anew too; “none” leaves it as it was logged.

# $line (count)
correct-days = y computes these days anew too; “none” leaves them as they were logged, “drop { $line }” one of them, “only november” all others.

correct-staying = What stays as it was logged says so in its day.

# $count (count)
correct-staying-weightless = What stays as it was logged ({ $count ->
        [one] { $count } entry has
        *[other] { $count } entries have
    } no weight) says so in its day.

delete-food-title = Delete from the food bank

# $food (food)
delete-food-summary = deletion of the food { $food }

# $recipes (and)
delete-food-recipes = It is in the recipe { $recipes }: nothing of it is counted there from then on.

delete-food-of-table = The food table’s own figures of it count from then on.

# $count (count)
logged-entries-keep = { $count ->
        [one] One logged entry keeps its name and its figures.
        *[other] { $count } logged entries keep their names and their figures.
    }

mark-tags = Tags

mark-favourite = Favourite

mark-no-favourite = No longer a favourite

# $food (food)
# $deeds (and)
mark-summary = { $food } { $deeds }

# Part of the list in mark-summary.
mark-deed-favourite = as a favourite

# Part of the list in mark-summary.
mark-deed-no-favourite = no longer a favourite

# Part of the list in mark-summary.
# $tags (and)
mark-deed-tagged = tagged { $tags }

# Part of the list in mark-summary.
# $tags (and)
mark-deed-untagged = no longer tagged { $tags }

# $after (text)
# $before (text)
mark-tags-changed = Tags: { $after }; before: { $before }.

# Stands for a value that there is not.
nothing-there = none

browse-was-all = That was all of them.

browse-more-in-table = More in the food table

browse-more-imported = More in the imported foods

# How often a food was logged.
# $count (count)
browse-uses = { $count } ×

browse-favourite = favourite

# The title of a list.
browse-foods = Foods

# The title of a list.
browse-favourites = Favourites

# The title of a list.
browse-recent = Recent foods

# $title (text)
# $tag (words)
browse-tagged = { $title } tagged { $tag }

# $title (text)
# $words (words)
browse-found = { $title }: “{ $words }”

# $title (text)
browse-title = { $title }, per 100 g

# $first (count)
# $last (count)
# $count (count)
browse-range = { $first } to { $last } of { $count }.

browse-next = “more foods” shows the next.

browse-empty = The food bank is empty: foods come into it as you log them, or say “granola is 450 kcal per 100g”.

browse-nothing = No food like that in the food bank. Foods come into it as you log them.

food-several = Several foods are called that: say which one.

# $servings (figure)
# $recipe (words)
food-own-recipe = Your recipe, { $servings ->
        [one] { NUMBER($servings, maximumFractionDigits: 2) } serving
        *[other] { NUMBER($servings, maximumFractionDigits: 2) } servings
    }: /recipes { $recipe } shows what is in it.

# $food (food)
change-food-title = Change { $food }

# $food (food)
# $lines (and)
change-food-summary = change of { $food }: { $lines }

change-food-keeps-name = Logged entries keep the name that they have.

food-field-name = name

food-field-brand = brand

food-field-barcode = barcode

food-field-category = category

food-field-tags = tags

food-field-density = density

# $density (figure)
density-value = { NUMBER($density, maximumFractionDigits: 3) } g per ml

new-food-title = New food

# $food (food)
new-food-title-of = New food: { $food }

# $food (food)
new-food-summary = new food, { $food }

new-food-name-asked = What is it called? “1 = oat drink” names it.

new-food-energy-unknown = Its energy is not known: what is logged of it has none, and the day’s sum is at least what it says.

new-food-edits = “1: 12 g fat” changes a figure, “1 = …” the name, “3: 30 g” the serving, “4: snacks” the category.

warning-no-name = It has no name.

warning-no-nutrition = It has no nutrition figures.

warning-none-on-pack = Its pack states no nutrition.

warning-said-to-state-none = It is said to state no nutrition, and yet has figures.

# $nutrients (and)
warning-missing = Not known: { $nutrients }.

warning-from-kilojoules = Its energy is stated in kJ and was converted.

warning-kilojoules-by-mistake = Its kcal were stated in kJ by mistake, and were converted.

warning-energy-from-macros = Its energy is reckoned from protein, carbohydrate and fat.

warning-sodium-from-salt = Its sodium is reckoned from salt.

warning-prepared = The figures are those of the prepared food; count it by the serving.

# $nutrient (Nutrient)
warning-approximate = Its { nutrient-name } is approximate.

# $nutrient (Nutrient)
warning-at-most = Its { nutrient-name } is at most that.

# $nutrient (Nutrient)
warning-at-least = Its { nutrient-name } is at least that.

# $nutrient (Nutrient)
warning-trace = Of { nutrient-name } there are traces, taken as zero.

# $count (count)
warning-estimates-left-out = { $count ->
        [one] One figure guessed from its ingredients is left out.
        *[other] { $count } figures guessed from its ingredients are left out.
    }

warning-mixed-bases = Some figures come from a label per serving, others from one per 100.

warning-not-worked-out = Its figures were entered and not worked out yet.

warning-serving-unsaid = Its figures are per serving, and what a serving is was not said.

warning-serving-too-small = Its figures are per serving, and the serving is too small to reckon from.

warning-serving-unit-unknown = The unit of its serving is not known; it is taken as grams.

warning-maybe-millilitres = It is a drink: the figures may be per 100 ml.

# $nutrient (Nutrient)
warning-impossible = Its { nutrient-name } cannot be.

warning-impossible-sum = Its protein, carbohydrate and fat weigh more than all of it.

warning-serving-exceeds = What is in a serving weighs more than the serving.

warning-sugar-above = It has more sugar than carbohydrate.

warning-saturated-above = It has more saturated fat than fat.

warning-energy-inconsistent = Its energy does not fit its protein, carbohydrate and fat.

warning-units-inconsistent = Its kcal and its kJ do not fit each other.

label-title = Nutrition label

# $name (text)
label-title-of = Nutrition label: { $name }

# $size (text)
label-serving = A serving: { $size }.

# $words (words)
label-noted = Noted on it: “{ $words }”

# $figures (and)
label-second-reading = A second reading has other figures, please check: { $figures }.

# Part of the list in label-second-reading.
# $nutrient (Nutrient)
# $figure (figure)
label-second-figure = { nutrient-name } { $nutrient ->
        [kcal] { NUMBER($figure, maximumFractionDigits: 2) } kcal
        [sodium_mg] { NUMBER($figure, maximumFractionDigits: 2) } mg
        *[other] { NUMBER($figure, maximumFractionDigits: 2) } g
    }

label-read-well = The label was read with high confidence.

label-read-fairly = The label was read with medium confidence: a look at the pack is worth it.

label-read-badly = The label was read with low confidence: please compare it with the pack.

# $name (words)
# $brand (words)
product-named = { $name } ({ $brand })

# $digits (words)
product-of-barcode = product { $digits }

product-unnamed = product without a name

products-none = No product

products-title = Products

foods-none = No food

# $count (count)
# $shown (count)
products-more = { $count } in all; the first { $shown } are shown.

# $trust (FoodTrust)
product-trust = { $trust ->
        [ok] {""}
        [check] check it
        [impossible] cannot be
        *[none] no figures
    }

# $size (text)
product-serving = 1 serving = { $size }

# Their licence asks for the name.
source-open-food-facts = Open Food Facts (ODbL), entered by volunteers

# Part of the list in source-is: a date as tables write it.
# $date (words)
source-changed = changed { $date }

# $source (series)
source-is = Source: { $source }.

product-per-serving = The label is per serving; per 100 is computed from it.

# $day (day)
product-asked-yesterday = This is its answer of { $day }, yesterday.

# $day (day)
# $days (count)
product-asked-days-ago = This is its answer of { $day }, { $days } days ago.

# $seconds (count)
off-held-back = Open Food Facts allows a few questions a minute. Ask again in { $seconds } seconds.

off-busy = Open Food Facts asks for patience: too many requests. It answers again in a minute.

off-offline = Open Food Facts cannot be reached now.

off-no-library = larder cannot reach the network: libcurl4 is not installed.

off-timed-out = Open Food Facts did not answer within five seconds.

off-connection-lost = The connection to Open Food Facts broke.

off-untrusted = The connection to Open Food Facts cannot be trusted, so nothing was asked.

off-too-large = Open Food Facts answered with more than a product has.

off-moved = Open Food Facts points elsewhere, and larder does not follow.

off-stopped = It was stopped.

off-no-account = Open Food Facts takes foods from accounts only. “larder key set openfoodfacts” keeps yours.

off-not-protected = Others could read your account on the way to LARDER_OFF_URL, so nothing was sent. Use https.

off-unreadable = Open Food Facts gave no answer that can be read.

off-not-asked = Open Food Facts was not asked.

# $words (words)
off-no-product = Open Food Facts knows no product “{ $words }”.

off-not-found = Open Food Facts does not know it yet.

# $barcode (words)
off-barcode-not-found = Open Food Facts does not know the barcode { $barcode } yet.

# $barcode (words)
off-no-barcode = { $barcode } is no barcode of a product.

off-that-is-no-barcode = That is no barcode of a product.

# $kind (words)
off-no-food-but = That is no food: Open Food Facts has it as “{ $kind }”.

off-no-food = That is no food: Open Food Facts has it as another kind of product.

# $barcode (words)
shops-own-barcode = { $barcode } is a number that a shop gives itself: no other place knows what it is. Say the food by its name.

# $barcode (words)
barcode-title = Barcode { $barcode }

# $food (text)
adding-by-label = Say what its label states: “{ $food } has 430 kcal, 8 protein, 62 carbs, 16 fat per 100 g”. It gets the barcode.

# $food (text)
adding-by-estimate = Or log an estimate now: “+180 { $food }”.

# A food in the sentences on how to add one.
adding-example = oat bar

# Stands for a long name in the sentences on how to add one.
adding-it = it

product-millilitre-as-gram = 1 ml of it is taken as 1 g.

# $food (words)
product-then-serving = Once it is saved, log it by its name: “had 1 serving of { $food }”.

# $food (words)
product-then-grams = Once it is saved, log it by its name: “had 100 g { $food }”.

# $source (text)
own-food-known = It is in your food bank. Source: { $source }.

products-to-save = To save one, say its barcode.

# The name of a row: what one of a food weighs.
one-piece = 1 piece

# $food (food)
off-has-it-now = Open Food Facts has { $food } now. Thank you.

# $food (food)
off-has-all = Open Food Facts has all of { $food } already, so nothing was sent.

# $food (food)
off-refused = Open Food Facts did not take { $food }.

# $food (food)
# $reason (words)
off-refused-because = Open Food Facts did not take { $food }: { $reason }.

# $food (food)
off-waits = { $food } waits; /contribute tries again.

# $food (food)
off-account-refused = Open Food Facts does not know that account or its password. “larder key set openfoodfacts” keeps another; { $food } waits.

# $food (food)
off-no-time = Open Food Facts has no time now. { $food } waits; /contribute tries again.

# $summary (text)
contribute-kept = Kept to be given: { $summary }.

# $food (food)
contribute-summary = { $food }, for Open Food Facts

# $food (food)
contribute-title = To Open Food Facts: { $food }

# $food (food)
contribute-known = Open Food Facts has all of it already: { $food }.

contribute-public = It is public then, for everybody to use (ODbL), and your account stands beside it.

contribute-gaps = What is there already is looked at before it is sent; only gaps are filled.

contribute-missing = Only what is missing there is sent.

# $nutrient (Nutrient)
# $there (text)
# $here (text)
contribute-differs = There it says { $there } of { nutrient-name }, here { $here }: it stays.
