package import Bench
package import Calls
internal import EmbeddedMessages
package import HealthData
package import LanguageModels
package import MCP
package import Messages
package import Nutrition
package import Services

/// The parsed command line. Options may come before or after the command.
package struct Options: Equatable {
  /// The command; without one larder converses.
  package var command: Command = .converse
  /// `--home`: the folder of the data; nil for `LARDER_HOME`, else the usual folder.
  package var home: String?
  /// `--model`: "builtin", or provider and name as in "openai:gpt-5.4-mini"; nil for `LARDER_MODEL` and the settings.
  package var model: String?
  /// `--base-url`: the address of the named model's server; nil for that of the environment or the provider.
  package var baseURL: String?
  /// `--no-local`: the model answers every turn, even those that the interpreter understands.
  package var noLocal = false
  /// `--prompts`: the folder of prompts that replace the program's own.
  package var prompts: String?
  /// `--max-calls`: the most requests to models within an hour; nil for the usual limit.
  package var maxCalls: Int?
  /// `--effort`: how much the model thinks, in lower case: "low"; nil leaves it to the provider.
  package var effort: String?
  /// `--answer-tokens`: the most tokens of an answer, thinking included, from 1 to 1,000,000; nil for the usual limit.
  package var answerTokens: Int?
  /// `--context`: the size of the model's context window in tokens, from 1 to 100,000,000; nil asks its server.
  package var context: Int?
  /// `--suite`: the only suite that the bench plays; nil plays all.
  package var suite: BenchSuite?
  /// `--runs`: how often the bench plays everything, from 1 to 100.
  package var runs = 1
  /// `--least`: the percentage that has to be right for a bench run to succeed; nil asks for none.
  package var least: Int?
  /// `--spend`: what a bench run may cost without a question, in the currency of the prices.
  package var spend: Int?
  /// `--json FILE` of the bench: where its results are written.
  package var resultsFile: String?
  /// `--trace`: prints who answers a turn and why, and the HTTP exchanges.
  package var trace = false
  /// `--online`: the doctor also checks the named model and the providers over the network.
  package var online = false
  /// `--profile`: the name of the profile whose diary is used; nil for the default profile.
  package var profile: String?
  /// `--now`: the moment that this run assumes; nil for the machine's clock.
  package var now: Instant?
  /// `--zone`: the time zone, as "Europe/Berlin", not yet looked up; nil for that of the machine.
  package var zone: String?
  /// `--language`: the language of this run, one that larder speaks; nil for the profile's, else the environment's.
  package var language: LanguageTag?
  /// `--seed`: makes the ids of this run reproducible; nil draws them at random.
  package var seed: UInt64?
  /// `--record`: the file into which the conversation is written as a transcript.
  package var record: String?
  /// `--yes`: confirms what this run proposes without asking.
  package var yes = false
  /// `--dry-run`: shows what would be saved, and saves nothing.
  package var dryRun = false
  /// `--json`: output for other programs, one JSON object a line.
  package var json = false
  /// `--csv`: exports a table for spreadsheets, one row an entry.
  package var csv = false
  /// `--schema`: prints the JSON Schema of a meal's reading instead of reading files.
  package var schema = false
  /// `--log`: the doctor prints the error log.
  package var log = false
  /// `--no-color`: no colour, even in a terminal.
  package var noColour = false
  /// `--plain`: no colour and no columns, for screen readers and simple terminals.
  package var plain = false
  /// `--accept`: rewrites a transcript whose replay differs.
  package var accept = false
  /// `--keyring`: when the data is locked, its key is also stored in the desktop's secret store.
  package var keyring = false
  /// `--ingredients`: the lines to understand are lines of recipes.
  package var ingredients = false
  /// `--week`: the week as typed, "2026-W47"; parsed where it is needed.
  package var week: String?
  /// `--html`: the file for the report as a page; "-" for standard output.
  package var html: String?
  /// `--country`: imports only foods of Open Food Facts that are sold in this country; as typed, "de".
  package var country: String?
  /// `--mapping`: the file that says what the columns of an imported table mean.
  package var mapping: String?
  /// `--eaten`: a tracker's import also adds what was eaten, on days without entries.
  package var eaten = false
  /// `--replace`: a tracker's figures replace activities that were typed for its days.
  package var replace = false
  /// `--kilograms` or `--pounds`: the unit of weights whose export names none.
  package var weightUnit: DiaryWeight.Unit?
  /// `--all-days`: imports another tracker's diary also on days that have entries.
  package var allDays = false
  /// `--once`: looks at a watched folder once and ends.
  package var once = false
  /// `--leave-out`: skips lines of an applied journal that cannot be read.
  package var leaveOut = false
  /// `--slot`: the meal of what is said without one; nil decides by the hour.
  package var slot: MealSlot?
  /// `--shape`: the names of the fields in which a meal is printed.
  package var shape: MealShape?
  /// `--confirm`: where a client of the tool server may get a yes.
  package var confirmation = ContextServer.Confirmation.form

  package init() {}
}

/// The command to run.
package enum Command: Equatable {
  case converse
  case say(String)
  case show(ShowSpan)
  /// The report of the week that its words name, or that of the options.
  case report(ShowReportCall)
  case understand
  /// The files to read.
  case read([String])
  case importFoods(ImportRequest)
  case health(HealthRequest)
  case export(path: String?)
  case backup(path: String?)
  /// The journal of the days that the words name; nil for all of them.
  case journal(String?)
  case apply(String)
  case replay([String])
  /// Measures a model, with these additional tables and transcripts.
  case bench([String])
  case key(KeyAction)
  /// The models of all providers, or of one.
  case models(ProviderName?)
  case doctor
  /// Repairs the home, with a copy where one is named.
  case repair(String?)
  /// Erases the person of this name, or everything.
  case forget(String)
  /// Seals the data with a passphrase.
  case lock
  /// Removes the seal.
  case unlock
  case sync(SyncRequest)
  case reminders(ReminderRequest)
  /// Shows one reminder, or whichever is due.
  case remind(Reminder?)
  /// Serves the tools over standard input.
  case serve
  case completion(Shell)
  case manual
  case help
  /// Prints the table of tools.
  case helpTools
  case version

  /// Whether the command only prints, so that it fails where its output does not arrive. Other commands have saved something
  /// either way.
  var isForItsOutput: Bool {
    switch self {
    case .show, .report, .understand, .read, .export, .journal, .replay, .bench, .models, .doctor, .completion, .manual,
      .help,
      .helpTools, .version:
      true
    case .converse, .say, .importFoods, .health, .backup, .apply, .key, .repair, .forget, .lock, .unlock, .sync,
      .reminders, .remind, .serve:
      false
    }
  }
}

/// A command line that cannot be understood.
package struct UsageError: Error, Equatable {
  /// What is wrong and what to do, in one sentence for the person.
  package let sentence: Text
}
