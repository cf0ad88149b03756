import FoodData
import FoundationEssentials
import Interpreter
import JSON
import LanguageModels
import Nutrition
import Proposals
import Services
import Store

/// A household in memory with a little in its diary: what targets need that read against the data that is there. Nothing
/// that is fed to it is saved.
final class SmallHousehold {
  enum Trouble: Error {
    case notConfirmed(String)
    case noMoment
  }

  let store: Store
  let bank: FoodBank
  let profile: Profile
  /// Friday 20 November 2026, half past twelve.
  let now: Instant
  private let identifiers = SeededIdentifiers(seed: 7)

  init() throws {
    guard let now = Instant(iso8601: "2026-11-20T12:30:00Z") else { throw Trouble.noMoment }
    self.now = now
    store = try Store.open(.memory)
    bank = FoodBank(store: store, knowledge: .embedded())
    profile = try store.defaultProfile()
  }

  var context: ToolContext {
    ToolContext(store: store, foodBank: bank, profile: profile, now: now, zone: .utc, identifiers: identifiers)
  }

  /// Two days of a diary.
  func logMeals() throws {
    try save(
      LogMeal(),
      ["items": [["food": "pasta", "quantity": 200, "unit": "g"], ["food": "apple", "quantity": 150, "unit": "g"]]])
    try save(QuickAdd(), ["kcal": 300, "label": "soup", "slot": "dinner", "day": "yesterday"])
  }

  private func save<Wanted: Tool>(_ tool: Wanted, _ arguments: JSONValue) throws {
    let decoded = try JSONDecoder().decode(Wanted.Arguments.self, from: Data(arguments.text.utf8))
    guard case .proposal(let proposal) = try tool.run(decoded, in: context),
      case .confirmed(let confirmed) = WaitingProposal(proposal).answer(TypedLine(typed: "y"))
    else { throw Trouble.notConfirmed(tool.name) }
    _ = try store.commit(confirmed, at: now)
    bank.forgetNames()
  }
}
