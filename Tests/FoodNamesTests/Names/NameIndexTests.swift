import EmbeddedFoods
import FoodNames
import Nutrition
import Testing

struct NameIndexTests {
  let index = smallIndex()

  @Test(arguments: [
    ("oat milk", "oat milk", NameQuality.exact), ("Oat-Milk", "oat milk", .exact), ("whole milk", "milk", .synonym),
    ("oatmilk", "oat milk", .stem), ("berries", "berry", .stem), ("loaves", "loaf", .stem),
    ("leaves", "leaf", .stem), ("tomatoes", "tomato", .stem), ("peaches", "peach", .stem),
    ("cookies", "cookie", .stem), ("olives", "olive", .stem), ("glasses", "glass", .stem),
    ("milk, oat", "oat milk", .compound), ("fresh organic tomato", "tomato", .compound),
    ("grey tea", "earl grey tea", .partial), ("dried tomato", "tomato", .partial), ("tomatto", "tomato", .fuzzy),
    ("eral grey tea", "earl grey tea", .fuzzy),
  ])
  func `how words met a name is told`(words: String, key: String, quality: NameQuality) throws {
    let best = try #require(index.best(words))
    #expect(best.match.key == key)
    #expect(best.match.quality == quality)
  }

  @Test func `what only a part of a name or a word like it says is offered, not taken`() {
    #expect(index.best("earl") == nil)
    #expect(index.best("brocolli") == nil)
    #expect(index.search("earl", limit: 1).map(\.key) == ["earl grey tea"])
    #expect(index.nearest("brocolli", limit: 1).map(\.key) == ["steamed broccoli florets"])
  }

  @Test func `a word of several names is ambiguous, of one it is not`() throws {
    #expect(try #require(index.best("beans")).isAmbiguous)
    #expect(try #require(index.best("grey tea")).isAmbiguous == false)
    #expect(try #require(index.best("oat milk")).isAmbiguous == false)
  }

  @Test func `of names with one stem the one that is said is meant`() throws {
    var index = NameIndex<String>()
    index.insert("berries", name: "Beeren")
    index.insert("beer", name: "beer")
    let beers = try #require(index.best("beers"))
    #expect(beers.match.key == "beer" && !beers.isAmbiguous)
    #expect(index.best("Beeren")?.match.key == "berries")
  }

  @Test func `two foods of one name and state are ambiguous`() throws {
    var index = NameIndex<Int>()
    index.insert(1, name: "granola")
    index.insert(2, name: "Granola")
    let best = try #require(index.best("granola"))
    #expect(best.match.key == 1)
    #expect(best.isAmbiguous)
    #expect(index.search("granola", limit: 5).map(\.key) == [1, 2])
  }

  @Test func `two names with one synonym are ambiguous`() throws {
    var index = NameIndex<Int>()
    index.insert(1, name: "cola", synonyms: [FoodName("soda")])
    index.insert(2, name: "lemonade", synonyms: [FoodName("soda")])
    #expect(try #require(index.best("soda")).isAmbiguous)
  }

  @Test func `a search lists the surest first and stops at its limit`() {
    let found = index.search("milk", limit: 10)
    #expect(found.map(\.key) == ["milk", "oat milk", "milk chocolate"])
    #expect(found.map(\.quality) == [.exact, .partial, .partial])
    #expect(index.search("milk", limit: 1).map(\.key) == ["milk"])
    #expect(index.search("milk", limit: 0).isEmpty)
  }

  @Test func `weaker matches than asked for are not looked for`() {
    #expect(index.best("oatmilk", weakest: .stem)?.match.key == "oat milk")
    #expect(index.best("grey tea", weakest: .stem) == nil)
    #expect(index.best("dried tomato", weakest: .stem) == nil)
    #expect(index.best("grey tea", weakest: .partial)?.match.key == "earl grey tea")
    #expect(index.best("tomatto", weakest: .partial) == nil)
  }

  @Test func `the other states of a name follow the one that is meant`() {
    #expect(index.search("pasta", limit: 5).map(\.key) == ["pasta|cooked", "pasta|dry"])
    #expect(index.search("dry pasta", limit: 5).map(\.key) == ["pasta|dry", "pasta|cooked"])
  }

  @Test func `the same question has the same answer`() {
    let first = index.search("beans", limit: 10)
    #expect((0..<20).allSatisfy { _ in smallIndex().search("beans", limit: 10) == first })
  }

  @Test func `names without letters are not found and do no harm`() {
    var index = NameIndex<Int>()
    index.insert(1, name: " -- ")
    index.insert(2, name: "salt", synonyms: [FoodName("")])
    #expect(index.best("--") == nil)
    #expect(index.best("")?.match.key == nil)
    #expect(index.best("salt")?.match.key == 2)
  }

  @Test func `very long words find nothing, soon`() {
    #expect(index.best(String(repeating: "tomato ", count: 5_000)) == nil)
    #expect(index.best(String(repeating: "a", count: 100_000)) == nil)
    #expect(index.best(String(repeating: "米", count: 10_000)) == nil)
  }

  @Test(arguments: [
    ("barista oat milk", "oat milk"), ("kosher baked beans", "baked beans"), ("wonderful big juicy peaches", "peach"),
  ])
  func `words that end in a name are a kind of that food`(words: String, key: String) throws {
    let best = try #require(index.best(words))
    #expect(best.match.key == key)
    #expect(best.match.quality == .partial)
  }

  @Test(arguments: ["tomato oat milk", "bread with oat milk", "one two three four oat milk", "oat milk carton"])
  func `a food before the name, a joint or too many words make no kind of it`(words: String) {
    #expect(index.best(words) == nil)
  }

  @Test func `a slip is likelier than a kind`() {
    #expect(index.best("bakd beans")?.match.key == "baked beans")
    #expect(index.best("bakd beans")?.match.quality == .fuzzy)
  }

  @Test func `what shares a word is offered where nothing matches`() {
    #expect(index.best("chocolate oat milk") == nil)
    #expect(index.nearest("chocolate oat milk", limit: 2).map(\.key) == ["oat milk", "milk chocolate"])
    #expect(index.nearest("frobnitz", limit: 2).isEmpty)
    #expect(index.nearest("milk", limit: 1).map(\.quality) == [.exact])
  }
}

/// A few foods under names that resemble each other.
private func smallIndex() -> NameIndex<String> {
  var index = NameIndex<String>()
  index.insert("milk", name: "milk", synonyms: [FoodName("whole milk")])
  index.insert("pasta|cooked", name: "pasta", state: .cooked)
  index.insert("pasta|dry", name: "pasta", state: .dry, isDefault: false)
  for name in [
    "oat milk", "milk chocolate", "chocolate", "baked beans", "green beans", "earl grey tea",
    "steamed broccoli florets",
  ] {
    index.insert(name, name: name)
  }
  for name in ["berry", "loaf", "leaf", "peach", "cookie", "olive", "glass"] { index.insert(name, name: name) }
  index.insert("tomato", name: "tomato", state: .raw)
  return index
}
