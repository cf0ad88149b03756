### What is said beside the cards: what waits, lists of foods and profiles, costs, files, which model answers, in English: see docs/messages.md.

queue-needs-model = They wait for a language model that sees pictures: “larder doctor” says how to set one up.

# Above the lines of what waits.
queue-waiting = Waiting for a model or the network:

# $number (count)
# $words (words)
# $day (day)
queue-line = { $number }  { $words } ({ $day })

# $count (count)
queue-more = … and { $count } more

# $file (words)
queue-kept-picture = { $file } is kept until a model that sees pictures can look at it: /queue.

queue-kept-barcode = It is looked up again when there is a connection: /queue.

# $file (words)
queue-placeholder = Until then a placeholder? It is a share of the day’s target; “1: 450 kcal” changes it. What { $file } shows will replace it, if you agree.

# $food (food)
queue-ready-food = { $food } is ready: review?

# $file (words)
queue-ready = { $file } is ready: review?

queue-ready-product = The product is ready: review?

# A picture of which nobody said what it shows.
picture-unclear = I find no label, receipt or barcode in it that I can read, and nothing is logged. Where it is one, take it again, nearer and in more light, or type what it says; of a meal say “about 500 kcal for lunch”.

# $file (words)
picture-not-looked-at = { $file } could not be looked at this time either. Nothing is logged.

picture-nothing-logged = Nothing is logged.

picture-no-food = I see no food on that picture. Say what you had, or name another one.

# The title of a card of a picture without food.
picture-meal = Meal

# $path (words)
picture-newest = The newest picture is { $path }.

# $codes (or)
# $first (words)
barcode-unsure = I read { $codes }, and am not sure. If these are the digits, say “barcode { $first }”.

recent-title = Recent foods

favourites-title = Favourites

often-title = Most used foods

favourites-none = No favourites yet: “favourite oats” marks one.

recent-none = Nothing logged yet.

recent-choose = A number logs that food again.

# In a column: how much was had last.
# $grams (amount)
recent-last = last { $grams }

# In a column: how often it was had.
# $uses (count)
recent-uses = { $uses } ×

# In a column.
favourite-mark = favourite

profiles-title = Profiles

# $time (time)
profiles-day-starts = day starts at { $time }

# Whose conversation it is.
profiles-this = this one

# The profile that is opened where none is named.
profiles-default = default

tokens-title = Tokens

# Before the name of a model.
# $model (words)
tokens-last-answer = last answer, { $model }

# $model (words)
tokens-session = this session, { $model }

# $model (words)
tokens-today = today, { $model }

# $model (words)
tokens-month = this month, { $model }

# $person (person)
# $model (words)
tokens-month-of = this month, { $person }, { $model }

# In a column.
# $count (count)
tokens-in = { $count } in

# In a column.
# $count (count)
tokens-out = { $count } out

# In a column.
# $count (count)
tokens-cached = { $count } cached

# $date (words)
tokens-prices = Prices as of { $date }.

# $path (words)
file-written = Written: { $path }

# $example (words)
file-which = Which file? For example: { $example }

# $path (words)
file-not-written = { $path } could not be written. Is the folder there and writable?

# $path (words)
file-there-already = { $path } is there already. Choose another name.

conversation-not-recorded = This conversation is not being recorded.

model-is-own = larder’s own interpreter answers: no network, no cost.

# $model (words)
model-is-own-first = larder’s own interpreter answers what it understands whole, { $model } the rest.

# $model (words)
model-is = The model is { $model }.

# $provider (words)
model-no-list = { $provider } gives no list of its models.

# $provider (words)
model-none-offered = { $provider } offers no model.

# $provider (words)
# $model (words)
model-not-offered = { $provider } offers no model “{ $model }”. /model { $provider } lists what it has.

# $provider (words)
# $model (words)
# $near (series)
model-not-offered-near = { $provider } offers no model “{ $model }”. Near it: { $near }.

# $name (words)
model-not-here = There is no model “{ $name }” here. There is: builtin.

proposal-gone = It does not wait any more.

# $count (count)
report-left-out = { $count ->
        [one] (A sentence of the model was
        *[other] ({ $count } sentences of the model were
    } left out of the report.)

# Points for and against, as the model of the United Kingdom counts them.
# $score (count)
# $energy (count)
# $saturated (count)
# $sugar (count)
# $sodium (count)
# $produce (count)
# $fibre (count)
# $protein (count)
health-score = Health score { $score } of 100, by the UK nutrient profiling model: 70 − 2 × (energy { $energy } + saturated fat { $saturated } + sugar { $sugar } + sodium { $sodium } − fruit and vegetables { $produce } − fibre { $fibre } − protein { $protein }).

# Nothing of a label could be read; an example that larder understands.
picture-type-the-figures = Nothing is logged. The figures on it can be typed, too: “granola is 450 kcal, 10 g protein, 60 g carbs and 18 g fat per 100 g”.

# Nothing of a receipt could be read; an example that larder understands.
picture-type-the-receipt = Nothing is logged. What is on it can be typed, too: “bought 2 l milk 1.19 and butter 2.29 at REWE”.
