### What /help shows, in English: see docs/messages.md.

help-say = Say what you ate, in your own words:

# What larder understands: two columns, two spaces in.
help-example-1 = {"  "}had 200g pasta for lunch            2 eggs, toast with butter and a coffee

# What larder understands: two columns, two spaces in.
help-example-2 = {"  "}same breakfast as yesterday         yesterday for dinner: pizza and a beer

# What larder understands: two columns, two spaces in.
help-example-3 = {"  "}+450 pub lunch p20                  a muffin, 420 kcal

# What larder understands: two columns, two spaces in.
help-example-4 = {"  "}drank 2 glasses of water            Emma had 2 slices of toast

# What larder understands: two columns, two spaces in.
help-example-5 = {"  "}bought 2 l milk 1.19 at REWE        what did I buy last week?

help-change = Change it: make that 250g · move lunch to dinner · delete the rice · undo

help-foods = Foods: the oat milk has 45 kcal, not 60 · what dairy do I have? · a slice of rye bread is 40 g

help-ask = Ask: where is that from? · how was today? · calories in an avocado? · when did I last have salmon?

help-nothing-saved = Nothing is saved before you say y. larder counts; it gives no medical advice.

command-help = what you can say

command-today = today: what was eaten, what is left

command-day = another day: yesterday, monday, 2026-11-19

command-week = the last seven days beside those before; also a last day, or 2026-11-01..2026-11-20

command-month = the last thirty days; also with us or eu (other reference values), or bought

command-markers = whose reference values health markers stand beside; with colour or plain, how

command-progress = weight, energy and BMR over 7, 30 and 90 days; a number is how many are drawn

command-report = the report of a week (2026-W47, last; with again, made anew), of 2026-10, 2026 or FROM..TO

command-score = the score of a day and how it comes about; on shows it with days and reports, off ends that

command-pantry = what is at home, bought less logged; soon is what will run out, a food its book

command-history = past meals, or when a food was last eaten

command-recent = foods you had recently

command-favourites = foods you marked: “favourite oats”

command-foods = your foods, of a category (dairy), with a tag or a name; more shows the next

command-recipes = your recipes, a serving of each; with a name, what is in one

command-find = figures of a food and their source

command-contribute = give a food from its pack to Open Food Facts; alone, send what waits

command-targets = the daily targets

command-exercise = whether what you burn adds to the day; with on or off, change it

command-family = the household and its daily needs; with guide, step by step; with targets, a suggestion

command-swap = a swap or two in a meal, so that the day fits better

command-trips = trips to shops and what was spent: week, month, 2026-11-01..2026-11-20, a day, a shop or a number

command-setup = a few questions for your targets; goes on where it was left

command-meal = what you log next is of this meal, until /meal alone

command-again = log the last meal again, or the last breakfast

command-undo = take back the last saved change

command-redo = put back what was undone

command-pending = what is kept for later, offered again

command-queue = what waits for a model or the network; the first is asked again

command-sync = meet the household’s other devices now; undo takes back what one of them said

command-profile = who has a diary here; with a name, switch to it

command-language = which language larder speaks with you; with a name or a code (tr), another

command-model = which model answers; with a provider, its models; with a name, switch

command-thinking = what a model thinks before it answers; on shows it, off ends that

command-images = whether pictures that a model was shown are kept; they are dropped

command-cost = tokens used by language models

command-save = write this conversation to a file, as a transcript

command-export = write everything as JSON to a file

command-paste = several lines as one turn, ended by a line with a dot

command-quit = leave (also Ctrl-D)

# $word (words)
# $command (words)
command-unknown-near = There is no command /{ $word }. Did you mean /{ $command }?

# $word (words)
command-not-there = There is no command /{ $word }. /help lists what there is.

command-exercise-how = Say /exercise on or /exercise off.

command-family-how = Say /family, /family guide or /family targets.

command-find-what = Which food? For example: /find lentils

command-again-what = Which meal? For example: /again breakfast

nothing-pending = Nothing is waiting or kept for later.

paste-how = Paste or type the lines; a line with a dot alone ends them.

welcome = New here? Say what you ate; /setup asks a few questions for daily targets, whenever you like.
