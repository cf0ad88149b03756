import Calls
import FoodData
import FoundationEssentials
internal import Interpreter
import JSON
import LanguageModels
import Nutrition
import Proposals
import Services
import Store

/// Why a step of a test did not go as it should have.
enum Unexpected: Error {
  case answer(ToolAnswer)
  case proposal(Proposal)
  case notConfirmed
}

/// Foods of outside sources, as an import leaves them.
private func shelf(of foods: [ReferenceFood]) throws -> ImportedFoods {
  let references = try ReferenceStore.open(.memory)
  let run = try references.beginImport("foods", at: Instant(milliseconds: 0)) { _ in nil }
  try run.write(foods, position: foods.count)
  try run.finish(at: Instant(milliseconds: 0))
  return ImportedFoods { references }
}

/// A household with an empty store, the food table, a clock that stands still, and ids that are the same every time.
final class Household {
  let store: Store
  let bank: FoodBank
  let identifiers: SeededIdentifiers
  var now: Instant
  var zone: Zone
  var profile: Profile

  /// - Parameters:
  ///   - time: Friday 20 November 2026, half past twelve, unless another moment is named.
  ///   - references: foods of outside sources.
  init(
    _ time: String = "2026-11-20T12:30:00Z", zone: Zone = .utc, seed: UInt64 = 7, references: [ReferenceFood] = []
  ) throws {
    store = try Store.open(.memory)
    bank = FoodBank(
      store: store,
      knowledge: Knowledge(staples: { Pantry.table }, lexicon: { Pantry.lexicon }),
      imported: references.isEmpty ? .none : try shelf(of: references))
    identifiers = SeededIdentifiers(seed: seed)
    now = Instant(iso8601: time) ?? Instant(milliseconds: 0)
    self.zone = zone
    profile = try store.defaultProfile()
  }

  var context: ToolContext {
    ToolContext(store: store, foodBank: bank, profile: profile, now: now, zone: zone, identifiers: identifiers)
  }

  func wait(minutes: Int) {
    now = now.adding(minutes: minutes)
  }

  /// Moves the clock.
  func at(_ time: String) {
    now = Instant(iso8601: time) ?? now
  }

  /// Runs a tool as a model would call it.
  func run(_ tool: some Tool, _ arguments: JSONValue = [:]) throws -> ToolOutcome {
    try tool.run(decode(tool, arguments), in: context)
  }

  /// Runs a tool again as edits of its card change its call.
  func revise(_ tool: some Tool, _ arguments: JSONValue, by edits: [Edit]) throws -> ToolOutcome {
    try tool.run(tool.revise(decode(tool, arguments), by: edits, in: context), in: context)
  }

  func revise(_ tool: some Tool, _ arguments: JSONValue, _ edits: Edit...) throws -> ToolOutcome {
    try revise(tool, arguments, by: edits)
  }

  func decode<Wanted: Tool>(_ tool: Wanted, _ arguments: JSONValue) throws -> Wanted.Arguments {
    try Wanted.Arguments.read(arguments, at: "", by: context.vocabulary)
  }
}

extension Household {
  func propose(_ tool: some Tool, _ arguments: JSONValue = [:]) throws -> Proposal {
    try run(tool, arguments).proposal
  }

  func ask(_ tool: some Tool, _ arguments: JSONValue = [:]) throws -> ToolAnswer {
    switch try run(tool, arguments) {
    case .answer(let answer): return answer
    case .proposal(let proposal): throw Unexpected.proposal(proposal)
    }
  }

  /// Confirms as a person does, and brings the household's own state up to date as a session does.
  @discardableResult
  func confirm(_ proposal: Proposal) throws -> Committed {
    let words =
      switch proposal.question {
      case .yesOrNo: "y"
      case .count(let count): String(count)
      }
    guard
      case .confirmed(let confirmed) = WaitingProposal(proposal, hasAskedWithout: true).answer(TypedLine(typed: words))
    else {
      throw Unexpected.notConfirmed
    }
    let committed = try store.commit(confirmed, at: now)
    bank.forgetNames()
    profile = try store.profile(profile.id) ?? profile
    return committed
  }

  /// Proposes and confirms.
  @discardableResult
  func save(_ tool: some Tool, _ arguments: JSONValue = [:]) throws -> Committed {
    try confirm(propose(tool, arguments))
  }

  /// Logs one food.
  @discardableResult
  func log(_ food: String, grams: Int, slot: String? = nil, day: String? = nil) throws -> Committed {
    var call: JSONValue = ["items": [["food": .string(food), "quantity": .number(Decimal(grams)), "unit": "g"]]]
    if let slot { call["slot"] = .string(slot) }
    if let day { call["day"] = .string(day) }
    return try save(LogMeal(), call)
  }

  /// Logs a breakfast of oats and milk and a lunch of pasta and butter.
  func logTwoMeals() throws {
    try log("oats", grams: 60, slot: "breakfast")
    try log("milk", grams: 200, slot: "breakfast")
    try log("pasta", grams: 200)
    try log("butter", grams: 10)
  }

  /// Counts energy alone.
  @discardableResult
  func quick(_ kcal: Int, _ label: String, slot: String? = nil, day: String? = nil) throws -> Committed {
    var call: JSONValue = ["kcal": .number(Decimal(kcal)), "label": .string(label)]
    if let slot { call["slot"] = .string(slot) }
    if let day { call["day"] = .string(day) }
    return try save(QuickAdd(), call)
  }

  var today: Day { context.today }

  /// The entries of a day, in the order of its list.
  func entries(_ day: Day? = nil) throws -> [Entry] {
    try store.diary(of: profile.id, on: day ?? today).meals.flatMap(\.entries)
  }

  /// "lunch: pasta, cooked 200 g" for each entry of a day.
  func diary(_ day: Day? = nil) throws -> [String] {
    try store.diary(of: profile.id, on: day ?? today).meals.flatMap { meal in
      meal.entries.map { entry in
        let amount = entry.grams.map(\.description) ?? entry.figures.energy.map { "\($0.formatted()) kcal" } ?? "?"
        return "\(meal.meal.slot.rawValue): \(entry.name) \(amount)" + (entry.skipped ? ", skipped" : "")
      }
    }
  }
}
