import Digest
import EmbeddedWords
import FoodData
import FoodNames
import FoundationEssentials
import Nutrition
import ReferenceFoods
import TestSupport
import Testing
import Words

/// The foods that were made by rule, against what they are made of.
struct ReferenceFoodsTests {
  private let staples: [Staple]

  init() throws {
    let text = try RulesText.text("Sources/FoodNames/foods/usda-foods.txt")
    let written = try [
      "bakery", "beverages", "dairy", "dishes", "frozen", "meat", "pantry", "produce", "seafood", "snacks",
    ]
    .map { FoodText(file: "\($0).txt", bytes: Array(try RulesText.text("Sources/FoodNames/foods/\($0).txt").utf8)) }
    let made = FoodText(file: "usda-foods.txt", bytes: Array(text.utf8))
    staples = try Staples(reading: FoodText.inOrder(written + [made])).all
  }

  @Test func `there are eight thousand foods with those written by hand`() {
    #expect(staples.count >= 7_500)
    #expect(staples.count(where: \.isByRule) >= 4_000)
  }

  @Test func `the lines are those that were reviewed`() throws {
    let text = try RulesText.text("Sources/FoodNames/foods/usda-foods.txt")
    var digest = SHA256()
    digest.add(text.utf8)
    #expect(digest.hexadecimal() == ReferenceFoodsTests.reviewed)
  }

  @Test(arguments: [("fndds", USDAFood.Kind.survey), ("sr", .legacy)])
  func `figures are those of the rows of a sample`(table: String, kind: USDAFood.Kind) throws {
    let sample = try RulesText.text("Tests/ReferenceFoodsTests/sample-\(table).csv")
    let rows = try ReferenceRow.rows(of: Array(sample.utf8), kind)
    #expect(rows.count >= 50)
    let made = Dictionary(grouping: staples.filter(\.isByRule), by: \.source.reference)
    let compared = rows.compactMap { row in made[row.reference]?.first.map { (row, $0) } }
    #expect(compared.count >= 10)
    for (row, staple) in compared {
      for nutrient in Nutrient.allCases {
        guard let figure = row.food.figures[nutrient], let own = staple.per100Grams[nutrient] else { continue }
        let rounding: FixedDecimal =
          nutrient == .energy || nutrient == .sodium
          ? FixedDecimal(1) / FixedDecimal(2) : FixedDecimal(1) / FixedDecimal(100)
        #expect((figure - own).magnitude <= rounding, "\(staple.key), \(nutrient.name)")
      }
    }
  }

  @Test func `nothing is taken for a food that was made by rule because it is like it`() throws {
    var index = NameIndex<Int>(expecting: staples.count, vocabulary: .embedded)
    for (position, staple) in staples.enumerated() { index.insert(position, staple) }
    for words in ["camembert cheez", "fried chicken thigh with", "onion flavored", "my special Fontina dream"] {
      let found = index.best(words)?.match
      #expect(found.map { !staples[$0.key].isByRule || $0.quality <= .compound } ?? true, "\(words)")
    }
  }

  @Test func `what was written by hand keeps its names`() throws {
    let written = staples.filter { !$0.isByRule }
    var index = NameIndex<Int>(expecting: staples.count, vocabulary: .embedded)
    for (position, staple) in staples.enumerated() { index.insert(position, staple) }
    for (position, staple) in written.enumerated() where staple.isDefault {
      let found = try #require(index.best(staple.name)?.match)
      #expect(found.key == position, "\(staple.name)")
    }
  }
}

extension ReferenceFoodsTests {
  /// Of the text as it was reviewed last; `make reference-foods` makes it anew.
  private static let reviewed = "2a55bf4290fbe11c729bfb8e7933fc8ba4e8745bd27eff3abbfa21ee959a3670"
}
