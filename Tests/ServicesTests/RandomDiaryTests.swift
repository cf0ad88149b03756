import FoundationEssentials
import JSON
import Nutrition
import Proposals
import Services
import Store
import TestSupport
import Testing

/// A household that logs, changes, deletes, undoes and redoes at random, the same way for the same seed.
struct RandomDiary {
  let home: Household
  private var generator: SeededGenerator
  private let foods = ["pasta", "rice", "oats", "butter", "milk", "apple", "banana", "lentils", "salmon", "toast"]
  private(set) var commits = 0
  private(set) var refusals = 0

  init(seed: UInt64) throws {
    home = try Household(seed: seed)
    generator = SeededGenerator(seed: seed)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> JSONValue {
    .number(Decimal(Int.random(in: range, using: &generator)))
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  private mutating func day() -> JSONValue { .string(home.today.adding(-pick([0, 0, 0, 1, 2, 5])).description) }
  private mutating func slot() -> JSONValue { .string(pick(MealSlot.allCases).rawValue) }

  private mutating func item() -> JSONValue {
    var item: JSONValue = ["food": .string(pick(foods))]
    switch pick([0, 1, 2, 3]) {
    case 0: item["kcal"] = number(0...900)
    case 1: break
    default:
      item["quantity"] = number(1...400)
      item["unit"] = "g"
    }
    if pick([true, false, false, false]) { item["skipped"] = true }
    return item
  }

  /// One random proposal, confirmed unless chance declines it; a refusal is fine.
  mutating func step() throws {
    home.wait(minutes: pick([1, 30, 200]))
    do {
      let proposal = try self.proposal()
      guard pick([true, true, true, false]) else { return }
      try home.confirm(proposal)
      commits += 1
    } catch is ToolError {
      refusals += 1
    }
  }

  private mutating func proposal() throws -> Proposal {
    switch pick(Array(0..<14)) {
    case 0...3:
      let items = (0...pick([0, 1, 2])).map { _ in item() }
      return try home.propose(LogMeal(), ["items": .array(items), "slot": slot(), "day": day()])
    case 4: return try home.propose(QuickAdd(), ["kcal": number(0...1_500), "slot": slot(), "day": day()])
    case 5: return try home.propose(LogAgain(), ["factor": number(1...3), "to_day": day()])
    case 6:
      return try home.propose(
        ChangeEntry(), ["entry": number(1...4), "day": day(), "to_quantity": number(1...500)])
    case 7:
      return try home.propose(ChangeEntry(), ["entry": number(1...4), "day": day(), "to_food": .string(pick(foods))])
    case 8: return try home.propose(ChangeEntry(), ["day": day(), "slot": slot(), "to_day": day(), "to_slot": slot()])
    case 9:
      return try home.propose(
        ChangeEntry(), ["entry": number(1...3), "day": day(), "skip": .bool(pick([true, false]))])
    case 10: return try home.propose(DeleteEntries(), ["entries": [number(1...4), number(1...4)], "day": day()])
    case 11: return try home.propose(SetTargets(), ["kcal": number(1_500...2_500), "from": day()])
    case 12:
      return try home.propose(MarkFood(), ["food": .string(pick(foods)), "favourite": .bool(pick([true, false]))])
    default: return try home.propose(Undo(), ["redo": .bool(pick([true, false]))])
    }
  }

  /// Takes back everything, and answers how many steps that took.
  func undoAll() throws -> Int {
    var steps = 0
    while try home.store.undoable() != nil {
      try home.save(Undo())
      steps += 1
    }
    return steps
  }
}

struct RandomDiaryTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `a day is the sum of its entries, whatever happened`(seed: UInt64) throws {
    var diary = try RandomDiary(seed: seed)
    for _ in 0..<300 { try diary.step() }
    #expect(diary.commits > 100)
    #expect(diary.refusals > 10)
    let home = diary.home
    for offset in 0...60 {
      let day = home.today.adding(-offset)
      let entries = try home.entries(day)
      let eaten = entries.filter { !$0.skipped }
      let facts = try home.ask(ShowDay(), ["day": .string(day.description)]).facts
      let sum = Totals(eaten.map { (figures: $0.figures, tier: $0.tier) })
      let expected = JSONValue(encoding: sum.figures.mapped { $0.rounded(toPlaces: 1) })
      #expect(facts["eaten"] == expected, "\(day)")
      let lines = (facts["meals"]?.array ?? []).flatMap { $0["entries"]?.array ?? [] }
      #expect(lines.map { $0["number"] } == (0..<entries.count).map { JSONValue.number(Decimal($0 + 1)) })
      let meals = try home.store.diary(of: home.profile.id, on: day).meals
      #expect(meals.allSatisfy { !$0.entries.isEmpty }, "an empty meal stands on \(day)")
    }
  }

  @Test(arguments: [4, 5, 6] as [UInt64])
  func `undoing everything leads back to the empty home, redoing it to the full one`(seed: UInt64) throws {
    let empty = try Household().store.stateHash()
    var diary = try RandomDiary(seed: seed)
    for _ in 0..<120 { try diary.step() }
    // What chance has undone does not come back with the rest.
    while try diary.home.store.redoable() != nil { if try !redo(diary.home) { break } }
    let full = try diary.home.store.stateHash()
    let steps = try diary.undoAll()
    #expect(steps > 30)
    #expect(try diary.home.store.stateHash() == empty)
    for _ in 0..<steps { try diary.home.save(Undo(), ["redo": true]) }
    #expect(try diary.home.store.stateHash() == full)
  }

  /// False where what came after is in the way.
  private func redo(_ home: Household) throws -> Bool {
    do {
      try home.save(Undo(), ["redo": true])
      return true
    } catch is StoreError {
      return false
    }
  }
}
