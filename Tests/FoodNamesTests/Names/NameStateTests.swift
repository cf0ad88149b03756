import EmbeddedFoods
import FoodNames
import Nutrition
import Testing

struct NameStateTests {
  let index = stateIndex()

  @Test(
    arguments: [
      ("rice", nil, "rice|cooked"), ("rice", .dry, "rice|dry"), ("rice", .raw, "rice|dry"),
      ("rice", .steamed, "rice|cooked"), ("dry rice", nil, "rice|dry"), ("rice, uncooked", nil, "rice|dry"),
      ("fried rice", nil, "fried rice"), ("rice", .fried, "fried rice"), ("beans", .baked, "baked beans"),
      ("salmon", .smoked, "smoked salmon"), ("raw salmon", nil, "salmon|raw"), ("grilled salmon", nil, "salmon|fried"),
      ("salmon", .grilled, "salmon|fried"), ("roast chicken", nil, "chicken|roasted"),
      ("chicken", .roasted, "chicken|roasted"), ("pan-fried salmon", nil, "salmon|fried"),
      ("bread", .toasted, "bread"), ("raw rice", .cooked, "rice|dry"),
    ] as [(String, FoodState?, String)])
  func `a state is understood, in the words or apart`(words: String, state: FoodState?, key: String) throws {
    let best = try #require(index.best(words, state: state))
    #expect(best.match.key == key)
    #expect(best.match.quality <= .synonym)
    #expect(!best.isAmbiguous)
  }

  @Test(arguments: ["dried banana", "canned banana", "smoked banana", "fried banana"])
  func `a food in another state than was said is only a part of an answer`(words: String) throws {
    let best = try #require(index.best(words))
    #expect(best.match.key == "banana|raw")
    #expect(best.match.quality == .partial)
  }

  @Test func `a state alone is no food`() {
    #expect(index.best("cooked") == nil)
    #expect(index.best("dry raw frozen") == nil)
  }
}

private func stateIndex() -> NameIndex<String> {
  var index = NameIndex<String>()
  func insert(_ name: String, _ states: FoodState?..., synonyms: [FoodName] = []) {
    for (place, state) in states.enumerated() {
      let key = state.map { "\(name)|\($0.rawValue)" } ?? name
      let isFirst = place == 0
      index.insert(key, name: name, synonyms: isFirst ? synonyms : [], state: state, isDefault: isFirst)
    }
  }
  insert("rice", .cooked, .dry)
  insert("fried rice", nil)
  insert("beans", .cooked)
  insert("baked beans", nil)
  insert("salmon", .raw, .fried)
  insert("smoked salmon", nil)
  insert("chicken", .raw, .roasted, synonyms: [FoodName("roast chicken")])
  insert("bread", nil)
  insert("banana", .raw)
  return index
}
