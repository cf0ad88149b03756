import FoodData
import JSON
import Nutrition
import Testing

@Suite struct DumpTests {
  private func food(_ line: String, country: String? = nil) throws(OpenFoodFactsDump.RecordError) -> ReferenceFood {
    try OpenFoodFactsDump.food(line: Array(line.utf8)[...], country: country)
  }

  private static let line = """
    {"_id":"7","code":"0000000000017","ingredients":[{"id":"en:oat","text":"oat \\"flakes\\""}],"product_name":"Oats",\
    "countries_tags":["en:germany","en:austria"],"nutriments":{"energy-kcal_100g":370,"fat_100g":7,"proteins_100g":13,\
    "carbohydrates_100g":60},"last_modified_t":1700000000}
    """

  @Test func `A line of the JSON export is a food`() throws {
    let food = try food(DumpTests.line)
    #expect(food.name == "Oats")
    #expect(food.barcode == "0000000000017")
    #expect(food.figures.energy == FixedDecimal(370))
    #expect(food.source.date?.description == "2023-11-14")
  }

  @Test func `Only what is sold in a country is taken where one is asked for`() throws {
    #expect(try food(DumpTests.line, country: "en:germany").name == "Oats")
    #expect(throws: OpenFoodFactsDump.RecordError.otherCountry) { try food(DumpTests.line, country: "en:france") }
  }

  @Test(arguments: [
    (#"{"product_name":"x","nutriments":{"fat_100g":1}}"#, OpenFoodFactsDump.RecordError.noBarcode),
    (#"{"code":"1","nutriments":{"fat_100g":1}}"#, .noName),
    (#"{"code":"1","product_name":"x"}"#, .noNutrition),
    (#"{"code":"1","product_name":"x","product_type":"beauty","nutriments":{"fat_100g":1}}"#, .notFood),
    (#"{"code":"1","product_name":"x""#, .unreadable(.incomplete)),
    (#"{"code":"1"} {}"#, .unreadable(.unexpected(offset: 13))),
    ("[]", .unreadable(.unexpected(offset: 0))), ("", .unreadable(.incomplete)),
  ])
  func `What cannot be used is told apart`(_ line: String, _ rejection: OpenFoodFactsDump.RecordError) {
    #expect(throws: rejection) { try food(line) }
  }

  private static let header = """
    code\turl\tproduct_name\tbrands\tquantity\tserving_size\tserving_quantity\tno_nutrition_data\tcountries_tags\t\
    last_modified_t\tenergy_100g\tenergy-kcal_100g\tfat_100g\tproteins_100g\tcarbohydrates_100g\tsalt_100g\tnova_group
    """

  private func fields(_ line: String) -> [ArraySlice<UInt8>] {
    Array(line.utf8).split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
  }

  private func row(_ line: String) throws -> ReferenceFood {
    try OpenFoodFactsTable(header: fields(DumpTests.header)).food(row: fields(line))
  }

  @Test func `A row of the table is a food`() throws {
    let food = try row(
      "00017\t\t\"Old\" mill\tMill,Co\t1 l\t200 ml\t200\toff\ten:germany\t1700000000\t180\t43\t0\t1\t9.5\t0.01\t1")
    #expect(food.name == "\"Old\" mill")
    #expect(food.brand == "Mill")
    #expect(food.barcode == "00017")
    #expect(food.basis == .millilitres)
    #expect(food.figures.energy == FixedDecimal(43))
    #expect(food.figures.sodium == FixedDecimal(4))
    #expect(
      food.portions == [Portion(.serving, Grams(FixedDecimal(200))), Portion(.packet, Grams(FixedDecimal(1_000)))])
  }

  @Test func `An empty field is unknown, and energy without kilocalories is in kilojoules`() throws {
    let food = try row("17\t\tMill\t\t\t\t\t\t\t\t418.4\t\t\t1\t9.5\t\t")
    #expect(food.figures.energy == FixedDecimal(100))
    #expect(food.figures.fat == nil)
    #expect(food.warnings.map(\.code) == ["kcal_from_kj", "missing:fat_g"])
  }

  @Test func `A row that does not fit the header is refused`() {
    #expect(throws: OpenFoodFactsDump.RecordError.fieldCount(expected: 17, found: 2)) { try row("17\tx") }
  }

  @Test func `A table without its nutrition is refused as a whole`() {
    #expect(
      throws: OpenFoodFactsTable.ReadingError.missingColumns([
        "energy_100g", "proteins_100g", "carbohydrates_100g", "fat_100g",
      ])
    ) {
      try OpenFoodFactsTable(header: fields("code\turl\tproduct_name"))
    }
  }

  @Test func `Its header is known by its first columns`() {
    #expect(OpenFoodFactsTable.isHeader(Array(DumpTests.header.utf8)[...]))
    #expect(!OpenFoodFactsTable.isHeader(Array("code,url,name".utf8)[...]))
  }
}
