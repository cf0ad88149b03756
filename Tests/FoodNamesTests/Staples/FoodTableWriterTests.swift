import EmbeddedWords
import FoodNames
import Nutrition
import Testing
import Words

struct FoodTableWriterTests {
  private func table(_ text: String) throws -> StapleTable {
    let staples = try Staples(reading: [FoodText(file: "one.txt", bytes: Array(text.utf8))]).all
    let writer = FoodTableWriter(staples, vocabulary: .embedded)
    return StapleTable(TableBytes(copying: writer.bytes), vocabulary: .embedded)
  }

  @Test func `a table without foods answers nothing`() throws {
    let table = try table("# nothing\n")
    #expect(table.count == 0)
    #expect(table.index.best("apple") == nil)
    #expect(table.index.nearest("apple pie", limit: 3).isEmpty)
    #expect(table.position(of: StableIdentifier.of("apple")) == nil)
  }

  @Test func `figures of up to eight places, unknown densities and all portions come back`() throws {
    let table = try table(
      "Brühe | dry | pantry | Fleischbrühe@de; 清汤@zh | 0.00000001 | 910 | 0 | 38.758 | 1.5 | 12 | 0.1 | 38758 | -"
        + " | serving=0.001; small=3000 | fndds:1 | why\n")
    let food = table.food(at: 0, created: Instant(milliseconds: 1))
    #expect(food.title == "Brühe, dry" && food.category == .pantry && food.density == nil)
    #expect(food.per100Grams.energy == FixedDecimal(units: 1) && food.per100Grams.protein == FixedDecimal(910))
    #expect(food.per100Grams.carbohydrate == .zero && food.per100Grams.sodium == FixedDecimal(38_758))
    #expect(food.portions.map(\.grams) == [Grams(milligrams: 1), Grams(milligrams: 3_000_000)])
    #expect(food.source == FoodSource(.staples, reference: "fndds:1"))
    for words in ["bruehe", "bruhe", "fleischbruehen", "清汤", "fleischbruhr"] {
      #expect(table.index.best(words)?.match.key == 0, "\(words)")
    }
  }

  @Test func `the texts of categories come first, in the order of the categories`() {
    let files = ["dishes.txt", "/a/snacks.txt", "/a/b/produce.txt", "/a/d/baking.txt"]
    let texts = files.map { FoodText(file: $0, bytes: []) }
    #expect(
      FoodText.inOrder(texts).map(\.file) == ["/a/b/produce.txt", "/a/snacks.txt", "/a/d/baking.txt", "dishes.txt"])
  }
}
