package import Bench
package import Calls
internal import EmbeddedMessages
package import HealthData
package import LanguageModels
package import MCP
package import Messages
package import Nutrition
package import Services

/// What the command line says, options before or after the command.
package struct Options: Equatable {
  /// Without any, larder converses.
  package var command: Command = .converse
  /// `--home`: the folder of the data; nil takes `LARDER_HOME`, else the usual one.
  package var home: String?
  /// `--model`: "builtin", or provider and name as "openai:gpt-5.4-mini"; nil leaves it to `LARDER_MODEL` and the
  /// settings.
  package var model: String?
  /// `--base-url`: where the server of the named model is; nil leaves it to the environment and the provider.
  package var baseURL: String?
  /// `--no-local`: the model answers every turn, also those that the interpreter understands.
  package var noLocal = false
  /// `--prompts`: the folder of prompts that replace the program's own.
  package var prompts: String?
  /// `--max-calls`: the most requests to models within an hour; nil is the usual limit.
  package var maxCalls: Int?
  /// `--effort`: how long the model thinks, in small letters: "low"; nil leaves it to the provider.
  package var effort: String?
  /// `--answer-tokens`: the most tokens of an answer, thinking included, from 1 to 1,000,000; nil is the usual bound.
  package var answerTokens: Int?
  /// `--context`: how many tokens the model reads at once, from 1 to 100,000,000; nil asks its server.
  package var context: Int?
  /// `--suite`: the only suite that the bench plays; nil plays all.
  package var suite: BenchSuite?
  /// `--runs`: how often the bench plays everything, from 1 to 100.
  package var runs = 1
  /// In percent.
  package var least: Int?
  /// What a run of the bench may cost without a question, in the currency of the prices.
  package var spend: Int?
  /// Where the results of the bench go.
  package var resultsFile: String?
  /// `--trace`: who answers a turn and why, and what goes over the wire, is told.
  package var trace = false
  /// `--online`: the doctor asks the named model something.
  package var online = false
  /// `--profile`: the name of the profile whose diary it is; nil is the default profile.
  package var profile: String?
  /// `--now`: the moment that this run takes it to be; nil is that of the machine's clock.
  package var now: Instant?
  /// `--zone`: the time zone, as "Europe/Berlin", not yet looked up; nil is that of the machine.
  package var zone: String?
  /// `--language`: in which this run speaks, one that larder knows; nil is the profile's, else the environment's.
  package var language: LanguageTag?
  /// `--seed`: makes the ids of this run the same each time; nil draws them at random.
  package var seed: UInt64?
  /// `--record`: the file into which the conversation is written as a transcript.
  package var record: String?
  /// `--yes`: what this run proposes is confirmed without a question.
  package var yes = false
  /// `--dry-run`: what would be saved is shown, and nothing is saved.
  package var dryRun = false
  /// `--json`: for other programs, one JSON object a line.
  package var json = false
  /// `--csv`: the export is a table for spreadsheets, a row an entry.
  package var csv = false
  /// `--schema`: instead of reading files, the JSON Schema of what is said of a meal.
  package var schema = false
  /// The doctor shows the log of errors.
  package var log = false
  /// `--no-color`: no colour, even in a terminal.
  package var noColour = false
  /// `--plain`: no colour and no columns, for screen readers and simple terminals.
  package var plain = false
  /// `--accept`: a replay that differs rewrites its transcript.
  package var accept = false
  /// `--keyring`: when the data is locked, its key is kept in the desktop's secret store, too.
  package var keyring = false
  /// `--ingredients`: the lines to be understood are lines of recipes.
  package var ingredients = false
  /// `--week`: as it was typed, "2026-W47"; whoever needs it reads it.
  package var week: String?
  /// `--html`: the file into which the report is written as a page; "-" is standard output.
  package var html: String?
  /// `--country`: only foods of Open Food Facts that are sold there, as it was typed: "de".
  package var country: String?
  /// `--mapping`: the file that says what the columns of an imported table mean.
  package var mapping: String?
  /// `--eaten`: a tracker's import also brings what was eaten, on days without entries.
  package var eaten = false
  /// `--replace`: a tracker's figures take the place of activities that were typed on its days.
  package var replace = false
  /// Of weights whose export names none.
  package var weightUnit: DiaryWeight.Unit?
  /// `--all-days`: another tracker's diary is imported on days that have entries, too.
  package var allDays = false
  /// `--once`: a watched folder is looked at once, and the program ends.
  package var once = false
  /// `--leave-out`: lines of an applied journal that cannot be read are left out.
  package var leaveOut = false
  /// `--slot`: the meal of what is said without one; nil leaves that to the hour.
  package var slot: MealSlot?
  /// In which names a meal is told.
  package var shape: MealShape?
  /// `--confirm`: where a client of the tool server gets a yes.
  package var confirmation = ContextServer.Confirmation.form

  package init() {}
}

/// What is to be done.
package enum Command: Equatable {
  case converse
  case say(String)
  case show(ShowSpan)
  /// Of the week that the words name, or that of the options.
  case report(ShowReportCall)
  case understand
  /// The files' paths.
  case read([String])
  case importFoods(ImportRequest)
  case health(HealthRequest)
  case export(path: String?)
  case backup(path: String?)
  /// Of the days that the words name; all of them without any.
  case journal(String?)
  case apply(String)
  case replay([String])
  /// Measures a model, also with these tables and transcripts.
  case bench([String])
  case key(KeyAction)
  /// What the providers offer, or one of them.
  case models(ProviderName?)
  case doctor
  /// With what a copy has, where one is named.
  case repair(String?)
  /// The person of a name, or everything.
  case forget(String)
  /// Seals the data with a passphrase.
  case lock
  /// Takes the seal away.
  case unlock
  case sync(SyncRequest)
  case reminders(ReminderRequest)
  /// Of one thing, or of whatever is due.
  case remind(Reminder?)
  /// Serves tools over standard input.
  case serve
  case completion(Shell)
  case manual
  case help
  /// The table of tools.
  case helpTools
  case version

  /// Whether it is done only where what it writes arrives. What others save is saved, whoever reads on.
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

/// A command line that cannot be understood: what is wrong and what to do.
package struct UsageError: Error, Equatable {
  /// Both, in one sentence for the person.
  package let sentence: Text
}
