import Interpreter
import Nutrition
import Testing

@Suite struct `The weight of a recipe line` {
  /// One weighs 60 g, a can 300 g, a cup 200 g; a millilitre weighs a gram and a half.
  private let measures = Measures(
    portions: [
      Portion(.piece, Grams(FixedDecimal(60))), Portion(.large, Grams(FixedDecimal(80))),
      Portion(.can, Grams(FixedDecimal(300))), Portion(.cup, Grams(FixedDecimal(200))),
    ], density: FixedDecimal(3) / FixedDecimal(2))

  @Test(arguments: [
    ("250 g rice", 250), ("2 cups rice", 400), ("2 cups (500 g) rice", 500), ("3 figs", 180), ("3 large figs", 240),
    ("2 cans corn", 600), ("2 (400 g) cans corn", 800), ("2 x 150g fillets", 300), ("100 ml syrup", 150),
    ("1 kg 500 g plums", 1_500), ("1 knob butter", 15),
  ])
  func `is the weight that was said, or follows from the food's measures`(line: String, grams: Int) throws {
    #expect(try RecipeLine.ingredient(line).grams(measures) == Grams(FixedDecimal(grams)))
  }

  @Test(arguments: ["rice", "3 sheets rice", "999999 kg rice", "0 g rice"])
  func `is unknown where nothing tells it`(line: String) throws {
    #expect(try RecipeLine.ingredient(line).grams(measures) == nil)
  }

  @Test func `is looked up under the first of several foods, with the word they share`() throws {
    var matcher = IngredientMatcher(finder: Pantry())
    #expect(matcher.match(try RecipeLine.ingredient("1 cup butter or olive oil"))?.title.hasPrefix("butter") == true)
    #expect(matcher.match(try RecipeLine.ingredient("juice of 1 orange"))?.title == "orange juice")
    #expect(matcher.match(try RecipeLine.ingredient("2 cups fresh spinach leaves"))?.title.hasPrefix("spinach") == true)
    #expect(matcher.match(try RecipeLine.ingredient("1 cup xyzzy")) == nil)
  }

  @Test func `a can behind a weight is a can`() throws {
    var matcher = IngredientMatcher(finder: Pantry())
    #expect(matcher.match(try RecipeLine.ingredient("400g tin lentils"))?.title == "lentils, canned")
    #expect(matcher.match(try RecipeLine.ingredient("400g lentils"))?.title == "lentils, raw")
  }

  @Test func `a food that nobody knows is taken as its kind, and that is not sure`() throws {
    var matcher = IngredientMatcher(finder: Pantry())
    let match = try #require(matcher.match(try RecipeLine.ingredient("200 g kalamarata pasta")))
    #expect(match.title == "pasta, raw" && !match.quality.isSure)
    #expect(matcher.match(try RecipeLine.ingredient("200 g pasta xyzzy")) == nil)
  }

  @Test func `stalks and heads of what has no such part are pieces, spoons are not`() throws {
    #expect(try RecipeLine.ingredient("2 stalks lemongrass").grams(measures) == Grams(FixedDecimal(120)))
    #expect(try RecipeLine.ingredient("2 slices lemongrass").grams(measures) == nil)
  }
}
