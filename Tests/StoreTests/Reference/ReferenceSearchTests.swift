import Nutrition
import Store
import Testing

private let shelf = [
  referenceFood("Chicken, broilers, breast, meat only, raw", "1", .usda, category: .meat, state: .raw),
  referenceFood("Chicken breast", "2", .usda, category: .meat),
  referenceFood("Breasts of chicken in cream", "3", brand: "Maker"),
  referenceFood("Milk chocolate", "4", brand: "Sweet & Co", category: .snacks, tags: ["chocolates"]),
  referenceFood("Chocolate milk", "5", category: .dairy),
  referenceFood("Joghurt mit Äpfeln", "6", brand: "Käserei", category: .dairy, tags: ["yogurts"]),
  referenceFood("Strawberries", "7", .usda, category: .produce),
  referenceFood("Oat drink", "8", brand: "Barista Dream", energy: nil),
  referenceFood("Oat drink", "9", brand: "Barista Dream"),
  referenceFood("豆腐", "10"),
  referenceFood("Schokolade", "11", otherNames: ["Chocolate bar", "Çikolata"]),
  referenceFood("Müsli", "12"),
]

private func names(_ text: String) throws -> [String] { try ReferenceStore.with(shelf).names(text) }

@Test(arguments: [
  ("chicken breast", "Chicken breast"), ("breast chicken", "Chicken breast"), ("CHICKEN BREASTS", "Chicken breast"),
  ("milk chocolate", "Milk chocolate"), ("chocolate milk", "Chocolate milk"), ("strawberry", "Strawberries"),
  ("joghurt apfeln", "Joghurt mit Äpfeln"), ("dairy yogurt", "Joghurt mit Äpfeln"), ("豆腐", "豆腐"),
  ("cikolata", "Schokolade"), ("muesli", "Müsli"), ("musli", "Müsli"), ("the milk chocolate", "Milk chocolate"),
  ("käserei joghurt", "Joghurt mit Äpfeln"), ("sweet and co chocolate", "Milk chocolate"),
])
func `the food that is meant comes first`(words: String, name: String) throws {
  #expect(try names(words).first == name)
}

@Test func `where no food has all words those with most of them are found, as a part of what was said`() throws {
  let store = try ReferenceStore.with(shelf)
  let hits = try store.search(ReferenceQuery("crunchy homegrown strawberries"))
  #expect(hits.map(\.food.name) == ["Strawberries"])
  #expect(hits.map(\.fit) == [.partial])
  #expect(try store.search(ReferenceQuery("quinoa")) == [])
}

@Test func `a hit tells how it fits`() throws {
  let store = try ReferenceStore.with(shelf)
  #expect(try store.search(ReferenceQuery("chicken breast")).map(\.fit) == [.whole, .named, .named])
  #expect(try store.search(ReferenceQuery("yogurts")).map(\.fit) == [.described])
  #expect(try store.search(ReferenceQuery("oat drink barista dream")).first?.fit == .whole)
}

@Test func `of two foods of one name the one with figures comes first`() throws {
  let hits = try ReferenceStore.with(shelf).search(ReferenceQuery("oat drink"))
  #expect(hits.map(\.food.source.reference) == ["9", "8"])
}

@Test func `makers that the household has come first among equals`() throws {
  let store = try ReferenceStore.with([
    referenceFood("Oat drink", "1", brand: "One"), referenceFood("Oat drink", "2", brand: "Two"),
  ])
  #expect(try store.search(ReferenceQuery("oat drink", knownBrands: ["Two"])).first?.food.brand == "Two")
  #expect(try store.search(ReferenceQuery("oat drink")).first?.food.brand == "One")
}

@Test func `the state that is asked for comes first`() throws {
  let store = try ReferenceStore.with(shelf)
  #expect(try store.search(ReferenceQuery("chicken", state: .raw)).first?.food.source.reference == "1")
}

@Test func `the beginning of a word finds what it may become`() throws {
  let store = try ReferenceStore.with(shelf)
  func typed(_ text: String) throws -> Set<String> {
    Set(try store.search(ReferenceQuery(text, isBeingTyped: true)).map(\.food.name))
  }
  #expect(try typed("choc") == ["Milk chocolate", "Chocolate milk", "Schokolade"])
  #expect(try typed("milk ch") == ["Milk chocolate", "Chocolate milk"])
  #expect(try typed("milk ") == ["Milk chocolate", "Chocolate milk"])
  #expect(try typed("straw") == ["Strawberries"])
}

@Test func `a search may be for one source, and for several names of one thing`() throws {
  let store = try ReferenceStore.with(shelf)
  #expect(
    try store.search(ReferenceQuery("chicken", kind: .openFoodFacts)).map(\.food.source.kind) == [.openFoodFacts])
  #expect(
    try store.search(ReferenceQuery("Erdbeere", otherNames: ["strawberry"])).map(\.food.name) == ["Strawberries"])
}

@Test(arguments: ["0012345678905", "012345678905", "12345678905", "00000012345678905"])
func `a barcode is found whatever zeros lead it`(code: String) throws {
  let store = try ReferenceStore.with([referenceFood("tea", "1", barcode: "012345678905")])
  #expect(try store.foods(barcode: code).map(\.name) == ["tea"])
  #expect(try store.foods(barcode: code).map(\.barcode) == ["012345678905"])
}

@Test(arguments: ["", "0", "x", "12a", "-5", "99999999999999999999", "\0"])
func `what is no barcode finds nothing`(code: String) throws {
  #expect(try ReferenceStore.with(shelf).foods(barcode: code) == [])
}

@Test(arguments: [
  "\"chicken\"", "chicken\" OR \"breast", "chicken*", "NEAR(chicken breast)", "text:chicken", "^chicken", "chicken AND",
  "NOT chicken", "chicken -breast", "(chicken", "chicken + breast", "chicken\0breast", "'; DROP TABLE food; --",
  "chicken {a b}", "=2 chicken", "a", "-", "%", ".", "\u{202E}chicken",
])
func `whatever is asked is words`(text: String) throws {
  let store = try ReferenceStore.with(shelf)
  for isBeingTyped in [false, true] {
    let found = try store.search(ReferenceQuery(text, isBeingTyped: isBeingTyped)).map(\.food.name)
    #expect(found.allSatisfy { $0.lowercased().contains("chicken") || text.count < 3 }, "\(found)")
  }
}

@Test func `ten thousand letters are searched for as quickly as ten`() throws {
  let store = try ReferenceStore.with(shelf)
  #expect(try store.search(ReferenceQuery(String(repeating: "chicken ", count: 1_250))).count == 3)
  #expect(try store.search(ReferenceQuery(String(repeating: "x", count: 10_000))) == [])
  #expect(try store.search(ReferenceQuery(String(repeating: "\u{0301}", count: 10_000), isBeingTyped: true)) == [])
}

@Test func `a search goes through the index and reads each candidate by its id`() throws {
  let store = try ReferenceStore.with(shelf)
  _ = try store.search(ReferenceQuery("milk chocolate"))
  #expect(store.preparedTexts.contains { $0.contains("ORDER BY words.rowid LIMIT ?") })
}
