internal import Calls
internal import FoodData
internal import FoundationEssentials
internal import JSON
internal import Messages
internal import Nutrition
internal import ProgramTrials
internal import Proposals
internal import Services
internal import Store
internal import TestSupport

/// Generates the diary of a made-up household: some sixty foods, three to five meals a day, the same for the same seed. It is
/// saved like every diary, through confirmed proposals.
struct MadeUpDiary {
  struct RefusedError: Error {}

  /// How many days one commit holds.
  private static let daysPerCommit = 30

  private let foods: [Food]
  private let identifiers: SeededIdentifiers
  private var generator: SeededGenerator

  init(foods: [Food], seed: UInt64) {
    let step = max(foods.count / 60, 1)
    self.foods = stride(from: 0, to: foods.count, by: step).map { foods[$0] }
    identifiers = SeededIdentifiers(seed: seed)
    generator = SeededGenerator(seed: seed)
  }

  /// Fills the store with the days before `end`.
  mutating func fill(_ store: Store, entries: Int, before end: Day) throws {
    let days = plan(entries: entries)
    let profile = try store.defaultProfile().id
    var first = end.adding(-days.count)
    for start in stride(from: 0, to: days.count, by: MadeUpDiary.daysPerCommit) {
      var changes: [Change] = []
      for day in days[start..<min(start + MadeUpDiary.daysPerCommit, days.count)] {
        changes += self.changes(on: first, meals: day, of: profile)
        first = first.adding(1)
      }
      try save(changes, of: profile, in: store)
    }
  }

  /// Saves an ordinary morning: breakfast and a snack.
  mutating func addMorning(of day: Day, to store: Store) throws {
    let profile = try store.defaultProfile().id
    try save(changes(on: day, meals: [.breakfast: 4, .snack: 2], of: profile), of: profile, in: store)
  }

  /// The number of entries of each meal, day by day.
  private mutating func plan(entries: Int) -> [[Sitting: Int]] {
    var days: [[Sitting: Int]] = []
    var left = entries
    while left > 0 {
      var day: [Sitting: Int] = [:]
      for sitting in Sitting.allCases.prefix(Int.random(in: 3...5, using: &generator)) where left > 0 {
        day[sitting] = min(Int.random(in: 1...6, using: &generator), left)
        left -= day[sitting] ?? 0
      }
      days.append(day)
    }
    return days
  }

  private mutating func changes(on day: Day, meals: [Sitting: Int], of profile: UUID) -> [Change] {
    var changes: [Change] = []
    for sitting in Sitting.allCases {
      guard let count = meals[sitting] else { continue }
      let at = DiaryClock(zone: .utc).instant(day, sitting.time)
      let meal = Meal(
        id: identifiers.next(), created: at, profile: profile, at: at, zone: "UTC", day: day, slot: sitting.slot)
      changes.append(.insert(.meal(meal)))
      for position in 1...count {
        let food = foods[Int.random(in: foods.indices, using: &generator)]
        let entry = entry(of: food, in: meal, position: position)
        changes += [.ensure(.food(food)), .insert(.entry(entry))]
      }
    }
    return changes
  }

  private mutating func entry(of food: Food, in meal: Meal, position: Int) -> Entry {
    let grams = Grams(milligrams: Int64.random(in: 1...60, using: &generator) * 5_000)
    return Entry(
      id: identifiers.next(), created: meal.at, meal: meal.id, position: position, kind: .food, reference: food.id,
      name: food.title, grams: grams, figures: food.per100Grams.portion(of: grams), tier: food.source.tier,
      source: food.source.description)
  }

  private func save(_ changes: [Change], of profile: UUID, in store: Store) throws {
    let proposal = Proposal(
      id: identifiers.next(), created: Workshop.now, profile: profile, action: .tool(LogMealCall.name),
      changes: changes,
      card: Card(title: "Meals"), summary: "meals", request: AnyCall(tool: LogMealCall.name, arguments: [:]))
    guard case .confirmed(let confirmed) = WaitingProposal(proposal).answer(TypedLine(typed: "y")) else {
      throw RefusedError()
    }
    _ = try store.commit(confirmed, at: Workshop.now)
  }
}

/// The meals of a made-up day.
enum Sitting: CaseIterable {
  case breakfast, lunch, dinner, snack, lateSnack

  var slot: MealSlot {
    switch self {
    case .breakfast: .breakfast
    case .lunch: .lunch
    case .dinner: .dinner
    case .snack, .lateSnack: .snack
    }
  }

  var time: ClockTime {
    switch self {
    case .breakfast: .clock(7)
    case .lunch: .clock(12)
    case .dinner: .clock(19)
    case .snack: .clock(10)
    case .lateSnack: .clock(16)
    }
  }
}

extension ClockTime {
  fileprivate static func clock(_ hour: Int) -> ClockTime { ClockTime(hour: hour, minute: 0) ?? .midnight }
}
