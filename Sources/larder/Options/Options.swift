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
  package var command: Command = .converse
  package var home: String?
  package var model: String?
  package var baseURL: String?
  package var noLocal = false
  package var prompts: String?
  package var maxCalls: Int?
  package var effort: String?
  package var answerTokens: Int?
  package var context: Int?
  package var suite: BenchSuite?
  package var runs = 1
  /// In percent.
  package var least: Int?
  /// What a run of the bench may cost without a question, in the currency of the prices.
  package var spend: Int?
  /// Where the results of the bench go.
  package var resultsFile: String?
  package var trace = false
  package var online = false
  package var profile: String?
  package var now: Instant?
  package var zone: String?
  package var language: LanguageTag?
  package var seed: UInt64?
  package var record: String?
  package var yes = false
  package var dryRun = false
  package var json = false
  package var csv = false
  package var schema = false
  /// The doctor shows the log of errors.
  package var log = false
  package var noColour = false
  package var plain = false
  package var accept = false
  package var keyring = false
  package var ingredients = false
  package var week: String?
  package var html: String?
  package var country: String?
  package var mapping: String?
  package var eaten = false
  package var replace = false
  /// Of weights whose export names none.
  package var weightUnit: DiaryWeight.Unit?
  package var allDays = false
  package var once = false
  package var leaveOut = false
  package var slot: MealSlot?
  /// In which names a meal is told.
  package var shape: MealShape?
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
  package let sentence: Text
}
