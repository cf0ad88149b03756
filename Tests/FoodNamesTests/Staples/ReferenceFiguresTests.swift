import FoodNames
import Nutrition
import TestSupport
import Testing

struct ReferenceFiguresTests {
  @Test(.enabled(if: ReferenceTable.areThere, "the reference tables are not beside the package"))
  func `figures are those of the reference row, or a note says why not`() throws {
    let tables = ["sr": try ReferenceTable.sr.figures(), "fndds": try ReferenceTable.fndds.figures()]
    for staple in try ReadStaples.result.get().all where staple.source.reference != Staple.recipe {
      let parts = (staple.source.reference ?? "").split(separator: ":").map(String.init)
      let row = parts.count == 2 ? tables[parts[0]]?[parts[1]] : nil
      let faults = ReferenceCheck(staple: staple, row: row).faults
      #expect(faults.isEmpty, "\(staple.key), \(staple.source.reference ?? "")")
    }
  }

  @Test(
    arguments: [
      ("52", "0.26", "13.8", "0", ""), ("57", "1.2", "14.8", "24", ""), ("67", "0.26", "13.8", "0", ""),
      ("90", "3", "13.8", "0", "half of it cream"),
    ])
  func `a figure that is near its reference, or explained, is no fault`(
    energy: String, protein: String, carbohydrate: String, sodium: String, note: String
  ) throws {
    let staple = try apple(energy: energy, protein: protein, carbohydrate: carbohydrate, sodium: sodium, note: note)
    #expect(ReferenceCheck(staple: staple, row: appleRow).faults.isEmpty)
  }

  @Test(
    arguments: [
      ("68", "0.26", "13.8", "0", "", .energy), ("52", "1.27", "13.8", "0", "", .protein),
      ("52", "0.26", "15.3", "0", "", .carbohydrate), ("52", "0.26", "13.8", "27", "", .sodium),
      ("52", "0.26", "15.3", "0", "energy by food-specific factors", .carbohydrate),
      ("52", "0.26", "15.3", "0", "alcohol", .carbohydrate),
      ("52", "0.26", "15.3", "0", "sugar estimated", .carbohydrate),
    ] as [(String, String, String, String, String, Nutrient)])
  func `a wrong figure is found`(
    energy: String, protein: String, carbohydrate: String, sodium: String, note: String, wrong: Nutrient
  ) throws {
    let staple = try apple(energy: energy, protein: protein, carbohydrate: carbohydrate, sodium: sodium, note: note)
    #expect(ReferenceCheck(staple: staple, row: appleRow).faults == [.differs(wrong)])
  }

  @Test func `a reference that is not there is found`() throws {
    #expect(ReferenceCheck(staple: try apple(), row: nil).faults == [.noRow])
  }

  @Test(arguments: [
    ("", [ReferenceCheck.Fault.unfounded(.sugar)]), ("sugar estimated", []), ("fibre estimated", [.unfounded(.sugar)]),
  ])
  func `a figure that the reference lacks needs a reason`(note: String, faults: [ReferenceCheck.Fault]) throws {
    var row = appleRow
    row.sugar = nil
    #expect(ReferenceCheck(staple: try apple(note: note), row: row).faults == faults)
  }

  @Test func `sugar in next to no carbohydrate needs none`() throws {
    var row = appleRow
    row.sugar = nil
    row.carbohydrate = FixedDecimal(2)
    let staple = try apple(carbohydrate: "1.9", sugar: "0")
    #expect(ReferenceCheck(staple: staple, row: row).faults.isEmpty)
  }

  @Test func `quotation marks hold commas and doubled marks`() {
    let rows = CommaSeparatedText.rows(of: "a,\"b, \"\"c\"\"\",\n1,,3\n")
    #expect(rows == [["a", "b, \"c\"", ""], ["1", "", "3"]])
  }
}

private let appleRow = Nutrients(
  energy: FixedDecimal(52), protein: FixedDecimal("0.26"), carbohydrate: FixedDecimal("13.8"),
  fat: FixedDecimal("0.17"),
  saturatedFat: FixedDecimal("0.03"), sugar: FixedDecimal("10.4"), fibre: FixedDecimal("2.4"), sodium: FixedDecimal(1))

/// An apple as the table might have it.
private func apple(
  energy: String = "52", protein: String = "0.26", carbohydrate: String = "13.8", sugar: String = "10.4",
  sodium: String = "1", note: String = ""
) throws -> Staple {
  let line =
    "apple | - | produce | | \(energy) | \(protein) | \(carbohydrate) | 0.17 | 0.03 | \(sugar) | 2.4 | \(sodium) | -"
    + " | serving=182 | sr:171688 | \(note)"
  return try #require(try Staples(reading: [FoodText(file: "fruit.txt", bytes: Array(line.utf8))]).all.first)
}
