import FoundationEssentials
import Nutrition
import Proposals
import Store
import Testing

struct RecordTests {
  @Test(arguments: Record.Kind.allCases)
  func `a record is read back as it was saved`(kind: Record.Kind) throws {
    let store = try Store.open(.memory)
    let life = Lifecycle.of(kind)
    try store.commit(1, life.needs.map { .insert($0) })
    let committed = try store.commit(2, [.insert(life.record)])
    #expect(committed.records == [life.record])
    #expect(committed.deleted.isEmpty)
    #expect(try store.everything().contains(life.record))
  }

  @Test(arguments: Record.Kind.allCases)
  func `a record is changed, deleted and brought back, and the state hash follows`(kind: Record.Kind) throws {
    let store = try Store.open(.memory)
    let life = Lifecycle.of(kind)
    try store.commit(1, life.needs.map { .insert($0) })
    let before = try store.stateHash()

    try store.commit(2, [.insert(life.record)])
    let inserted = try store.stateHash()
    #expect(inserted != before)

    #expect(try store.commit(3, [.update(from: life.record, to: life.changed)]).records == [life.changed])
    let changed = try store.stateHash()
    #expect(changed != inserted)

    let deletion = try store.commit(4, [.delete(life.changed)])
    #expect(deletion.deleted == [life.changed] && deletion.records.isEmpty)
    #expect(try store.stateHash() == before)

    for (number, hash) in [(5, changed), (6, inserted), (7, before)] {
      try store.undo(number, try store.undoable())
      #expect(try store.stateHash() == hash)
    }
  }

  @Test func `a food keeps which edition of its source it is from and when that was`() throws {
    let store = try Store.open(.memory)
    var food = fullFood
    food.source = FoodSource(.usda, reference: "sr:1", release: "SR Legacy 2018-04", date: Day(number: 17_622))
    try store.commit(1, [.insert(.food(food))])
    #expect(try store.food(food.id)?.source == food.source)
  }

  @Test func `the journal gives every kind of change back as it was`() throws {
    let store = try Store.open(.memory)
    for (number, kind) in Record.Kind.allCases.enumerated() {
      let life = Lifecycle.of(kind)
      let changes: [Change] = life.needs.map { .ensure($0) } + [.insert(life.record)]
      try store.commit(1_000 + number, changes)
      let remembered = try store.journal(limit: 1).first
      #expect(remembered?.changes.last == .insert(life.record))
      #expect(remembered?.at == at(1_000 + number))
      try store.undo(2_000 + number, remembered)
    }
  }

  @Test(arguments: [1, 99_999_999, 7_000_000_001, 12_345_678_901, 100_000_000_000])
  func `figures go through the journal's text without loss`(units: Int64) throws {
    let store = try Store.open(.memory)
    var weight = fullWeight
    weight.kilograms = FixedDecimal(units: units)
    try store.commit(1, [.insert(.weight(weight))])
    #expect(try store.journalEntry(1)?.changes == [.insert(.weight(weight))])
  }
}
