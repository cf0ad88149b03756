import Calls
import Interpreter
import JSON
import LanguageModels
import Nutrition

/// The interpreter as the tests use it: the embedded lexicon, a small pantry, Friday 20 November 2026, half past twelve.
enum Reading {
  static let today = "2026-11-20"
  static let now = "2026-11-20T12:30:00+01:00"

  private static let read = Result { try Lexicon.embedded() }
  private static let pantry = Pantry()

  static func lexicon() throws -> Lexicon { try read.get() }

  static func interpreter() throws -> Interpreter {
    Interpreter(lexicon: try lexicon(), finder: pantry)
  }

  static func moment() throws -> Moment {
    Moment(today: try day(today), time: ClockTime(hour: 12, minute: 30))
  }

  static func day(_ text: String) throws -> Day {
    guard let day = Day(text) else { throw Missing.day(text) }
    return day
  }

  static func understand(_ line: String, with other: Interpreter? = nil) throws -> [Parse] {
    try (other ?? interpreter()).understand(line, now: moment())
  }

  /// The items of a line as `quantity|unit|food`, `; ` between items and ` + ` between meals.
  static func items(_ line: String, with interpreter: Interpreter? = nil) throws -> String {
    try understand(line, with: interpreter).map { parse in
      parse.items.map { item in
        let state = item.state.map { "|\($0.rawValue)" } ?? ""
        let amount = item.amount
        return "\(amount.quantity?.description ?? "")|\(amount.unit?.rawValue ?? "")|\(item.food)\(state)"
      }.joined(separator: "; ")
    }.joined(separator: " + ")
  }

  /// Day offset, meal and time of every part of a line: `-1 dinner 19:30`.
  static func whens(_ line: String) throws -> String {
    try understand(line).map { parse in
      let when = parse.when
      let parts = [when.offset.map(String.init), when.slot?.rawValue, when.time?.description]
      return parts.compactMap { $0 }.joined(separator: " ")
    }.joined(separator: " + ")
  }

  static func intents(_ line: String) throws -> String {
    try understand(line).map(\.intent.rawValue).joined(separator: " ")
  }

  /// The reply to a line, with a waiting call where one is given.
  static func reply(
    _ line: String, with interpreter: Interpreter? = nil, waiting: Situation.WaitingCall? = nil
  ) throws -> ModelReply {
    let situation = Situation(now: now, today: today, profile: "Test", waiting: waiting)
    let request = ModelRequest(messages: [.user(line)], situation: situation)
    return BuiltInModel(interpreter: try interpreter ?? Reading.interpreter()).answer(request)
  }

  /// The calls of a reply in one line: `log_meal {…}; show_day {}`.
  static func calls(
    _ line: String, with interpreter: Interpreter? = nil, waiting: Situation.WaitingCall? = nil
  ) throws -> String {
    try reply(line, with: interpreter, waiting: waiting).calls.map { "\($0.tool) \($0.arguments.text)" }.joined(
      separator: "; ")
  }

  /// A proposal that waits, with its call as its tool reads it; as it is where that makes no sense.
  static func waiting(_ id: String, _ tool: String, _ arguments: JSONValue) -> Situation.WaitingCall {
    let types: [any Call.Type] = [
      LogMealCall.self, LogPhotoCall.self, QuickAddCall.self, ChangeEntryCall.self, DeleteEntriesCall.self,
      RecordWaterCall.self, RecordTripCall.self, SetTargetsCall.self, CorrectFoodCall.self, SaveRecipeCall.self,
      SuggestFamilyTargetsCall.self,
    ]
    func read<Wanted: Call>(_ type: Wanted.Type) -> AnyCall? {
      (try? type.read(arguments, at: "", by: PlainVocabulary())).map { AnyCall($0) }
    }
    let type = types.first { $0.name == tool }
    return Situation.WaitingCall(id: id, type.flatMap { read($0) } ?? AnyCall(tool: tool, arguments: arguments))
  }

  /// What a line changes of a waiting card, as a person would type it, `; ` between changes; where it changes nothing of it,
  /// the tools that are called.
  static func edits(
    _ line: String, with interpreter: Interpreter? = nil, waiting: Situation.WaitingCall
  ) throws -> String {
    let calls = try reply(line, with: interpreter, waiting: waiting).calls
    guard calls.count == 1, calls[0].tool == waiting.tool, calls[0].revises == waiting.id else {
      return calls.map(\.tool).joined(separator: " ")
    }
    return calls[0].edits.map(\.description).joined(separator: "; ")
  }

  enum Missing: Error {
    case day(String)
    case json(String)
  }
}
