### What the command line is told, and what is said of it, in English: see docs/messages.md.

option-home = where the data is (or LARDER_HOME; else the XDG data folder)

option-model = the language model: builtin, or openai:NAME, anthropic:, gemini:, ollama:, llamacpp:, compatible:

option-base-url = where the server of that model is (also OPENAI_BASE_URL, ANTHROPIC_BASE_URL, GEMINI_BASE_URL)

option-no-local = lets the model answer every turn, not only what the interpreter does not understand

option-prompts = takes the prompts from this folder

option-max-calls = asks models at most so often within an hour (else 100, and an own server as often as need be)

option-effort = how long the model thinks: none, low, medium, high, or what else it knows (else as its provider sets it)

option-answer-tokens = the most tokens of an answer, thinking included (else 8,192)

option-context = how many tokens a model reads at once (else what its server says; see docs/models.md)

option-suite = with bench: tools, day, nutribench or all

option-runs = with bench: how often all of it is said (else once)

option-least = with bench: the exit code is 1 where less than this is right

option-spend = with bench: goes on without a question where it costs no more than this (else 1)

option-online = with doctor: asks the model that is named one tiny thing

option-log = with doctor: what went wrong lately, by its name alone, nothing that was said

option-trace = tells who answers a turn and why, and what goes over the wire, keys masked

option-profile = whose diary

option-now = the moment it is, as 2026-11-20T12:30:00+01:00

option-zone = the time zone, as Europe/Berlin

option-language = the language of this run: en, de, es, tr or zh (else the profile’s, else that of LANG)

option-seed = makes the ids of this run the same each time

option-yes = confirms what this run proposes

option-dry-run = shows what would be saved and saves nothing

option-json = one JSON object a line for every event; with bench FILE: the results, to go on from

option-csv = with export: the log as a table for spreadsheets, a row an entry

option-schema = with read: the JSON Schema of what is said of a meal

option-shape = with read --json: what is said of a meal, in the names of another client (calsnap)

option-record = writes the conversation to a file, as a transcript

option-no-color = no colour (also NO_COLOR)

option-plain = no colour, no columns: for screen readers and simple terminals

option-ingredients = with understand: the lines are lines of recipes

option-week = the week, as 2026-W47: of report, or the one whose report a conversation begins with

option-country = with import: of Open Food Facts only what is sold there, as de

option-mapping = with import: describes the columns of another table (docs/manual/import.md)

option-eaten = with import: also what a tracker says was eaten, on days without entries

option-replace = with import: a tracker’s figures take the place of activities that you typed on its days

option-kilograms = with import: weights without a unit are in kilograms

option-pounds = with import: weights without a unit are in pounds

option-all-days = with import: a diary of another tracker also on days with entries of your own

option-once = with health watch: looks once and ends, for timers

option-leave-out = with apply: leaves out lines that cannot be read; then nothing is removed

option-slot = the meal of what is said without one: breakfast, lunch, dinner or snack

option-confirm = with mcp: where a yes is given, in a form of the client (the usual) or in larder alone (draft)

option-keyring = with lock: the key is kept in the desktop’s secret store, too, which then opens the data

option-html = with report: writes it as a page that needs nothing else

option-accept = with replay: takes the output as the new transcript

option-help = this help

option-version = the version

program-say = one turn: larder say had 200g pasta for lunch

program-show = a day, week, month, FROM..TO, or progress, with --json for programs

program-report = a week in figures (2026-W47, last), a month (2026-10), a year or FROM..TO; also as a page (--html)

program-understand = a JSON line for every line of standard input: what is made of it; saves nothing

program-read = what is in a picture, document or text: label, receipt, meal, barcode, product; saves nothing

program-import = foods to look up (USDA, Open Food Facts, tables); earned calories and weights (Apple Health, a table); the diary of MyFitnessPal, Cronometer or OpenNutriTracker; or what larder exported

program-health = waits for new health data, and keeps it for your yes

program-export = everything as one JSON file, or with --csv the log as a table

program-backup = a checked copy of the whole database, while it is in use

program-journal = the diary as plain text, a line an entry, to edit anywhere

program-apply = an edited journal: shows what it says otherwise, saves on a yes

program-replay = runs transcripts as tests

program-bench = measures a model beside what people mean: 300 lines, days, transcripts, tables of meals (docs/models.md)

program-key = keeps, lists or removes keys of model providers; a key is asked for, never shown

program-models = the models that can be chosen: what each provider offers that has a key or runs here

program-doctor = how the data is, what is configured, what is missing and how to get it

program-repair = makes sound data of damaged data, its journal and a copy (FILE, or the last one), on a yes

program-forget = erases a person, or everything, for good: from the records, the journal and all that larder keeps

program-lock = seals the data with a passphrase, which is asked for once a session from then on

program-unlock = takes the seal away again

program-sync = meets the household’s other devices; start, join or leave it (docs/sync.md)

program-reminders = when larder gently reminds of breakfast, lunch, dinner and the week; all or one on or off, or at a time

program-remind = what a timer runs: says a word where a reminder is due, and nothing where that meal is logged

program-mcp = serves its tools to other programs over standard input (Model Context Protocol); only your yes saves

program-completion = a script that completes commands and options in a shell (docs/reference.md)

program-man = the manual page, in roff: larder man | man -l -

program-help = this help; with tools, what a language model may ask for

exit-done = done

exit-failed = a turn or replay failed

exit-usage = usage

exit-unconfirmed = something was left unconfirmed (kept as a draft)

exit-provider = provider or network

exit-key = key missing or refused

exit-data = the data is locked, newer or damaged

exit-interrupted = interrupted

usage-intro = larder: say what you ate; it shows what it would save and saves it when you say yes.

usage-converse = converse; a script when standard input is not a terminal

usage-exits = Exit codes:

# Behind what is wrong with a command line.
# $sentence (text)
usage-wrong = larder: { $sentence } See larder --help.

# $option (words)
# $value (words)
usage-wants-value = --{ $option } wants a value: --{ $option } { $value }.

# $option (words)
usage-takes-no-value = --{ $option } takes no value.

# $option (words)
usage-wants-number = --{ $option } wants a whole number.

usage-wants-effort = --effort wants a word such as none, low, medium or high.

# $value (words)
usage-no-moment = “{ $value }” is no moment with its offset. For example: 2026-11-20T12:30:00+01:00.

# $known (series)
usage-wants-language = --language wants one of { $known }.

usage-wants-suite = --suite wants tools, day, nutribench or all.

# $option (words)
# $least (count)
# $most (count)
usage-wants-range = --{ $option } wants { $least } to { $most }.

# $names (series)
usage-knows-shapes = --shape knows { $names }.

usage-one-unit = --kilograms or --pounds: only one of them.

usage-wants-slot = --slot wants breakfast, lunch, dinner or snack.

usage-wants-confirm = --confirm wants form or draft.

usage-say-what = Say what? For example: larder say had 200g pasta.

usage-read-what = Read what? For example: larder read product.json.

usage-watch-saves-nothing = health watch saves nothing: it keeps what it finds for your yes. Leave out --yes.

# $command (words)
usage-one-file = { $command } takes one file.

usage-journal-days = journal takes one day or FROM..TO.

usage-apply-what = Apply which file? For example: larder apply food.txt.

usage-replay-what = Replay what? For example: larder replay transcripts.

usage-models-one = models takes one provider.

# $name (words)
# $all (series)
usage-no-provider = There is no provider “{ $name }”. There is { $all }.

usage-repair-one = repair takes one copy.

usage-forget-whom = Forget whom? larder forget NAME, or larder forget everything.

usage-forget-wants-yes = Nothing brings back what is forgotten, so --yes does not confirm it. Leave it out.

usage-mcp-asks = mcp asks for each yes where a person can give it. Leave out --yes.

# $command (words)
# $word (words)
usage-takes-nothing = { $command } takes nothing: “{ $word }” is too much.

# $name (words)
# $words (words)
usage-no-command = There is no command “{ $name }”. To log it: larder say { $words }.

# $name (words)
# $near (words)
# $words (words)
usage-no-command-near = There is no command “{ $name }”. Did you mean “{ $near }”? To log it: larder say { $words }.

# $name (words)
usage-no-option = There is no option { $name }.

# $name (words)
# $near (words)
usage-no-option-near = There is no option { $name }. Did you mean --{ $near }?

usage-show-what = show takes day, week, month, progress or FROM..TO, and a date.

usage-show-progress = show progress takes a number of days: larder show progress 90.

usage-import-what = Import what? A file, or: larder import usda sr; larder import openfoodfacts.

usage-usda-parts = USDA has foundation, sr, fndds and branded. For example: larder import usda sr.

# $word (words)
usage-import-too-much = “{ $word }” is too much. For example: larder import usda sr.

usage-health = health watches a file or a folder: larder health watch ~/Exports.

usage-health-one = health watch takes one file or folder: larder health watch ~/Exports.

# $provider (words)
usage-key-not-here = A key is not given on the command line, where others can read it: larder key set { $provider } asks for it.

usage-key-list = key list takes nothing.

usage-key-delete = key delete takes one name.

usage-key = key takes set, list or delete. For example: larder key set openai.

# $example (words)
usage-whose-key = Whose key? For example: { $example }.

# $names (series)
usage-no-key-provider = There is no provider of that name. There are: { $names }.

usage-reminders = reminders takes on or off, or breakfast, lunch, dinner or week with on, off or a time. For example: larder reminders lunch 12:30.

usage-remind = remind takes breakfast, lunch, dinner or week. For example: larder remind lunch.

usage-sync = sync alone meets the other devices now; it takes start PLACE, join PLACE with the twelve words, invite, status, name NAME, undo DEVICE since DAY, remove DEVICE or leave. A place is a folder that the devices share, or postgresql://….

no-home-known = No home folder is known. Name one with --home DIR.

not-all-written = Not all of it could be written.

# $name (words)
no-zone-known = This machine knows no time zone “{ $name }”. For example: Europe/Berlin.

# $version (words)
converse-greeting = larder { $version }: say what you ate, or /help. Ctrl-D leaves.

# Behind the file whose import was stopped.
# $file (words)
stopped-nothing-taken = larder: Stopped; nothing was taken from { $file }.

model-address-only = --base-url is the address of a model’s server. Name the model, too: --model PROVIDER:NAME.

# $name (words)
# $providers (series)
model-no-such = There is no model “{ $name }”. There is builtin, and { $providers }.

# $provider (words)
provider-no-list = { $provider } gives no list of its models.

# $provider (words)
model-no-address = { $provider } has no address of its own. Name one with --base-url http://localhost:8000/v1.

# $name (words)
no-http-address = { $name } is no http or https address.

# $provider (words)
# $host (words)
model-key-not-sent = The key for { $provider } is not sent to { $host } over plain http, where others can read it. Use https, or a server on this machine.

# $name (words)
model-no-prompt = { $name }.md is no prompt: it begins with “version: 1”.

model-max-calls = LARDER_MAX_CALLS wants a whole number.

# Of an import for one country.
# $name (words)
no-such-country = There is no country “{ $name }” in the list. For example: --country de.

no-error-noted = No error is noted.

# Above the card of what is in a file.
# $path (words)
file-read = File: { $path }
