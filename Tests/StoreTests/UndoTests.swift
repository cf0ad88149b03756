import FoundationEssentials
internal import Messages
import Nutrition
import Proposals
import Store
import Testing

struct UndoTests {
  let store: Store
  let pasta = food(10)

  init() throws {
    store = try Store.open(.memory)
  }

  private func logLunch() throws {
    try store.commit(
      1,
      [
        .ensure(.food(pasta)), .insert(.meal(meal(20))), .insert(.entry(entry(30, in: id(20), of: pasta))),
      ])
  }

  @Test func `nothing saved is nothing to undo`() throws {
    #expect(try store.undoable() == nil)
    #expect(try store.redoable() == nil)
    #expect(try store.journalEntry(1) == nil)
  }

  @Test func `undo, undo of undo, and so on to any depth`() throws {
    let empty = try store.stateHash()
    try logLunch()
    let logged = try store.stateHash()
    try store.undo(2, try store.undoable())
    for depth in 3..<12 {
      #expect(try store.stateHash() == (depth % 2 == 1 ? empty : logged))
      #expect(try store.undoable()?.sequence == (depth % 2 == 1 ? nil : 1))
      let last = try #require(try store.journalEntry(depth - 1))
      #expect(try store.redoable() == (depth % 2 == 1 ? last : nil))
      let committed = try store.undo(depth, last)
      #expect(committed.action == .undo(of: depth - 1))
    }
  }

  @Test func `undoing goes back commit by commit and redoing forth`() throws {
    var hashes = [try store.stateHash()]
    for number in 1...4 {
      try store.commit(number, [.insert(.meal(meal(20 + number)))])
      hashes.append(try store.stateHash())
    }
    for number in 1...4 {
      #expect(try store.undoable()?.sequence == 5 - number)
      try store.undo(10 + number, try store.undoable())
      #expect(try store.stateHash() == hashes[4 - number])
    }
    #expect(try store.undoable() == nil)
    for number in 1...4 {
      try store.undo(20 + number, try store.redoable())
      #expect(try store.stateHash() == hashes[number])
    }
    #expect(try store.redoable() == nil)
    #expect(try store.undoable()?.sequence == 4)
  }

  @Test func `a commit is taken back once`() throws {
    try logLunch()
    let entry = try #require(try store.undoable())
    let inverse = try store.inverse(of: entry)
    try store.commit(2, inverse, action: .undo(of: 1))
    #expect(throws: StoreError.cannotUndo(sequence: 1)) { try store.commit(3, [], action: .undo(of: 1)) }
    #expect(throws: StoreError.cannotUndo(sequence: 77)) { try store.commit(4, [], action: .undo(of: 77)) }
  }

  @Test func `an undo tells what it deleted and brought back`() throws {
    try logLunch()
    let undo = try store.undo(2, try store.undoable())
    #expect(undo.deleted == [.entry(entry(30, in: id(20), of: pasta)), .meal(meal(20)), .food(pasta)])
    #expect(undo.records.isEmpty)
    #expect(undo.days.map(\.record) == [nil])
    let redo = try store.undo(3, try store.redoable())
    #expect(redo.records == [.food(pasta), .meal(meal(20)), .entry(entry(30, in: id(20), of: pasta))])
    #expect(redo.days.first?.record?.figures.energy == FixedDecimal(316))
  }

  @Test func `a food stays while other entries refer to it`() throws {
    try logLunch()
    try store.commit(2, [.insert(.meal(meal(21))), .insert(.entry(entry(31, in: id(21), of: pasta)))])
    try store.undo(3, try store.journalEntry(1))
    #expect(try store.food(pasta.id) == pasta)
    #expect(try store.entry(id(30)) == nil)
    try store.undo(4, try store.redoable())
    #expect(try store.entry(id(30)) != nil)
  }

  @Test(arguments: [
    Record.recipe(fullRecipe), .purchase(fullPurchase),
  ])
  func `a food stays while a recipe or a receipt refers to it`(user: Record) throws {
    try store.commit(1, [.insert(.food(food(70)))])
    try store.commit(2, [.insert(.trip(fullTrip)), .insert(user)])
    #expect(try store.inverse(of: try #require(try store.journalEntry(1))).isEmpty)
  }

  @Test func `a food that was changed since stays`() throws {
    try logLunch()
    var favourite = pasta
    favourite.favourite = true
    try store.commit(2, [.update(from: .food(pasta), to: .food(favourite))])
    try store.undo(3, try store.journalEntry(1))
    #expect(try store.food(pasta.id) == favourite)
    #expect(try store.meal(id(20)) == nil)
  }

  @Test func `an old snapshot comes back as it was, though its food has changed`() throws {
    try logLunch()
    let logged = entry(30, in: id(20), of: pasta)
    try store.commit(2, [.delete(.entry(logged))])
    try store.commit(3, [.update(from: .food(pasta), to: .food(food(10, energy: FixedDecimal(160))))])
    let undo = try store.undo(4, try store.journalEntry(2))
    #expect(undo.records == [.entry(logged)])
    #expect(try store.dayRecord(of: me, on: friday)?.figures.energy == FixedDecimal(316))
  }

  @Test func `what was changed after a commit keeps it from being taken back`() throws {
    try logLunch()
    let logged = entry(30, in: id(20), of: pasta)
    var skipped = logged
    skipped.skipped = true
    try store.commit(2, [.update(from: .entry(logged), to: .entry(skipped))])
    #expect(throws: StoreError.changedSince(.entry, id(30))) { try store.undo(3, try store.journalEntry(1)) }
    #expect(try store.entry(id(30))?.entry == skipped)
  }

  @Test func `the journal is newest first`() throws {
    for number in 1...5 { try store.commit(number, [.insert(.meal(meal(20 + number)))]) }
    #expect(try store.journal(limit: 3).map(\.sequence) == [5, 4, 3])
    let entry = try #require(try store.journalEntry(2))
    #expect(entry.action == .tool("log_meal") && entry.at == at(2) && entry.profile == me && entry.summary == "lunch")
    #expect(entry.changes == [.insert(.meal(meal(22)))])
  }
}
