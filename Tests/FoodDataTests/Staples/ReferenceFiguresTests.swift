import FoodData
import Nutrition
import Testing

struct ReferenceFiguresTests {
  @Test(.enabled(if: ReferenceTable.areThere, "the reference tables are not beside the package"))
  func `figures are those of the reference row, or a note says why not`() throws {
    let sr = try ReferenceTable.sr.figures()
    let fndds = try ReferenceTable.fndds.figures()
    for staple in try StapleTable.result.get().all {
      let parts = (staple.source.reference ?? "").split(separator: ":").map(String.init)
      let row = try #require(parts[0] == "sr" ? sr[parts[1]] : fndds[parts[1]], "\(staple.key): no such row")
      for difference in differences(staple.per100Grams, row) where staple.note.isEmpty {
        Issue.record("\(staple.key) \(difference)")
      }
    }
  }

  @Test func `quotation marks hold commas and doubled marks`() {
    let rows = CommaSeparatedText.rows(of: "a,\"b, \"\"c\"\"\",\n1,,3\n")
    #expect(rows == [["a", "b, \"c\"", ""], ["1", "", "3"]])
  }
}

/// The figures that are known in both and are more than 10 % and a little apart.
private func differences(_ stated: Nutrients, _ reference: Nutrients) -> [String] {
  Nutrient.allCases.compactMap { nutrient in
    guard let figure = stated[nutrient], let expected = reference[nutrient] else { return nil }
    let allowed = max(expected.magnitude / Figure(10), little(nutrient))
    return (figure - expected).magnitude > allowed ? "\(nutrient.name): \(figure), reference \(expected)" : nil
  }
}

private func little(_ nutrient: Nutrient) -> Figure {
  switch nutrient {
  case .energy: Figure(15)
  case .sodium: Figure(25)
  case .protein, .carbohydrate, .fat, .saturatedFat, .sugar, .fibre: Figure(1)
  }
}
