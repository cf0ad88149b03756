import Nutrition
import Proposals
import Store
import Testing

/// Every question that a turn may ask, so that its statements can be looked at.
private func askEverything(_ store: Store) throws {
  _ = try (store.profiles(), store.defaultProfile(), store.profile(me))
  _ = try (store.food(id(70)), store.foods([id(70)]), store.foodNames(), store.favouriteFoods())
  _ = try (store.food(from: FoodSource(.usda, reference: "sr:1")), store.food(barcode: "1"))
  _ = try (store.foodUse(of: id(70), by: me), store.foodsByUse(of: me, limit: 5), store.recentFoods(of: me, limit: 5))
  _ = try (store.dayRecord(of: me, on: friday), store.diary(of: me, on: friday))
  _ = try store.dayRecords(of: me, from: friday, through: friday)
  _ = try (store.meal(id(71)), store.entry(id(73)), store.meals(of: me, limit: 5))
  _ = try store.meals(of: me, slot: .lunch, through: friday, limit: 5)
  _ = try (store.entries(of: me, on: friday, loggedSince: at(0)), store.entries(of: me, named: "pasta", limit: 5))
  _ = try (store.entries(of: id(70)), store.count(of: id(70)))
  _ = try (store.target(of: me, on: friday), store.targets(of: me, limit: 5), store.weights(of: me, limit: 5))
  _ = try store.weight(of: me, until: friday)
  _ = try (
    store.activities(of: me, on: friday), store.recipe(id(100)), store.recipes(), store.recipeNames(),
    store.familyMembers(),
    store.familyTargets()
  )
  _ = try (store.trip(id(90)), store.trips(of: me, limit: 5), store.purchases(of: id(90)), store.knownLine(id(100)))
  _ = try store.tripCount(of: me, after: fullTrip)
  _ = try (
    store.weights(of: me, from: friday, through: friday), store.trips(of: me, from: friday, through: friday)
  )
  _ = try store.pantryChanges()
  _ = try store.eatenAmounts(of: me, from: friday, through: friday)
  _ = try (store.water(of: me, on: friday), store.dayWater(of: me, from: friday, through: friday))
  _ = try (store.undoable(), store.redoable(), store.journalEntry(1), store.journal(limit: 5))
  let week = Week(containing: friday)
  _ = try (store.bookkeeping.report(of: me, on: week), store.bookkeeping.lastReport(of: me, before: week))
  _ = try (store.bookkeeping.drafts(), store.bookkeeping.setting("a"), store.bookkeeping.usage(inMonthOf: friday))
}

struct QueryPlanTests {
  @Test func `no statement of a turn walks the diary`() throws {
    let home = try TemporaryHome()
    let store = try Store.open(.home(home.path))
    try store.commit(1, wholeHousehold.map { .insert($0) })
    try store.commit(2, [.delete(.entry(quick(73, in: id(71))))])
    try store.undo(3, try store.undoable())
    try store.undo(4, try store.redoable())
    try askEverything(store)
    let database = try RawDatabase(home.database)
    let texts = store.preparedTexts.filter { !$0.hasPrefix("PRAGMA") }
    #expect(texts.count > 70)
    for text in texts {
      for step in try database.plan(of: text) where !isFlat(step, in: text) {
        Issue.record("\(step)\nin \(text)")
      }
    }
  }

  @Test func `the test would notice a walk`() throws {
    let home = try TemporaryHome()
    _ = try Store.open(.home(home.path))
    let text = "SELECT * FROM entry WHERE source = 'stated' ORDER BY name"
    let plan = try RawDatabase(home.database).plan(of: text)
    #expect(plan.contains { !isFlat($0, in: text) })
  }

  /// Looking something up is flat; so is a walk of the journal from its end that stops soon. The food bank, the
  /// recipes, the household and the usage are short lists that may be read whole, in order, without sorting.
  private func isFlat(_ step: String, in text: String) -> Bool {
    let words = step.split(separator: " ")
    guard words.first == "SCAN" else {
      return !step.contains("TEMP B-TREE") || text.contains("FROM profile") || text.contains("FROM usage")
    }
    if words[1] == "journal" { return text.contains("ORDER BY sequence DESC LIMIT") }
    return [
      "profile", "food", "recipe", "family_member", "family_target", "pantry_change", "draft", "known", "CONSTANT",
      "sqlite_master",
    ]
    .contains(words[1])
  }
}
