import EmbeddedFoods
import FoodNames
import Testing
import Words

/// What the foods of the table are called in the languages that larder speaks.
struct NamesInLanguagesTests {
  let staples: [Staple]
  static let others = Language.spoken.filter { $0 != .english }

  init() throws {
    staples = try ReadStaples.result.get().all.filter(\.isDefault)
  }

  @Test(arguments: others)
  func `nearly all of what is eaten most has a name in every language`(language: Language) {
    let foods = Set(MostEaten.all.map(\.food))
    let named = foods.filter { StapleTable.embedded.name(of: $0, in: language) != nil }
    #expect(named.count * 100 >= foods.count * 95, "\(named.count) of \(foods.count)")
  }

  @Test(arguments: others)
  func `a food is called by its first name in a language, as it is spelt`(language: Language) {
    for staple in staples {
      let first = staple.synonyms.first { $0.language == language }?.text
      #expect(StapleTable.embedded.name(of: staple.name, in: language) == first, "\(staple.name)")
    }
  }

  @Test(arguments: others)
  func `a food is found by the name that it is shown by`(language: Language) throws {
    let index = try ReadStaples.index.get()
    for staple in staples {
      guard let name = StapleTable.embedded.name(of: staple.name, in: language) else { continue }
      let found = index.best(name, language: language)?.match.key.prefix { $0 != "|" }
      #expect(found == staple.name[...], "\(name)")
    }
  }

  @Test func `there is no name of a food that the table does not have`() {
    #expect(StapleTable.embedded.name(of: "moon dust", in: .german) == nil)
    #expect(StapleTable.embedded.name(of: "Nudeln", in: .german) == nil)
    #expect(StapleTable.embedded.name(of: "pasta", in: .english) == nil)
  }
}
