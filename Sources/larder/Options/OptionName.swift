/// The options of the command line: a closed set, from which the help is made.
package enum OptionName: String, CaseIterable {
  case home, profile, model
  case baseURL = "base-url"
  case noLocal = "no-local"
  case prompts
  case maxCalls = "max-calls"
  case effort
  case answerTokens = "answer-tokens"
  case context, suite, runs, least, spend
  case trace, online, log, yes
  case dryRun = "dry-run"
  case json, csv, schema, shape, record, ingredients, week, html, country, mapping, eaten, replace, kilograms, pounds
  case allDays = "all-days"
  case once
  case leaveOut = "leave-out"
  case slot, confirm, keyring
  case noColor = "no-color"
  case plain, language, now, zone, seed, accept, help, version

  /// "DIR"; nil for a switch.
  package var value: String? {
    switch self {
    case .home: "DIR"
    case .model: "MODEL"
    case .baseURL: "URL"
    case .prompts: "DIR"
    case .maxCalls, .answerTokens, .context, .runs, .spend: "N"
    case .suite: "SUITE"
    case .least: "PERCENT"
    case .effort: "LEVEL"
    case .profile: "NAME"
    case .now: "INSTANT"
    case .zone: "ID"
    case .language: "CODE"
    case .seed: "N"
    case .record, .html, .mapping: "FILE"
    case .week: "WEEK"
    case .shape: "NAME"
    case .slot: "MEAL"
    case .confirm: "WHERE"
    case .country: "CODE"
    case .noLocal, .trace, .online, .log, .yes, .dryRun, .json, .csv, .schema, .noColor, .plain, .ingredients, .eaten,
      .replace, .kilograms, .pounds, .allDays, .once, .leaveOut, .keyring, .accept, .help, .version:
      nil
    }
  }

  package var summary: String {
    switch self {
    case .home: "where the data is (or LARDER_HOME; else the XDG data folder)"
    case .model: "the language model: builtin, or openai:NAME, anthropic:, gemini:, ollama:, llamacpp:, compatible:"
    case .baseURL: "where the server of that model is (also OPENAI_BASE_URL, ANTHROPIC_BASE_URL, GEMINI_BASE_URL)"
    case .noLocal: "lets the model answer every turn, not only what the interpreter does not understand"
    case .prompts: "takes the prompts from this folder"
    case .maxCalls: "asks models at most so often within an hour (else 100, and an own server as often as need be)"
    case .effort:
      "how long the model thinks: none, low, medium, high, or what else it knows (else as its provider sets it)"
    case .answerTokens: "the most tokens of an answer, thinking included (else 8,192)"
    case .context: "how many tokens a model reads at once (else what its server says; see docs/models.md)"
    case .suite: "with bench: tools, day, nutribench or all"
    case .runs: "with bench: how often all of it is said (else once)"
    case .least: "with bench: the exit code is 1 where less than this is right"
    case .spend: "with bench: goes on without a question where it costs no more than this (else 1)"
    case .online: "with doctor: asks the model that is named one tiny thing"
    case .log: "with doctor: what went wrong lately, by its name alone, nothing that was said"
    case .trace: "tells who answers a turn and why, and what goes over the wire, keys masked"
    case .profile: "whose diary"
    case .now: "the moment it is, as 2026-11-20T12:30:00+01:00"
    case .zone: "the time zone, as Europe/Berlin"
    case .language: "the language of this run: en, de, es, tr or zh (else the profile’s, else that of LANG)"
    case .seed: "makes the ids of this run the same each time"
    case .yes: "confirms what this run proposes"
    case .dryRun: "shows what would be saved and saves nothing"
    case .json: "one JSON object a line for every event; with bench FILE: the results, to go on from"
    case .csv: "with export: the log as a table for spreadsheets, a row an entry"
    case .schema: "with read: the JSON Schema of what is said of a meal"
    case .shape: "with read --json: what is said of a meal, in the names of another client (calsnap)"
    case .record: "writes the conversation to a file, as a transcript"
    case .noColor: "no colour (also NO_COLOR)"
    case .plain: "no colour, no columns: for screen readers and simple terminals"
    case .ingredients: "with understand: the lines are lines of recipes"
    case .week: "the week, as 2026-W47: of report, or the one whose report a conversation begins with"
    case .country: "with import: of Open Food Facts only what is sold there, as de"
    case .mapping: "with import: describes the columns of another table (docs/manual/import.md)"
    case .eaten: "with import: also what a tracker says was eaten, on days without entries"
    case .replace: "with import: a tracker’s figures take the place of activities that you typed on its days"
    case .kilograms: "with import: weights without a unit are in kilograms"
    case .pounds: "with import: weights without a unit are in pounds"
    case .allDays: "with import: a diary of another tracker also on days with entries of your own"
    case .leaveOut: "with apply: leaves out lines that cannot be read; then nothing is removed"
    case .once: "with health watch: looks once and ends, for timers"
    case .slot: "the meal of what is said without one: breakfast, lunch, dinner or snack"
    case .confirm: "with mcp: where a yes is given, in a form of the client (the usual) or in larder alone (draft)"
    case .keyring: "with lock: the key is kept in the desktop’s secret store, too, which then opens the data"
    case .html: "with report: writes it as a page that needs nothing else"
    case .accept: "with replay: takes the output as the new transcript"
    case .help: "this help"
    case .version: "the version"
    }
  }
}

/// The commands of the command line.
package enum CommandWord: String, CaseIterable {
  case say, show, report, understand, read, `import`, health, export, backup, journal, apply, replay, bench, key,
    models,
    doctor,
    repair, forget, lock, unlock, sync, reminders, remind, mcp, completion, man, help

  package var usage: String {
    switch self {
    case .say: "say WORDS…"
    case .show: "show [SPAN] [DATE]"
    case .report: "report [SPAN] [again]"
    case .understand: "understand"
    case .read: "read FILE…"
    case .import: "import FILE…|openfoodfacts|usda [PART]"
    case .health: "health watch DIR|FILE"
    case .export: "export [FILE|-]"
    case .backup: "backup [FILE]"
    case .journal: "journal [FROM..TO]"
    case .apply: "apply FILE"
    case .replay: "replay FILE|DIR…"
    case .bench: "bench [FILE|DIR…]"
    case .key: "key set|list|delete [PROVIDER]"
    case .models: "models [PROVIDER]"
    case .doctor: "doctor"
    case .repair: "repair [FILE]"
    case .forget: "forget NAME|everything"
    case .lock: "lock"
    case .unlock: "unlock"
    case .sync: "sync [start|join|invite|status|name|undo|remove|leave] [PLACE|NAME] [WORDS…]"
    case .reminders: "reminders [on|off|REMINDER] [on|off|HH:MM]"
    case .remind: "remind [REMINDER]"
    case .mcp: "mcp"
    case .completion: "completion bash|zsh|fish"
    case .man: "man"
    case .help: "help [tools]"
    }
  }

  package var summary: String {
    switch self {
    case .say: "one turn: larder say had 200g pasta for lunch"
    case .show: "a day, week, month, FROM..TO, or progress, with --json for programs"
    case .report: "a week in figures (2026-W47, last), a month (2026-10), a year or FROM..TO; also as a page (--html)"
    case .understand: "a JSON line for every line of standard input: what is made of it; saves nothing"
    case .read: "what is in a picture, document or text: label, receipt, meal, barcode, product; saves nothing"
    case .import:
      "foods to look up (USDA, Open Food Facts, tables); earned calories and weights (Apple Health, a table); the diary of "
        + "MyFitnessPal, Cronometer or OpenNutriTracker; or what larder exported"
    case .health: "waits for new health data, and keeps it for your yes"
    case .export: "everything as one JSON file, or with --csv the log as a table"
    case .backup: "a checked copy of the whole database, while it is in use"
    case .journal: "the diary as plain text, a line an entry, to edit anywhere"
    case .apply: "an edited journal: shows what it says otherwise, saves on a yes"
    case .replay: "runs transcripts as tests"
    case .bench:
      "measures a model beside what people mean: 300 lines, days, transcripts, tables of meals (docs/models.md)"
    case .key: "keeps, lists or removes keys of model providers; a key is asked for, never shown"
    case .models: "the models that can be chosen: what each provider offers that has a key or runs here"
    case .doctor: "how the data is, what is configured, what is missing and how to get it"
    case .repair: "makes sound data of damaged data, its journal and a copy (FILE, or the last one), on a yes"
    case .forget: "erases a person, or everything, for good: from the records, the journal and all that larder keeps"
    case .lock: "seals the data with a passphrase, which is asked for once a session from then on"
    case .unlock: "takes the seal away again"
    case .sync: "meets the household’s other devices; start, join or leave it (docs/sync.md)"
    case .reminders:
      "when larder gently reminds of breakfast, lunch, dinner and the week; all or one on or off, or at a time"
    case .remind: "what a timer runs: says a word where a reminder is due, and nothing where that meal is logged"
    case .mcp: "serves its tools to other programs over standard input (Model Context Protocol); only your yes saves"
    case .completion: "a script that completes commands and options in a shell (docs/reference.md)"
    case .man: "the manual page, in roff: larder man | man -l -"
    case .help: "this help; with tools, what a language model may ask for"
    }
  }
}
