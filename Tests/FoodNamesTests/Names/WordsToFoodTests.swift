import FoodNames
import Testing

struct WordsToFoodTests {
  @Test(arguments: Phrase.everyday + Phrase.states)
  func `everyday words mean the expected food, beyond doubt`(phrase: Phrase) throws {
    let best = try #require(try ReadStaples.index.get().best(phrase.words))
    #expect(best.match.key == phrase.key)
    #expect(best.match.quality <= .compound)
    #expect(!best.isAmbiguous)
  }

  @Test(arguments: Phrase.otherLanguages)
  func `other languages name the same foods`(phrase: Phrase) throws {
    let best = try #require(try ReadStaples.index.get().best(phrase.words))
    #expect(best.match.key == phrase.key)
    #expect(!best.isAmbiguous)
  }

  @Test(arguments: Phrase.misspelt)
  func `slips still mean the expected food`(phrase: Phrase) throws {
    let best = try #require(try ReadStaples.index.get().best(phrase.words))
    #expect(best.match.key == phrase.key)
    #expect(!best.isAmbiguous)
  }

  @Test(arguments: Phrase.notFood)
  func `what is no food matches nothing`(words: String) throws {
    let best = try ReadStaples.index.get().best(words)
    #expect(best == nil)
  }

  @Test(arguments: ["green", "pie", "noodles", "chocolate", "sandwich", "soup"])
  func `a search goes on to names that hold the words, and offers no food twice`(words: String) throws {
    let found = try ReadStaples.index.get().search(words, limit: 50)
    #expect(found.count > 5)
    #expect(Set(found.map(\.key)).count == found.count)
    #expect(found.map(\.quality) == found.map(\.quality).sorted())
  }
}
