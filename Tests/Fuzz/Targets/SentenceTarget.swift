import Calls
import Conversation
import Interpreter
import JSON
import LanguageModels
import Nutrition
import Services

/// What people type: every line to the built-in model, with and without a meal that waits for its yes, and the calls that
/// it makes of it to their tools.
struct SentenceTarget: FuzzTarget {
  static let name = "sentences"

  private let home: SmallHousehold
  private let model: BuiltInModel

  init() throws {
    home = try SmallHousehold()
    try home.logMeals()
    let finder = ProfileFoodFinder(bank: home.bank, profile: home.profile)
    model = BuiltInModel(
      interpreter: Interpreter(
        lexicon: home.bank.knowledge.lexicon, finder: finder, people: [home.profile.name, "Emma"],
        speaker: home.profile.name))
  }

  func take(_ bytes: [UInt8]) throws {
    let line = String(decoding: bytes, as: UTF8.self)
    let items: JSONValue = ["items": [["food": "rice", "quantity": 1, "unit": "cup"]]]
    let call = Toolbox.all.read(AnyCall(tool: "log_meal", arguments: items), in: home.context)
    for waiting in [nil, Situation.WaitingCall(id: "p1", call)] {
      let situation = Situation(
        now: "2026-11-20T12:30:00Z", today: "2026-11-20", profile: home.profile.name, waiting: waiting)
      let reply = model.answer(ModelRequest(messages: [.user(line)], situation: situation))
      try BrokenPromise.unless(reply.calls.count < 2_000, "\(reply.calls.count) calls")
      for call in reply.calls { _ = try? Toolbox.all.start(call, in: home.context) }
    }
  }
}
