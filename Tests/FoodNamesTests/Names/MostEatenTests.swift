import FoodNames
import Nutrition
import Testing

struct MostEatenTests {
  @Test func `the list has what is eaten most in twelve countries`() {
    let countries = Dictionary(grouping: MostEaten.all, by: \.country)
    #expect(countries.count == 12)
    #expect(MostEaten.all.count >= 3_600)
    #expect(countries.values.allSatisfy { $0.count >= 300 })
  }

  @Test(arguments: MostEaten.all)
  func `what is eaten most is known, and not taken for another food`(phrase: MostEaten) throws {
    let best = try #require(try ReadStaples.index.get().best(phrase.words, language: phrase.language))
    #expect(name(of: best.match.key) == phrase.food)
    #expect(best.match.quality <= .compound)
    #expect(!best.isAmbiguous)
  }

  @Test func `what is eaten most comes with a serving of a meal, not of a spice`() throws {
    let foods = Dictionary(grouping: try ReadStaples.result.get().all, by: \.name)
    for phrase in MostEaten.all {
      let food = try #require(foods[phrase.food]?.first, "\(phrase.testDescription)")
      let serving = try #require(Measures(portions: food.portions)[.serving])
      #expect(serving >= Grams(FixedDecimal(7)) && serving <= Grams(FixedDecimal(600)), "\(phrase.testDescription)")
    }
  }

  private func name(of key: String) -> String {
    String(key.prefix { $0 != "|" })
  }
}
