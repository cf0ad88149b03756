import Glibc
import Nutrition
import Store
import Testing

@Test func `a reference food comes back as it went in`() throws {
  var food = referenceFood(
    "Crème fraîche", "168928", .usda, release: "SR Legacy 2018-04", date: Day(number: 17_000), brand: "Maker",
    category: .dairy, otherNames: ["Sour cream", "Schmand"], tags: ["dairies", "creams"], state: .raw,
    barcode: "0012345678905")
  food.basis = .millilitres
  food.carbohydrate = .byDifference
  food.density = FixedDecimal(units: 101_234_567)
  food.portions = [Portion(.tablespoon, Grams(milligrams: 15_000)), Portion(.serving, Grams(milligrams: 30_500))]
  food.warnings = [.missing([.fat, .carbohydrate]), .sodiumFromSalt, .estimatesIgnored(3), .upperBound(.sugar)]
  food.figures.sodium = FixedDecimal(units: 123)
  let store = try ReferenceStore.with([food])
  #expect(try store.food(.usda, reference: "168928") == food)
}

@Test(arguments: [
  "00012345", "3017620422003", "sr:12", "ciqual 24000", "-5", "99999999999999999999", "0", "",
])
func `a food is found by its key, whatever that looks like`(key: String) throws {
  let store = try ReferenceStore.with([referenceFood("tea", key, .nationalTable)])
  #expect(try store.food(.nationalTable, reference: key)?.source.reference == key)
  #expect(try store.food(.usda, reference: key) == nil)
}

@Test func `the same foods once more change nothing and are counted as unchanged`() throws {
  let foods = (0..<50).map { referenceFood("food \($0)", "\($0)") }
  let store = try ReferenceStore.with(foods)
  let counts = try store.add(foods, key: "two")
  #expect(counts.unchanged == 50)
  #expect(counts.accepted == 50)
  #expect(try store.sources().map(\.foods) == [50])
  #expect(try store.names("food", limit: 100).count == 50)
}

@Test func `a food that has changed is found by its new name and not by the old one`() throws {
  let store = try ReferenceStore.with([referenceFood("oat drink", "1"), referenceFood("rye bread", "2")])
  let counts = try store.add([referenceFood("almond drink with vanilla", "1")], key: "two")
  #expect(counts.changed == 1)
  #expect(try store.names("oat") == [])
  #expect(try store.names("vanilla almond") == ["almond drink with vanilla"])
  #expect(try store.names("bread") == ["rye bread"])
}

@Test func `of a food that comes twice the last one counts`() throws {
  let store = try ReferenceStore.with([referenceFood("first", "1"), referenceFood("second", "1")])
  #expect(try store.names("first") == [])
  #expect(try store.names("second") == ["second"])
}

@Test func `a product changed earlier than the one that is there does not replace it`() throws {
  let store = try ReferenceStore.with([referenceFood("new", "1", date: Day(number: 20_000))])
  let counts = try store.add([referenceFood("old", "1", date: Day(number: 19_000))], key: "two")
  #expect(counts.older == 1)
  #expect(try store.names("new") == ["new"])
}

@Test func `a newer edition of a table replaces the older one, and says what has changed`() throws {
  let store = try ReferenceStore.with([
    referenceFood("egg", "1", .usda, release: "Foundation 2023-10-26"),
    referenceFood("ham", "2", .usda, release: "Foundation 2023-10-26"),
    referenceFood("gone", "3", .usda, release: "Foundation 2023-10-26"),
    referenceFood("tea", "4", .usda, release: "SR Legacy 2018-04"),
  ])
  let counts = try store.add(
    [
      referenceFood("egg", "1", .usda, release: "Foundation 2024-04-18"),
      referenceFood("ham", "2", .usda, release: "Foundation 2024-04-18", energy: FixedDecimal(120)),
      referenceFood("milk", "5", .usda, release: "Foundation 2024-04-18"),
    ], key: "two")
  #expect((counts.unchanged, counts.changed, counts.added, counts.removed) == (1, 1, 1, 1))
  #expect(try store.food(.usda, reference: "3") == nil)
  #expect(try store.food(.usda, reference: "1")?.source.release == "Foundation 2024-04-18")
  #expect(try store.sources().map(\.release) == ["Foundation 2024-04-18", "SR Legacy 2018-04"])
  #expect(try store.names("gone") == [])
}

@Test func `an older edition of a table does not replace a newer one`() throws {
  let store = try ReferenceStore.with([referenceFood("egg", "1", .usda, release: "Foundation 2024-04-18")])
  let counts = try store.add(
    [referenceFood("egg, old", "1", .usda, release: "Foundation 2023-10-26")], key: "two")
  #expect(counts.older == 1)
  #expect(try store.food(.usda, reference: "1")?.name == "egg")
}

@Test func `an import that was interrupted goes on behind its last batch`() throws {
  let store = try ReferenceStore.open(.memory)
  let first = try store.beginImport("key", at: Instant(milliseconds: 5)) { _ in nil }
  try first.write([referenceFood("one", "1")], position: 3, rejected: ["no name": 2])
  let second = try store.beginImport("key", at: Instant(milliseconds: 9)) { _ in nil }
  #expect(second.state.position == 3)
  #expect(second.state.began == Instant(milliseconds: 5))
  #expect(second.state.counts.rejected == ["no name": 2])
  try second.write([referenceFood("two", "2")], position: 5, rejected: ["no name": 1])
  try second.finish(at: Instant(milliseconds: 11))
  let state = try #require(try store.importState(of: "key"))
  #expect(state.ended == Instant(milliseconds: 11))
  #expect(state.counts.added == 2)
  #expect(state.counts.rejected == ["no name": 3])
}

@Test func `a home without imports has no database for them, and is not given one`() throws {
  let home = try TemporaryHome()
  #expect(try ReferenceStore.existing(inHome: home.path) == nil)
  #expect(access(home.path + "/reference.db", F_OK) != 0)
}

@Test func `the database of reference foods is the owner's alone, and is found again`() throws {
  let home = try TemporaryHome()
  try ReferenceStore.open(.home(home.path)).add([referenceFood("tea", "1")], key: "one")
  #expect(try ReferenceStore.existing(inHome: home.path)?.names("tea") == ["tea"])
  var facts = stat()
  stat(home.path + "/reference.db", &facts)
  #expect(facts.st_mode & 0o777 == 0o600)
}

@Test func `a database of a newer larder is refused, and one of an older larder begins anew`() throws {
  let home = try TemporaryHome()
  try ReferenceStore.open(.home(home.path)).add([referenceFood("tea", "1")], key: "one")
  let raw = try RawDatabase(home.path + "/reference.db")
  try raw.execute("PRAGMA user_version = 99")
  #expect(throws: StoreError.newer(found: 99, known: 1)) { try ReferenceStore.existing(inHome: home.path) }
  try raw.execute("PRAGMA user_version = 0")
  #expect(try ReferenceStore.existing(inHome: home.path) == nil)
  #expect(try ReferenceStore.open(.home(home.path)).names("tea") == [])
}
