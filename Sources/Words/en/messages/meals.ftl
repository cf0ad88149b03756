### The card of a meal that is to be logged, changed or deleted, in English: see docs/messages.md.

# A meal by its name, where several share it with the time: "Snack 16:00".
# $slot (MealSlot)
# $time (time)
meal-heading = { slot-title } { $time }

# $heading (text)
# $title (words)
meal-heading-named = { $heading } “{ $title }”

# The meal of somebody else.
# $heading (text)
# $person (person)
meal-heading-of = { $heading } of { $person }

# "Lunch, Fri 20 Nov".
# $heading (text)
# $day (day)
meal-title = { $heading }, { $day }

# $slot (MealSlot)
# $day (day)
meal-change-title = Change { slot }, { $day }

# $slot (MealSlot)
# $day (day)
meal-delete-title = Delete from { slot }, { $day }

meal-not-counted-yet = not counted yet

# $note (words)
meal-note = Note: { $note }

# Words, and the food that they were taken for.
# $words (words)
# $food (food)
meal-taken-as = “{ $words }” taken as { $food }.

# Part of the list in meal-guesses.
# $food (food)
meal-guess-amount = the amount of { $food }

# Part of the list in meal-guesses.
# $food (food)
meal-guess-energy = the energy of { $food }

# Part of the list in meal-guesses.
meal-guess-this-amount = the amount

# Part of the list in meal-guesses: numbers that are not named.
# $count (count)
meal-guess-more = { $count } more

# $guesses (and)
meal-guesses = The model’s estimate, said by nobody: { $guesses }.

# $percent (count)
meal-estimated-share = { $percent } % of the energy is estimated.

# $foods (clauses)
meal-usual-serving = No amount said, a usual serving taken: { $foods }.

# $foods (clauses)
meal-number-as-weight = A number without a unit, taken as grams or millilitres: { $foods }.

# $foods (clauses)
meal-as-last-time = No amount said, as last time: { $foods }.

# $foods (clauses)
meal-as-water = Density not known, taken as that of water: { $foods }.

# $pack (MeasureUnit)
# $food (food)
# $line (count)
meal-pack-unknown = What a { unit-name } of { $food } holds is not known, a usual serving is taken. “{ $line }: … g” says more.

# Seen in a picture, perhaps.
# $line (count)
# $words (words)
# $grams (amount)
meal-doubtful = Is { $line } { $words }? It was not seen for sure and is not counted. Say “{ $line }: { $grams }” if it is, “{ $line } = …” if it is something else, “drop { $line }” if it is not there.

# $words (words)
# $line (count)
meal-barcode-unknown = { $words } is the barcode of no food here. Say “{ $line } = …” for the food that it is; the number alone looks it up once this is saved or dropped.

# A food that the food bank does not have.
# $words (words)
# $line (count)
meal-unknown = “{ $words }” is not in the food bank. Say “{ $line } = …” for another food, “+250 { $words }” to count energy alone, or “{ $words } is 250 kcal per 100 g” to add it.

# The same, with foods that have a like name.
# $words (words)
# $foods (series)
# $line (count)
meal-unknown-near = “{ $words }” is not in the food bank. Near it: { $foods }. Say “{ $line } = …” for another food, “+250 { $words }” to count energy alone, or “{ $words } is 250 kcal per 100 g” to add it.

# Several foods fit the words.
# $words (words)
# $foods (clauses)
# $line (count)
meal-which = Which “{ $words }”? { $foods }. Say “{ $line } = …”.

# What a portion of a food weighs is not known.
# $amount (text)
# $food (food)
# $line (count)
meal-how-heavy = How heavy is { $amount } of { $food }? Say “{ $line }: … g”.

# $food (food)
# $line (count)
meal-amount-out-of-range = { $food }: an amount between 0 and 100 kg, please. Say “{ $line }: … g”.

# $food (food)
# $line (count)
meal-how-much = How much { $food }? Say “{ $line }: … g”.

# The same food was logged a moment ago.
# $food (food)
# $minutes (count)
meal-again = Again? You logged { $food } { $minutes ->
        [0] just now
        [one] a minute ago
        *[other] { $minutes } minutes ago
    }.

# An amount whose weight is taken from a portion: "2 slices ≈ 60 g".
# $amount (text)
# $grams (amount)
meal-amount-roughly = { $amount } ≈ { $grams }

# $grams (amount)
meal-roughly = ≈ { $grams }

# $grams (amount)
meal-whole-pot = all of it ≈ { $grams }

# $share (figure)
# $grams (amount)
meal-part-of-pot = { NUMBER($share, maximumFractionDigits: 2) } of it ≈ { $grams }

# Names what waits, and what was saved, in a sentence: "lunch, 316 kcal".
# $slot (MealSlot)
# $energy (text)
meal-summary = { slot }, { $energy }

# $slot (MealSlot)
# $person (person)
# $energy (text)
meal-summary-for = { slot } for { $person }, { $energy }

# A row as it was before a change.
# $name (text)
row-was = was  { $name }

# A row as it is after a change.
# $name (text)
row-now = now  { $name }

# $heading (text)
# $day (day)
meal-moves = Moves to { $heading }, { $day }.

# $time (time)
# $before (time)
meal-eaten-at = Eaten at { $time }, was { $before }.

# $title (words)
meal-new-title = Title: { $title }

# $title (words)
# $before (words)
meal-new-title-was = Title: { $title } (was { $before })

# $note (words)
# $before (words)
meal-new-note-was = Note: { $note } (was { $before })

meal-macros-go = Its protein, carbohydrate and fat are more than that energy holds, and go.

# $count (count)
entries-counted = { $count ->
        [one] { $count } entry
        *[other] { $count } entries
    }

# $name (text)
summary-deletion = deletion of { $name }

# $slot (MealSlot)
summary-title = title of { slot }

# $slot (MealSlot)
summary-note = note on { slot }

# $slot (MealSlot)
# $time (time)
summary-time = { slot } at { $time }

# $name (text)
# $slot (MealSlot)
# $day (day)
summary-move = move of { $name } to { slot }, { $day }

# $name (text)
summary-change-of = change of { $name }

# $name (food)
summary-change-to-skipped = change to { $name }, skipped

# $parts (series)
summary-change-to = change to { $parts }

# Numbers that a model made up, behind the summary of what was saved.
# $numbers (and)
remark-own-numbers = the model’s estimate: { $numbers }

# $summary (text)
# $remark (text)
summary-with-remark = { $summary } ({ $remark })

# "Snack at 10:00".
# $slot (MealSlot)
# $time (time)
meal-at-time = { slot-title } at { $time }

# Part of the list in meal-guesses.
# $nutrient (Nutrient)
meal-guess-its-figure = its { nutrient-name }

# "What was saved last" is meant of this conversation, and another terminal has saved something since.
# $summary (text)
meal-saved-elsewhere = This was saved last in this conversation. Another terminal has saved since: { $summary }.

history-title = Latest meals

# $person (person)
history-title-of = Latest meals of { $person }

# "yesterday, lunch".
# $day (day)
# $slot (MealSlot)
history-meal = { $day }, { slot }

# "yesterday, lunch: rice".
# $day (day)
# $slot (MealSlot)
# $food (food)
history-entry = { $day }, { slot }: { $food }

# $words (words)
history-of-food = “{ $words }”, latest first

# $words (words)
# $person (person)
history-of-food-for = “{ $words }” for { $person }, latest first

history-nothing = Nothing logged yet.

# $person (person)
history-nothing-for = Nothing logged for { $person } yet.

# $words (words)
history-no-entry = No entry has “{ $words }” in its name.

# $words (words)
# $person (person)
history-no-entry-of = No entry of { $person } has “{ $words }” in its name.

# $share (amount)
# $pot (amount)
pot-share = { $share } of the pot’s { $pot }.

pot-rest = rest, not logged

# $foods (count)
pot-whole = { $foods ->
        [1] pot
        [one] pot, { $foods } food
        *[other] pot, { $foods } foods
    }

# $heading (text)
# $day (day)
# $foods (series)
pot-title = { $heading }, { $day }: { $foods }

# "lasagne 1,200 g".
# $food (food)
# $amount (text)
pot-food = { $food } { $amount }

# $slot (MealSlot)
# $people (and)
# $energy (text)
pot-summary = { slot } for { $people }, { $energy }
