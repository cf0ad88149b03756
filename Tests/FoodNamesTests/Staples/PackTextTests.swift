import EmbeddedFoods
import EmbeddedWords
import FoodNames
import Nutrition
import Testing
import Words

struct PackTextTests {
  private let foods = """
    pasta | dry | pantry |  | 350 | 12 | 70 | 2 | - | - | - | - | - | serving=80 | sr:1 |
    pasta | cooked | pantry |  | 150 | 5 | 30 | 1 | - | - | - | - | - | serving=200 | sr:2 |
    oat milk | - | dairy |  | 50 | 1 | 7 | 1 | - | - | - | - | 1.03 | serving=200 | sr:3 |
    egg | raw | dairy |  | 140 | 12 | 1 | 10 | - | - | - | - | - | piece=50 | sr:4 |
    white beans | canned | pantry |  | 110 | 7 | 20 | 1 | - | - | - | - | - | serving=130 | sr:5 |
    """.replacing("- | - | - | -", with: "0 | 0 | 0 | 0")

  private func table(_ packs: String) throws -> StapleTable {
    let staples = try Staples(reading: [FoodText(file: "one.txt", bytes: Array(foods.utf8))]).all
    let packs = try PackText(reading: FoodText(file: "packs.txt", bytes: Array(packs.utf8)))
    let writer = FoodTableWriter(staples, packs: packs, vocabulary: .embedded)
    return StapleTable(TableBytes(copying: writer.bytes), vocabulary: .embedded)
  }

  private func grams(_ table: StapleTable, _ words: String, in country: String) -> Grams? {
    guard let position = table.index.best(words)?.match.key else { return nil }
    return table.pack(at: position, in: country)?.grams(of: table.food(at: position, created: Instant(milliseconds: 0)))
  }

  @Test func `a pack holds what shops of the country sell, drained where that is eaten`() throws {
    let table = try table(
      """
      @ dairy
      ...milk | 1 l | US=1.89 l | custom
      egg/raw | 10 pieces | US=12 pieces | custom
      @ pantry
      ...beans/canned | 400 g/drained 240 g | | custom
      """)
    #expect(grams(table, "oat milk", in: "DE") == Grams(FixedDecimal(1_030)))
    #expect(grams(table, "oat milk", in: "US") == Grams(milligrams: 1_946_700))
    #expect(grams(table, "egg", in: "US") == Grams(FixedDecimal(600)))
    #expect(grams(table, "white beans", in: "DE") == Grams(FixedDecimal(240)))
    #expect(grams(table, "pasta", in: "DE") == nil)
  }

  @Test func `what was cooked is in no pack of what is dry`() throws {
    let table = try table("@ pantry\npasta | 500 g | US=454 g | custom\n")
    #expect((0..<table.count).map { table.pack(at: $0, in: "TR") != nil } == [true, false, false, false, false])
    #expect(table.pack(at: 0, in: "US") == UsualPack(.weight(Grams(FixedDecimal(454)))))
  }

  @Test(arguments: [
    "pasta | 500 g | US=454 g\n", "pasta | 500 g | US=454 g |\n", "pasta | 500 | | custom\n",
    "pasta | 500 g/drained 600 g | | custom\n", "pasta | 500 g | US=1 g; US=2 g | custom\n",
    "pasta | 500 g | usa=1 g | custom\n", "pasta/wet | 500 g | | custom\n", "@ shelf\n", "pasta | 0 g | | custom\n",
  ])
  func `a line that says no pack is refused`(line: String) {
    #expect(throws: StaplesError.self) {
      try PackText(reading: FoodText(file: "packs.txt", bytes: Array(line.utf8)))
    }
  }

  @Test(
    arguments: [
      ("pasta, dry", "DE", 500), ("pasta, dry", "US", 454), ("butter", "DE", 250), ("butter", "US", 454),
      ("kidney beans, canned", "GB", 240), ("wine vinegar", "DE", nil), ("pasta, cooked", "DE", nil),
    ] as [(String, String, Int?)])
  func `the table knows the packs of what is bought most`(title: String, country: String, grams: Int?) {
    let table = StapleTable.embedded
    let found = (0..<table.count).first { position in
      table.food(at: position, created: Instant(milliseconds: 0)).title == title
    }
    let pack = found.flatMap { table.pack(at: $0, in: country) }
    let food = found.map { table.food(at: $0, created: Instant(milliseconds: 0)) }
    #expect(food.flatMap { pack?.grams(of: $0) } == grams.map { Grams(FixedDecimal($0)) })
  }
}
