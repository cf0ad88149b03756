import Conversation
import EmbeddedFoods
internal import EmbeddedMessages
import FoodNames
import FoundationEssentials
import Interpreter
import JSON
import LanguageModels
internal import Messages
import Nutrition
import Proposals
import Services
import Store

/// A home with an empty store, the food table, a clock that stands still, and ids that are the same every time.
final class Home {
  let store: Store
  let bank: FoodBank
  private let identifiers = SeededIdentifiers(seed: 7)
  var now = Instant(iso8601: "2026-11-20T12:30:00Z") ?? Instant(milliseconds: 0)

  init(_ limits: StoreLimits = StoreLimits()) throws {
    store = try Store.open(.memory, limits: limits)
    bank = FoodBank(store: store, knowledge: Home.knowledge())
  }

  private static let staples = StapleTable.embedded
  private static let lexicon = (try? Lexicon.embedded()) ?? .empty

  /// What comes with larder, read once for all tests.
  static func knowledge() -> Knowledge {
    Knowledge(staples: { staples }, lexicon: { lexicon })
  }

  /// Replays on homes of their own. They know UTC, Berlin (as it is in winter) and Auckland (as in summer).
  static func replay() -> Replay {
    Replay(knowledge: knowledge(), prompts: try? Prompts()) { name in
      switch name {
      case "UTC": .utc
      case "Europe/Berlin": Zone(identifier: name, offset: 3_600)
      case "Pacific/Auckland": Zone(identifier: name, offset: 13 * 3_600)
      default: nil
      }
    }
  }

  func context() throws -> ToolContext {
    ToolContext(
      store: store, foodBank: bank, profile: try store.defaultProfile(), now: now, zone: .utc, identifiers: identifiers)
  }

  var environment: TurnEnvironment {
    TurnEnvironment(clock: { [self] in (now, .utc) }, identifiers: identifiers)
  }

  /// Converses with recorded answers; the console has seen everything.
  func converse(
    _ lines: [String], _ replies: [ModelReply] = [], _ change: (inout Session.Options) -> Void = { _ in }
  ) async throws -> (code: ExitCode, console: ListeningConsole) {
    try await converse(lines, with: RecordedModel(replies), change)
  }

  /// The same with a model of any kind.
  func converse(
    _ lines: [String], with model: any LanguageModel, _ change: (inout Session.Options) -> Void = { _ in }
  ) async throws -> (code: ExitCode, console: ListeningConsole) {
    let console = ListeningConsole(lines)
    var options = Session.Options()
    change(&options)
    let session = try Session(
      store: store, foodBank: bank, models: .other(model), console: console,
      environment: environment, options: options)
    return (await session.run(), console)
  }

  /// What a conversation stands for.
  func code(_ lines: [String], _ replies: [ModelReply] = []) async throws -> ExitCode {
    try await converse(lines, replies).code
  }
}

/// Gives lines and keeps what it is shown.
final class ListeningConsole: Console {
  private var lines: ArraySlice<String>
  private(set) var events: [SessionEvent] = []
  private(set) var prompts: [Conversation::Prompt] = []

  init(_ lines: [String]) {
    self.lines = lines[...]
  }

  func nextInput(_ prompt: Conversation::Prompt) -> ConsoleInput {
    prompts.append(prompt)
    guard let line = lines.popFirst() else { return .end }
    return line == "^C" ? .interrupted : .line(TypedLine(typed: line))
  }

  func show(_ event: SessionEvent) {
    events.append(event)
  }

  /// Everything that a person reads, a line each.
  var lines100: [String] { events.flatMap { Layout(width: 100).plainLines($0) } }

  var errors: [String] {
    events.compactMap { if case .error(let failure) = $0 { failure.sentence.english } else { nil } }
  }

  var outside: [RecordedOutsideAnswer] {
    events.compactMap { if case .outside(let answer) = $0 { answer } else { nil } }
  }

  var saved: [SavedNote] {
    events.compactMap { if case .saved(let note) = $0 { note } else { nil } }
  }

  var proposals: [Proposal] {
    events.compactMap { if case .proposal(let proposal) = $0 { proposal } else { nil } }
  }
}

/// A model's answer that calls one tool.
func calling(_ tool: String, _ arguments: JSONValue = [:]) -> ModelReply {
  ModelReply(calls: [call(tool, arguments)], stop: .toolCalls)
}

/// The call that logs so many grams of a food.
func logging(_ food: String, _ grams: Int) -> ModelReply {
  calling("log_meal", ["items": [["food": .string(food), "quantity": .number(Decimal(grams)), "unit": "g"]]])
}

/// An answer without a word: the calls have said it all.
let silence = ModelReply()
