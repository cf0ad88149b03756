import FoodData
import JSON
import Nutrition
import TestSupport
import Testing

@Suite(
  "Real CSV downloads of FoodData Central",
  .enabled(if: SharedFixtures.areThere, "the real downloads are not beside the package"))
struct RealDownloadTests {
  @Test(.enabled(if: ReferenceTable.areThere, "the reference tables are not beside the package"))
  func `SR Legacy gives the figures of the reference`() throws {
    let download = try read("FoodData_Central_sr_legacy_food_csv_2018-04")
    let expected = try ReferenceTable.sr.figures()
    #expect(download.foods.count == 350)
    #expect(download.rejects.isEmpty)
    #expect(download.leftOut.isEmpty)
    for (id, food) in download.foods {
      let row = try #require(expected[String(id)])
      for nutrient in Nutrient.allCases {
        #expect(RealFigure.isNear(food.figures[nutrient], row[nutrient]), "\(id) \(food.name): \(nutrient.key)")
      }
      #expect(food.source.release == "SR Legacy 2018-04")
    }
  }

  @Test func `Foundation gives its 316 current foods`() throws {
    let download = try read("FoodData_Central_foundation_food_csv_2024-10-31")
    #expect(download.foods.count == 316)
    #expect(download.leftOut.values.count { $0 == .superseded } == 71)
    #expect(download.rejects == [.notAFood: 126])
    #expect(download.foods.values.allSatisfy { $0.source.release == "Foundation 2024-10-31" })
    // Of the 85 with portions three have ounces alone, one a weight before cooking, and four oils a density.
    #expect(download.foods.values.count { !$0.portions.isEmpty } == 77)
  }

  @Test func `Foundation has energy where it states any, and where fat or all three macronutrients tell it`() throws {
    let foods = try read("FoodData_Central_foundation_food_csv_2024-10-31").foods
    // Seventeen kinds of beans without water and two squashes state protein and fat alone.
    #expect(foods.values.count { $0.figures.energy == nil } == 19)
    #expect(foods.values.count { $0.warnings.contains(.energyFromMacros) } == 10)
    #expect(foods[748_608]?.figures.energy == FixedDecimal("843.3"))
    #expect(foods.values.allSatisfy { $0.trust != .impossible })
  }

  @Test func `a full download gives foods of all four kinds`() throws {
    let download = try read("full-download-extract")
    #expect(download.foods.count == 66)
    #expect(download.rejects == [.notAFood: 15])
    #expect(download.foods.values.count { $0.basis == .millilitres } >= 3)
    // A marinade states nothing but sodium.
    #expect(download.foods.values.filter { $0.figures.energy == nil }.map(\.source.reference) == ["903728"])
  }

  @Test func `a million bytes at a time or seventeen make no difference`() throws {
    let folder = "full-download-extract"
    let (large, small) = (try read(folder, piece: 1 << 20), try read(folder, piece: 17))
    #expect(large.foods == small.foods)
  }

  private func read(_ folder: String, piece: Int = 65_536) throws -> Download {
    let path = "fdc-csv/\(folder)"
    var tables: [String: [UInt8]] = [:]
    for name in try SharedFixtures.names(path) { tables[name] = try SharedFixtures.bytes("\(path)/\(name)") }
    return try Download(tables, folder: folder, piece: piece)
  }
}

@Suite(
  "Real JSON of FoodData Central",
  .enabled(if: SharedFixtures.areThere, "the real documents are not beside the package"))
struct RealDocumentTests {
  @Test func `SR Legacy gives its foods with exponents read`() throws {
    let foods = try read("sr_legacy_excerpt.json").records
    #expect(foods.count == 2)
    #expect(foods.first?.figures.energy == FixedDecimal(377))
    #expect(foods.first?.figures.sodium == FixedDecimal(2_180))
    #expect(foods.first?.portions == [Portion(.serving, Grams(FixedDecimal(28)))])
  }

  @Test func `Foundation gives what its tables give`() throws {
    let path = "fdc-csv/FoodData_Central_foundation_food_csv_2024-10-31"
    var tables: [String: [UInt8]] = [:]
    for name in try SharedFixtures.names(path) { tables[name] = try SharedFixtures.bytes("\(path)/\(name)") }
    let tabled = try Download(tables, folder: path).foods
    let foods = try read("foundation_sample_generated.json").records
    #expect(foods.count == 30)
    for food in foods {
      let other = try #require(food.source.reference.flatMap { Int($0) }.flatMap { tabled[$0] })
      #expect((food.name, food.category) == (other.name, other.category))
      #expect(food.portions == other.portions)
      for nutrient in Nutrient.allCases {
        #expect(RealFigure.isNear(food.figures[nutrient], other.figures[nutrient]), "\(food.name): \(nutrient.key)")
      }
    }
  }

  @Test func `nulls at the end are no foods`() throws {
    let reading = try read("foundation_null_tail_generated.json")
    #expect(reading.records.count == 2)
    #expect(reading.rejects.isEmpty)
  }

  @Test(arguments: [
    ("food-170720-full-sr-legacy.json", 257), ("food-173944-trimmed.json", 89), ("food-328637-abridged.json", 408),
  ])
  func `an answer of the API is read in whichever shape`(name: String, energy: Int) throws {
    let document = try JSONPart(try SharedFixtures.bytes("fdc-api/\(name)")[...])
    let food = try USDAFood(document).reference(USDARelease(date: nil))
    #expect(food.figures.energy?.rounded(toPlaces: 0) == FixedDecimal(energy))
  }

  @Test(arguments: [("banana", 1), ("blueberries", 2), ("cheddar-cheese-all", 10), ("cheddar-cheese-foundation", 1)])
  func `hits of a search are foods`(name: String, least: Int) throws {
    let hits = try JSONPart(try SharedFixtures.bytes("fdc-api/search-\(name).json")[...]).member("foods")
    var count = 0
    try #require(hits).forEachElement { hit in
      let food = try? USDAFood(hit).reference(USDARelease(date: nil))
      #expect(food?.figures.energy != nil)
      count += 1
    }
    #expect(count >= least)
  }

  private func read(_ name: String) throws -> Reading<USDADocumentReader> {
    var reader = USDADocumentReader(USDARelease(path: name))
    return try Reading(&reader, try SharedFixtures.bytes("fdc-json/\(name)"))
  }
}

private enum RealFigure {
  /// Equal to the last of three digits, which is what the reference has of some foods.
  static func isNear(_ figure: FixedDecimal?, _ expected: FixedDecimal?) -> Bool {
    guard let figure, let expected else { return figure == nil && expected == nil }
    let apart = (figure - expected).magnitude
    return apart <= expected.magnitude / FixedDecimal(200) || apart <= FixedDecimal(units: FixedDecimal.scale / 200)
  }
}
