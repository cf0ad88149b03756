import Nutrition
import Proposals
import Store
import Testing

struct StateHashTests {
  @Test func `a new database has a known hash`() throws {
    #expect(try Store.open(.memory).stateHash() == "fbb31872ebc6e230486c315687d5c8af1cc9482eb972f00b66a5ec3abd74e9b0")
  }

  @Test func `the hash is that of the canonical lines`() throws {
    let home = try TemporaryHome()
    let store = try Store.open(.home(home.path))
    let hash = try store.stateHash()
    #expect(hash.utf8.count == 64)
    #expect(
      hash.utf8.allSatisfy {
        ("0"..."9").contains(Character(UnicodeScalar($0))) || ("a"..."f").contains(Character(UnicodeScalar($0)))
      })
    #expect(try Store.open(.home(home.path)).stateHash() == hash)
  }

  @Test func `the order in which records came in does not show`() throws {
    let first = try Store.open(.memory)
    let second = try Store.open(.memory)
    let meals = (0..<20).map { Change.insert(.meal(meal(20 + $0, on: friday.adding($0 % 3)))) }
    let entries = (0..<20).map { Change.insert(.entry(quick(50 + $0, in: id(20 + $0), energy: 100 + $0))) }
    try first.commit(1, meals + entries)
    for (number, change) in (meals.reversed() + entries.reversed()).enumerated() {
      try second.commit(1 + number, [change])
    }
    try second.commit(90, [.insert(.food(food(10)))])
    try second.undo(91, try second.undoable())
    #expect(try first.stateHash() == second.stateHash())
  }

  @Test func `every difference shows`() throws {
    var hashes: Set<String> = []
    for change in [0, 1, 2, 3] {
      let store = try Store.open(.memory)
      var entry = quick(30, in: id(20))
      if change == 1 { entry.figures.energy = FixedDecimal(units: 45_000_000_001) }
      if change == 2 { entry.name = "pub Lunch" }
      if change == 3 { entry.updated = at(1) }
      try store.commit(1, [.insert(.meal(meal(20))), .insert(.entry(entry))])
      hashes.insert(try store.stateHash())
    }
    #expect(hashes.count == 4)
  }
}
