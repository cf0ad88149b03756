import Interpreter
import Nutrition
import TestSupport
import Testing

@Suite struct `Hostile recipe lines` {
  private static let lines = [
    "1 (14 oz) can diced tomatoes, drained", "2-3 tbsp plus 1 tsp olive or walnut oil, plus extra",
    "Juice and zest of 1½ lemons", "1 1/4-ounce package x 2", "500 g Mehl", "一碗半米饭", "½–¾ cup (100 ml/4 fl oz) milk",
  ]

  @Test(arguments: 1...8)
  func `are read with amounts that can be`(seed: Int) throws {
    var lines = FuzzedLines(seed: UInt64(seed), sentences: Self.lines)
    var reader = try RecipeLine.reader()
    for _ in 0..<400 {
      let ingredient = reader.read(lines.next())
      for figure in [ingredient.quantity, ingredient.quantityHigh, ingredient.pack?.quantity].compactMap({ $0 }) {
        #expect(figure >= .zero && figure.units < .max)
      }
      #expect(ingredient.unaccounted.count <= 20)
    }
  }

  @Test(arguments: [
    "", " ", "(", ")", "((((", "1", "1/0 eggs", "½½½½", "1-1-1-1-1", "/", "% %", "-", ",,,,",
    "x2x2x2", "&", "e.g.",
    "one-one-one-one-one", "\u{0}\u{7}\u{1B}[31m2 eggs", "\u{202E}sgge 2", "2 \u{301}\u{301} eggs",
    "1 (", "1 x", "1 (2",
    "(2 cups flour)", "1/2/3/4 cups", "999999999999999999999999 g salt", "92233720368 kg salt",
    "0.000000001 g salt",
  ])
  func `come to an end`(line: String) throws {
    let ingredient = try RecipeLine.ingredient(line)
    #expect(ingredient.quantity.map { $0.units < .max } ?? true)
  }

  @Test func `that are too long say nothing`() throws {
    #expect(try RecipeLine.ingredient(String(repeating: "1 cup ", count: 20_000)) == Ingredient())
  }

  @Test func `keep their control characters to themselves`() throws {
    let ingredient = try RecipeLine.ingredient("2 cups \u{1B}[31mrice\u{0}\u{7} flour")
    #expect(ingredient.food.unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }
}
