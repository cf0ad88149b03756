### What went wrong, and what to do, in English: see docs/messages.md.

not-worked-out = I could not work that out. Say it in other words, or see /help.

cannot-edit = That edit does not fit here. Say y, n, or what to change.

# $number (count)
no-such-line = There is no line { $number }.

nothing-left = Nothing would be left. Say n to drop all of it.

# $words (words)
unreadable-day = “{ $words }” is no day I can read. Try yesterday, monday or 2026-11-19.

# $words (words)
unreadable-time = “{ $words }” is no time I can read. Try 19:30.

# $words (words)
unreadable-week = “{ $words }” is no week I can read. Try 2026-W47, last, or a day in it; or 2026-10, 2026, or FROM..TO.

# $week (words)
future-week = { $week } has not begun yet.

# $words (words)
unreadable-amount = “{ $words }” is no amount I can read. Try 110g, 2 slices or ½ cup.

# $day (day)
future-day = { $day } has not come yet. Say it when it is eaten.

# $words (words)
# $near (text)
no-such-food = “{ $words }” is not in the food bank.{ $near }

# A sentence behind another; it brings the space before it.
# $names (clauses)
near-it = {" "}Near it: { $names }.

# $words (words)
# $candidates (clauses)
which-food = Which “{ $words }”? { $candidates }.

no-entry-yet = Nothing was saved yet that this could mean.

# $words (words)
# $day (day)
no-such-entry = No entry “{ $words }” on { $day }.

# $candidates (clauses)
which-entry = Which one? { $candidates }. Name it, or its number on the day’s list.

# $words (words)
# $dish (food)
part-of-dish = “{ $words }” is a part of { $dish }, which is one entry. Delete it, then say its foods one by one.

# $slot (MealSlot)
no-such-meal = No past { slot } to log again yet.

no-such-meal-at-all = No past meal to log again yet.

# $recipe (words)
# $day (day)
recipe-not-entry = No entry “{ $recipe }” on { $day }. “Delete the recipe { $recipe }” takes the recipe away.

# $food (words)
# $day (day)
food-not-entry = No entry “{ $food }” on { $day }. “Delete the food { $food }” takes it out of the food bank.

# $day (day)
nothing-logged-on = Nothing logged on { $day }.

nothing-to-undo = Nothing to undo.

nothing-to-redo = Nothing to redo.

# $energy (figure)
impossible-energy = { $energy } kcal in 100 g cannot be: pure fat has 902. Is it per portion, or kJ?

# $name (text)
# $range (text)
out-of-range = Out of range: the { $name } can be { $range }.

nothing-to-change = That is how it stands already.

# $food (food)
food-of-table = { $food } is of the food table that comes with larder, and stays.

# $barcode (words)
# $food (food)
barcode-taken = The barcode { $barcode } is that of { $food }.

# $words (words)
unreadable-figures = “{ $words }” are no figures I can read. Try 460 kcal, 12 g fat.

# $name (words)
# $known (series)
no-such-profile = No profile “{ $name }”. There is: { $known }.

# $name (words)
# $known (series)
whose-diary = Whose diary is { $name }’s? There is: { $known }. “Add a profile for { $name }” makes one.

# $name (person)
only-profile-stays = { $name } is the only profile, and stays.

# $name (person)
default-profile-stays = { $name } is the default profile. Make another one the default first: “make NAME the default”.

# $name (words)
household-empty = Nobody called “{ $name }” is in the household: it is empty.

# $name (words)
# $known (series)
no-such-member = Nobody called “{ $name }” is in the household. There is: { $known }.

# $name (person)
how-old = How old is { $name }? The daily needs go by age.

# $words (words)
# $near (text)
no-such-recipe = There is no recipe “{ $words }”.{ $near }

# $words (words)
# $candidates (clauses)
which-recipe = Which recipe “{ $words }”? { $candidates }.

# $words (words)
# $recipe (words)
# $ingredients (clauses)
which-ingredient = Which ingredient of { $recipe } is “{ $words }”? { $ingredients }.

# $place (words)
# $count (count)
# $names (clauses)
several-recipes = { $place } has { $count } recipes: { $names }. “recipe 2 from …” reads the second.

# $name (words)
empty-recipe = What is in it? Say it in one line: “recipe { $name }: 200 g pasta, 2 eggs, serves 2”.

# $name (words)
figures-of-recipe = { $name } is a recipe: its figures are those of its ingredients. /recipes { $name } shows them.

# $name (words)
recipe-in-itself = The recipe { $name } cannot be an ingredient of itself, nor of what is in it.

# $name (words)
# $others (series)
recipe-needed = The recipe { $name } is in { $others }, and stays.

# $name (words)
nothing-of-recipe-counted = Nothing of { $name } could be counted: no line has a food and an amount.

no-trip-yet = No trip to a shop is kept yet. “bought 2 l milk 1.19 at REWE” keeps one.

# $words (words)
# $store (words)
no-such-trip-line = No line “{ $words }” is on the trip to { $store }. “show the { $store } trip” lists them.

# $words (words)
# $candidates (and)
which-trip-line = Which “{ $words }”? { $candidates }. Name it by its number.

# $words (words)
no-such-trip = No trip “{ $words }” is kept. /trips lists what there is.

# $candidates (clauses)
which-trip = Which trip? { $candidates }. Say its number.

# $words (words)
unreadable-price = “{ $words }” is no price I can read. Try 1.99 or 1,99 €.

# $path (words)
file-not-named = { $path } was not opened: only files that you name are. Say “scan FILE”.

# $number (count)
journal-line = Line { $number } stands under no day and meal. Put a heading above it: 2026-11-20, and below it lunch.

# $day (words)
journal-day-twice = { $day } stands in it twice. Put its lines under one heading.

# $number (count)
# $words (words)
journal-heading = Line { $number }, “{ $words }”, is neither a day nor a meal nor something eaten, so nothing was changed. Put it right first: what stands below it may belong elsewhere.

# $file (words)
import-again = The data has changed since { $file } was read. Import it again.

# $address (words)
address-not-named = { $address } was not opened: only addresses that you type are.

no-recipe-found = I found no recipe in it. A line for each ingredient is easiest to read: “200 g pasta”.

# $place (words)
no-recipe-there = { $place }: I found no recipe there. Its text can be pasted: “recipe soup: …”.

# $food (food)
give-no-barcode = Open Food Facts knows foods by their barcode: “the barcode of { $food } is …”, then again.

# $food (food)
give-no-figures = Nothing is known of { $food } yet that could be given.

# $food (food)
# $source (text)
give-not-from-pack = Only what you read from a pack is given to Open Food Facts. The figures of { $food }: { $source }.

# $digits (words)
not-a-barcode = “{ $digits }” is no barcode. It is the 8, 12 or 13 digits below the bars.

# $digits (words)
# $count (count)
barcode-length = { $digits } has { $count } digits. A barcode has 8, 12 or 13.

# $digits (words)
barcode-check-digit = { $digits } is no barcode: its digits do not add up, so one of them was misread. Look at them again.

# $pack (MeasureUnit)
# $food (food)
how-heavy = How heavy is a { $pack } of { $food }? Say it in grams.

# $food (food)
how-much-food = How much { $food }? Say it in grams.

# $food (food)
amount-out-of-range = An amount of { $food } between 0 and 100 kg, please.

# $count (count)
# $lines (clauses)
unread-lines = { $count ->
        [one] 1 line
        *[other] { $count } lines
    } cannot be read, so nothing was changed: { $lines }. Put { $count ->
        [one] it
        *[other] them
    } right, or leave such lines out with --leave-out: then nothing is removed.

# Part of the list in unread-lines.
# $number (count)
# $words (words)
# $reason (text)
unread-line = line { $number }, “{ $words }” ({ $reason })

# Part of the list in unread-lines.
# $count (count)
unread-lines-more = and { $count } more

# Part of unread-line.
unread-not-understood = not understood

# Part of unread-line.
# $food (words)
unread-unknown-food = I know no food “{ $food }”
