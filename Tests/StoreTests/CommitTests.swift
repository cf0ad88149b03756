import FoundationEssentials
internal import Messages
import Nutrition
import Proposals
import Store
import Testing

struct CommitTests {
  let store: Store
  let pasta = food(10)
  let lunch = meal(20)

  init() throws {
    store = try Store.open(.memory)
  }

  @Test func `a commit says what it saved, read back, with the day`() throws {
    let pastaEntry = entry(30, in: lunch.id, of: pasta)
    let committed = try store.commit(1, [.ensure(.food(pasta)), .insert(.meal(lunch)), .insert(.entry(pastaEntry))])
    #expect(committed.sequence == 1)
    #expect(committed.action == .tool("log_meal"))
    #expect(committed.summary == "lunch")
    #expect(committed.records == [.food(pasta), .meal(lunch), .entry(pastaEntry)])
    #expect(committed.days.map(\.day) == [friday])
    #expect(committed.days.first?.record?.figures.energy == FixedDecimal(316))
    #expect(committed.days.first?.record?.allowance.remaining == FixedDecimal(1_684))
  }

  @Test func `ensuring a food that is there leaves it, and is not journaled`() throws {
    try store.commit(1, [.insert(.food(pasta))])
    var other = pasta
    other.name = "noodles"
    let committed = try store.commit(2, [.ensure(.food(other))])
    #expect(committed.records.isEmpty)
    #expect(try store.journalEntry(2)?.changes == [])
    #expect(try store.food(pasta.id) == pasta)
  }

  @Test func `a proposal is saved once`() throws {
    try store.commit(1, [.insert(.food(pasta))])
    #expect(throws: StoreError.alreadyCommitted(sequence: 1)) { try store.commit(1, [.insert(.meal(lunch))]) }
    #expect(try store.meal(lunch.id) == nil)
  }

  @Test func `a record that changed since the proposal is left as it is`() throws {
    try store.commit(1, [.insert(.meal(lunch))])
    var moved = lunch
    moved.day = friday.adding(-1)
    try store.commit(2, [.update(from: .meal(lunch), to: .meal(moved))])
    var dinner = lunch
    dinner.slot = .dinner
    let stale = StoreError.changedSince(.meal, lunch.id)
    #expect(throws: stale) { try store.commit(3, [.update(from: .meal(lunch), to: .meal(dinner))]) }
    #expect(throws: stale) { try store.commit(4, [.delete(.meal(lunch))]) }
    #expect(throws: stale) { try store.commit(5, [.insert(.meal(lunch))]) }
    #expect(throws: StoreError.changedSince(.meal, id(99))) { try store.commit(6, [.delete(.meal(meal(99)))]) }
    #expect(try store.meal(lunch.id)?.meal == moved)
  }

  @Test func `one bad change takes all the others with it`() throws {
    let before = try store.stateHash()
    #expect(throws: StoreError.missing(.meal, id(99))) {
      try store.commit(
        1,
        [
          .insert(.food(pasta)), .insert(.meal(lunch)), .insert(.entry(quick(31, in: lunch.id))),
          .insert(.entry(quick(32, in: id(99)))),
        ])
    }
    #expect(try store.stateHash() == before)
    #expect(try store.journal(limit: 10).isEmpty)
    #expect(try !store.hasJournal())
    #expect(try store.dayRecord(of: me, on: friday) == nil)
    // Nothing of the failed attempt is in the way.
    try store.commit(1, [.insert(.meal(lunch))])
  }

  @Test func `a record that others belong to is not deleted under them`() throws {
    try store.commit(1, [.insert(.meal(lunch)), .insert(.entry(quick(31, in: lunch.id)))])
    let needed = StoreError.invalid(InvalidRecord(kind: .meal, id: lunch.id, fault: .stillNeeded))
    #expect(throws: needed) { try store.commit(2, [.delete(.meal(lunch))]) }
    try store.commit(3, [.delete(.entry(quick(31, in: lunch.id))), .delete(.meal(lunch))])
    #expect(try store.meal(lunch.id) == nil)
  }

  @Test func `an update stays the same record`() throws {
    try store.commit(1, [.insert(.meal(lunch))])
    let changed = StoreError.invalid(InvalidRecord(kind: .meal, id: id(21), fault: .identityChanged))
    #expect(throws: changed) { try store.commit(2, [.update(from: .meal(lunch), to: .meal(meal(21)))]) }
    let older = meal(20, created: at(-5))
    let rewritten = StoreError.invalid(InvalidRecord(kind: .meal, id: lunch.id, fault: .identityChanged))
    #expect(throws: rewritten) { try store.commit(3, [.update(from: .meal(lunch), to: .meal(older))]) }
  }

  @Test func `there is always exactly one default profile`() throws {
    let first = try store.defaultProfile()
    var second = Profile(id: id(2), created: at(0), name: "Ben", isDefault: true)
    let two = StoreError.invalid(InvalidRecord(kind: .profile, id: id(2), fault: .defaultProfiles))
    #expect(throws: two) { try store.commit(1, [.insert(.profile(second))]) }
    let none = StoreError.invalid(InvalidRecord(kind: .profile, id: me, fault: .defaultProfiles))
    #expect(throws: none) { try store.commit(2, [.delete(.profile(first))]) }
    second.isDefault = false
    try store.commit(3, [.insert(.profile(second))])
    var former = first
    former.isDefault = false
    var later = second
    later.isDefault = true
    try store.commit(
      4,
      [
        .update(from: .profile(first), to: .profile(former)), .update(from: .profile(second), to: .profile(later)),
      ])
    #expect(try store.defaultProfile() == later)
    #expect(try store.profiles() == [later, former])
    try store.undo(5, try store.undoable())
    #expect(try store.defaultProfile() == first)
  }
}
