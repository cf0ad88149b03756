import FoundationEssentials
import Nutrition
import Proposals
import Store
import Testing

struct DayRowTests {
  let store: Store
  let pasta = food(10)

  init() throws {
    store = try Store.open(.memory)
    try store.commit(1, [.insert(.food(pasta))])
  }

  private func energy(on day: Day) throws -> FixedDecimal? { try store.dayRecord(of: me, on: day)?.figures.energy }

  @Test func `a day without entries is not logged`() throws {
    #expect(try store.dayRecord(of: me, on: friday) == nil)
    try store.commit(2, [.insert(.meal(meal(20)))])
    #expect(try store.dayRecord(of: me, on: friday) == nil)
    let committed = try store.commit(3, [.insert(.entry(quick(30, in: id(20))))])
    #expect(committed.days.map { $0.record?.figures.energy } == [FixedDecimal(450)])
    try store.commit(4, [.delete(.entry(quick(30, in: id(20))))])
    #expect(try store.dayRecord(of: me, on: friday) == nil)
  }

  @Test func `a skipped entry does not count`() throws {
    var skipped = quick(31, in: id(20), energy: 100, position: 2)
    skipped.skipped = true
    try store.commit(2, [.insert(.meal(meal(20))), .insert(.entry(skipped))])
    #expect(try store.dayRecord(of: me, on: friday) == nil)
    try store.commit(3, [.insert(.entry(quick(30, in: id(20))))])
    #expect(try energy(on: friday) == FixedDecimal(450))
    #expect(try store.dayRecord(of: me, on: friday)?.entries == 1)
  }

  @Test func `a moved meal changes both days`() throws {
    try store.commit(2, [.insert(.meal(meal(20))), .insert(.entry(quick(30, in: id(20))))])
    let committed = try store.commit(
      3, [.update(from: .meal(meal(20)), to: .meal(meal(20, on: friday.adding(-1))))])
    #expect(committed.days.map(\.day) == [friday.adding(-1), friday])
    #expect(committed.days.map { $0.record?.figures.energy } == [FixedDecimal(450), nil])
  }

  @Test func `a meal that goes to someone else takes its entries along`() throws {
    let ben = Profile(id: id(2), created: at(0), name: "Ben")
    try store.commit(
      2,
      [
        .insert(.profile(ben)), .insert(.meal(meal(20))), .insert(.entry(entry(30, in: id(20), of: pasta))),
      ])
    try store.commit(3, [.update(from: .meal(meal(20)), to: .meal(meal(20, of: ben.id)))])
    #expect(try energy(on: friday) == nil)
    #expect(try store.dayRecord(of: ben.id, on: friday)?.figures.energy == FixedDecimal(316))
    #expect(try store.foodUse(of: pasta.id, by: me) == nil)
    #expect(try store.foodUse(of: pasta.id, by: ben.id)?.uses == 1)
  }

  @Test func `activity earns, with or without entries`() throws {
    try store.commit(2, [.insert(.activity(run(50))), .insert(.activity(run(51, energy: 120)))])
    let day = try #require(try store.dayRecord(of: me, on: friday))
    #expect(day.entries == 0)
    #expect(day.activeEnergy == FixedDecimal(420))
    #expect(day.activeReadAt == at(51))
    #expect(day.allowance.remaining == FixedDecimal(2_420))
  }

  @Test func `a target governs its days until the next one`() throws {
    for offset in 0..<6 {
      try store.commit(10 + offset, [.insert(.activity(run(60 + offset, on: friday.adding(offset))))])
    }
    func bases() throws -> [Int64] {
      try store.dayRecords(of: me, from: friday, through: friday.adding(5)).map {
        $0.baseTarget.units / FixedDecimal.scale
      }
    }
    try store.commit(2, [.insert(.target(target(80, from: friday.adding(1), energy: 1_800)))])
    #expect(try bases() == [2_000, 1_800, 1_800, 1_800, 1_800, 1_800])
    try store.commit(3, [.insert(.target(target(81, from: friday.adding(4), energy: 1_900)))])
    #expect(try bases() == [2_000, 1_800, 1_800, 1_800, 1_900, 1_900])
    let moved = target(81, from: friday.adding(3), energy: 1_950)
    try store.commit(
      4,
      [
        .update(from: .target(target(81, from: friday.adding(4), energy: 1_900)), to: .target(moved))
      ])
    #expect(try bases() == [2_000, 1_800, 1_800, 1_950, 1_950, 1_950])
    try store.commit(5, [.delete(.target(target(80, from: friday.adding(1), energy: 1_800)))])
    #expect(try bases() == [2_000, 2_000, 2_000, 1_950, 1_950, 1_950])
    try store.undo(6, try store.undoable())
    #expect(try bases() == [2_000, 1_800, 1_800, 1_950, 1_950, 1_950])
    try store.commit(7, [.insert(.target(target(82, from: friday, energy: nil)))])
    #expect(try bases() == [2_000, 1_800, 1_800, 1_950, 1_950, 1_950])
  }

  @Test func `from the day on that exercise is ignored nothing is earned; the days before keep what they earned`()
    throws
  {
    for offset in 0..<4 {
      try store.commit(10 + offset, [.insert(.activity(run(60 + offset, on: friday.adding(offset))))])
    }
    func earned() throws -> [Int64] {
      try store.dayRecords(of: me, from: friday, through: friday.adding(3)).map {
        $0.allowance.earned.units / FixedDecimal.scale
      }
    }
    var ignoring = target(80, from: friday.adding(1), energy: 1_800)
    ignoring.exercise = .ignored
    try store.commit(2, [.insert(.target(ignoring))])
    #expect(try earned() == [300, 0, 0, 0])
    #expect(try store.dayRecord(of: me, on: friday.adding(1))?.activeEnergy == FixedDecimal(300))
    var counting = target(81, from: friday.adding(3), energy: 1_800)
    counting.exercise = .counted
    try store.commit(3, [.insert(.target(counting))])
    #expect(try earned() == [300, 0, 0, 300])
    try store.commit(4, [.insert(.activity(run(70, on: friday.adding(2))))])
    #expect(try earned() == [300, 0, 0, 300])
    try store.commit(5, [.delete(.target(ignoring))])
    #expect(try earned() == [300, 300, 600, 300])
  }

  @Test func `a day tells what it does not know`() throws {
    try store.commit(
      2,
      [
        .insert(.meal(meal(20))), .insert(.entry(entry(30, in: id(20), of: pasta))),
        .insert(.entry(quick(31, in: id(20), position: 2))),
      ])
    let day = try #require(try store.dayRecord(of: me, on: friday))
    #expect(day.figures.energy == FixedDecimal(766))
    #expect(day.figures.sugar == nil)
    #expect(day.incomplete == Nutrient.allCases.filter { $0 != .energy })
    #expect(day.worstTier == .estimated)
    #expect(day.estimatedEnergy == FixedDecimal(450))
  }
}
