import FoundationEssentials
import Nutrition
import Proposals
import Store
import TestSupport
import Testing

/// A household that logs, changes, deletes and takes back at random, the same way for the same seed.
private struct RandomHousehold {
  let store: Store
  let foods = [food(10), food(11, "rice", energy: FixedDecimal(130)), food(12, "oil", energy: FixedDecimal(884))]
  let people = [me, id(2)]
  private var generator: SeededGenerator
  private var next = 1_000

  init(seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    store = try Store.open(.memory)
    try store.commit(1, [.insert(.profile(Profile(id: id(2), created: at(0), name: "Ben")))])
  }

  private mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  private mutating func fresh() -> Int {
    next += 1
    return next
  }

  /// - Parameter redoing: whether undone commits may come back after newer ones.
  mutating func step(redoing: Bool) throws {
    switch number(below: 10) {
    case 0...3: try log()
    case 4...6: try edit()
    case 7: try takeBack(try store.undoable())
    case 8: try takeBack(redoing ? try store.redoable() : nil)
    default: try move()
    }
  }

  private mutating func takeBack(_ entry: JournalEntry?) throws {
    guard let entry, entry.sequence > 1 else { return }
    // A commit that came back after newer ones may be in their way; then nothing happens.
    do {
      try store.undo(fresh(), entry)
    } catch StoreError.changedSince {
    } catch StoreError.missing {
    } catch let StoreError.invalid(record) where record.fault == .stillNeeded {
    }
  }

  private mutating func log() throws {
    let meal = meal(
      fresh(), of: people[number(below: 2)], on: friday.adding(number(below: 4)),
      MealSlot.allCases[number(below: 4)])
    var changes: [Change] = [.insert(.meal(meal))]
    for position in 1...(1 + number(below: 3)) {
      let food = foods[number(below: foods.count)]
      changes.insert(.ensure(.food(food)), at: 0)
      var logged = entry(
        fresh(), in: meal.id, of: food, grams: Int64(1 + number(below: 500)), position: position,
        created: at(next))
      logged.skipped = number(below: 5) == 0
      changes.append(.insert(.entry(logged)))
    }
    if number(below: 4) == 0 { changes.append(.insert(.activity(run(fresh(), on: meal.day)))) }
    if number(below: 6) == 0 {
      changes.append(.insert(.target(target(fresh(), from: friday.adding(number(below: 5)), energy: 1_500 + next))))
    }
    try store.commit(fresh(), changes)
  }

  private mutating func anyMeal() throws -> LoggedMeal? {
    let meals = try store.meals(of: people[number(below: 2)], limit: 100)
    return meals.isEmpty ? nil : meals[number(below: meals.count)]
  }

  private mutating func edit() throws {
    guard let meal = try anyMeal() else { return }
    guard let entry = meal.entries.last, number(below: 4) > 0 else {
      try store.commit(fresh(), meal.entries.map { .delete(.entry($0)) } + [.delete(.meal(meal.meal))])
      return
    }
    var changed = entry
    let food = foods[number(below: foods.count)]
    let weight = Grams(milligrams: Int64(1 + number(below: 900)) * 1_000)
    (changed.reference, changed.grams, changed.figures) = (food.id, weight, food.per100Grams.portion(of: weight))
    changed.skipped = number(below: 4) == 0
    try store.commit(fresh(), [.ensure(.food(food)), .update(from: .entry(entry), to: .entry(changed))])
  }

  private mutating func move() throws {
    guard let meal = try anyMeal() else { return }
    var moved = meal.meal
    moved.day = friday.adding(number(below: 4))
    moved.profile = people[number(below: 2)]
    try store.commit(fresh(), [.update(from: .meal(meal.meal), to: .meal(moved))])
  }

  /// What the day rows should be, from nothing but the records.
  func expectedDays() throws -> [ProfileDayKey: DayRecord] {
    var days: [ProfileDayKey: DayRecord] = [:]
    let records = try store.everything()
    let meals = records.compactMap { if case .meal(let meal) = $0 { meal } else { nil } }
    let entries = records.compactMap { if case .entry(let entry) = $0 { entry } else { nil } }
    let activities = records.compactMap { if case .activity(let activity) = $0 { activity } else { nil } }
    for profile in people {
      for day in (0..<8).map({ friday.adding($0) }) {
        let ids = Set(meals.filter { $0.profile == profile && $0.day == day }.map(\.id))
        let eaten = entries.filter { ids.contains($0.meal) && !$0.skipped }
        let moved = activities.filter { $0.profile == profile && $0.day == day }
        guard !eaten.isEmpty || !moved.isEmpty else { continue }
        days[ProfileDayKey(profile: profile, day: day)] = DayRecord(
          profile: profile, day: day, totals: Totals(eaten.map { (figures: $0.figures, tier: $0.tier) }),
          activeEnergy: moved.map(\.energy).reduce(.zero, +), activeReadAt: moved.map(\.updated).max(),
          baseTarget: try store.target(of: profile, on: day)?.figures.energy ?? Target.referenceEnergy,
          exercise: try store.target(of: profile, on: day)?.exercise)
      }
    }
    return days
  }

  /// How often each food was used and when last, from nothing but the records.
  func expectedUses() throws -> Set<FoodUseKey> {
    var uses: Set<FoodUseKey> = []
    for profile in people {
      let entries = try store.meals(of: profile, limit: 1_000).flatMap(\.entries).filter { !$0.skipped }
      for (food, used) in Dictionary(grouping: entries, by: \.reference) {
        guard let food, let last = used.max(by: { $0.created < $1.created }), let grams = last.grams else { continue }
        let use = FoodUse(food: food, uses: used.count, lastUsed: last.created, lastGrams: grams)
        uses.insert(FoodUseKey(profile: profile, use: use))
      }
    }
    return uses
  }

  func uses() throws -> Set<FoodUseKey> {
    var uses: Set<FoodUseKey> = []
    for profile in people {
      for food in foods {
        if let use = try store.foodUse(of: food.id, by: profile) { uses.insert(FoodUseKey(profile: profile, use: use)) }
      }
    }
    return uses
  }

  func days() throws -> [ProfileDayKey: DayRecord] {
    var days: [ProfileDayKey: DayRecord] = [:]
    for profile in people {
      for record in try store.dayRecords(of: profile, from: friday.adding(-9), through: friday.adding(9)) {
        days[ProfileDayKey(profile: profile, day: record.day)] = record
      }
    }
    return days
  }
}

private struct ProfileDayKey: Hashable {
  let profile: UUID
  let day: Day
}

private struct FoodUseKey: Hashable {
  let profile: UUID
  let use: FoodUse
}

struct RandomCommitTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `after every commit and undo the days and uses are what the entries say`(seed: UInt64) throws {
    var household = try RandomHousehold(seed: seed)
    for _ in 0..<200 {
      try household.step(redoing: true)
      #expect(try household.days() == household.expectedDays())
      #expect(try household.uses() == household.expectedUses())
    }
    #expect(try household.store.journal(limit: 1_000).count > 100)
    #expect(try household.store.discrepancies() == [])
  }

  @Test(arguments: [5, 6] as [UInt64])
  func `taking everything back leads to where it began`(seed: UInt64) throws {
    var household = try RandomHousehold(seed: seed)
    let store = household.store
    let start = try store.stateHash()
    for _ in 0..<150 { try household.step(redoing: false) }
    #expect(try store.stateHash() != start)
    var number = 1_000_000
    while let entry = try store.undoable(), entry.sequence > 1 {
      number += 1
      try store.undo(number, entry)
    }
    #expect(try store.stateHash() == start)
  }
}
