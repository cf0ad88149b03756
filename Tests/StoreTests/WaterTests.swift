import Nutrition
import Proposals
import Store
import Testing

struct WaterTests {
  let store: Store

  init() throws { store = try Store.open(.memory) }

  private func glass(_ number: Int, on day: Day = friday, _ millilitres: Int = 240) -> Change {
    .insert(
      .water(
        Water(
          id: id(number), created: at(number), profile: me, day: day, at: at(number),
          millilitres: FixedDecimal(millilitres)))
    )
  }

  private func totals() throws -> [String] {
    try store.dayWater(of: me, from: friday.adding(-1), through: friday.adding(1)).map {
      "\($0.day) \($0.millilitres)"
    }
  }

  @Test func `the glasses of a day add up, and can be taken back`() throws {
    try store.commit(1, [glass(10)])
    try store.commit(2, [glass(11, on: friday, 500), glass(12, on: friday.adding(1)), glass(13, on: friday.adding(2))])
    #expect(try totals() == ["2026-11-20 740", "2026-11-21 240"])
    #expect(try store.water(of: me, on: friday).map(\.millilitres) == [FixedDecimal(240), FixedDecimal(500)])
    try store.undo(3, try store.undoable())
    #expect(try totals() == ["2026-11-20 240"])
  }

  @Test func `plain water in a meal counts, unless it was skipped, and so does no other drink`() throws {
    let water = food(70, "water", energy: .zero)
    let tea = food(71, "tea", energy: .zero)
    var left = entry(31, in: id(20), of: water, grams: 100, position: 2)
    left.name = "water"
    left.skipped = true
    var drunk = entry(30, in: id(20), of: water, grams: 300)
    drunk.name = "water"
    try store.commit(
      1,
      [
        .insert(.food(water)), .insert(.food(tea)), .insert(.meal(meal(20))), .insert(.entry(drunk)),
        .insert(.entry(left)), .insert(.entry(entry(32, in: id(20), of: tea, position: 3))), glass(10),
      ])
    #expect(try totals() == ["2026-11-20 540"])
  }

  @Test func `a glass of water alone does not make a logged day`() throws {
    let committed = try store.commit(1, [glass(10)])
    #expect(committed.days.isEmpty)
    #expect(try store.dayRecord(of: me, on: friday) == nil)
  }
}
