internal import Calls
internal import Interpreter
internal import Nutrition
internal import Services
internal import Store

/// The interpreter with the foods of a new household, at half past eight in the evening.
struct LineReading {
  private let interpreter: Interpreter
  private let now = Moment(today: Workshop.today, time: ClockTime(hour: 20, minute: 30))

  init(_ workshop: Workshop) throws {
    let store = try Store.open(.memory)
    let bank = FoodBank(store: store, knowledge: workshop.knowledge)
    let finder = ProfileFoodFinder(bank: bank, profile: try store.defaultProfile())
    interpreter = Interpreter(lexicon: workshop.knowledge.lexicon, finder: finder)
  }

  func understand(_ line: String) -> [Parse] {
    interpreter.understand(line, now: now)
  }
}

extension Parse {
  /// Whether something would be proposed as eaten, rather than as a change of an earlier entry.
  var logs: Bool {
    guard intent != .edit else { return false }
    return switch command {
    case .log: !items.isEmpty
    case .quickAdd: true
    case .call(let call): call.tool == LogAgainCall.name
    default: false
    }
  }
}
