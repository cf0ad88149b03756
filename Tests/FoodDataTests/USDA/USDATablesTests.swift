import FoodData
import Nutrition
import Testing

@Suite("A CSV download of FoodData Central")
struct USDATablesTests {
  let download: Download

  init() throws {
    download = try Download(SmallDownload.tables, folder: SmallDownload.folder)
  }

  @Test func `gives the foods to eat, and of those of Foundation the current ones`() {
    #expect(download.foods.keys.sorted() == [12, 21, 31, 41, 42])
    #expect(download.leftOut == [11: .superseded])
    #expect(download.rejects == [.notAFood: 1, .notANumber(column: "amount"): 1])
  }

  @Test func `takes energy by specific factors before that by general ones, and kilocalories before kilojoules`() throws
  {
    let food = try food(12)
    #expect(food.figures.energy == FixedDecimal("60.5"))
    #expect(!food.warnings.contains(.energyFromKilojoules))
  }

  @Test func `keeps unknown what is empty or not there, and zero what is zero`() throws {
    #expect(try food(12).figures.sodium == nil)
    #expect(try food(12).figures.sugar == nil)
    #expect(try food(31).figures.sodium == .zero)
    #expect(try food(12).figures.fat == FixedDecimal("0.2"))
  }

  @Test func `brings the rows of one food together, though they stand apart`() throws {
    #expect(try food(12).figures.carbohydrate == FixedDecimal("15.1"))
    #expect(try food(12).carbohydrate == .byDifference)
  }

  @Test func `may have nutrient numbers where ids should be`() throws {
    #expect(try food(31).figures.protein == FixedDecimal("2.5"))
    #expect(try food(31).figures.energy == FixedDecimal(41))
  }

  @Test func `names its foods, with the state apart and the whole title kept`() throws {
    #expect(try food(12).name == "sundrops")
    #expect(try food(12).state == .raw)
    #expect(try food(12).otherNames == ["Sundrops, raw"])
    #expect(try food(21).name == "moonroot, orange, frozen, drained, without salt")
    #expect(try food(21).state == .boiled)
    #expect(try food(31).name == "cloud soup")
    #expect(try food(41).name == "starry night lemonade")
    #expect(try food(41).state == nil)
  }

  @Test func `tells where and when each food is from`() throws {
    let day = Day(year: 2031, month: 2, day: 1)
    #expect(
      try food(12).source == FoodSource(.usda, reference: "12", release: "Foundation 2031-04-15", date: day))
    #expect(try food(21).source.release == "SR Legacy 2018-04")
    #expect(try food(41).source.date == Day(year: 2031, month: 1, day: 2))
    #expect(try food(42).source.date == Day(year: 2030, month: 5, day: 1))
  }

  @Test func `puts foods on their categories`() throws {
    let categories = try [12, 21, 31, 41, 42].map { try food($0).category }
    #expect(categories == [.produce, .produce, .pantry, .beverages, .pantry])
  }

  @Test func `has portions in three styles`() throws {
    #expect(try food(12).portions == [Portion(.cup, grams("125")), Portion(.medium, grams("90"))])
    #expect(try food(21).portions == [Portion(.cup, grams("150")), Portion(.piece, grams("60"))])
    let survey = [Portion(.cup, grams("244")), Portion(.fluidOunce, grams("30.5")), Portion(.serving, grams("244"))]
    #expect(try food(31).portions == survey)
  }

  @Test func `knows the density of what is measured in fluid ounces`() throws {
    #expect(try food(31).density == FixedDecimal("1.031"))
    #expect(try food(21).density == nil)
  }

  @Test func `has branded foods per 100 g or per 100 ml, with the serving of the pack`() throws {
    let drink = try food(41)
    #expect(drink.basis == .millilitres)
    #expect(drink.figures.energy == FixedDecimal(42))
    #expect(drink.portions == [Portion(.serving, grams("355")), Portion(.can, grams("355"))])
    #expect(drink.brand == "Nightworks Ltd.")
    #expect(drink.barcode == "00012345678905")
    let other = try food(42)
    #expect(other.basis == .grams)
    #expect(other.portions.isEmpty)
    #expect(other.warnings.contains(.servingUnitUnknown))
    #expect(other.brand == "PEBBLE'S")
    #expect(other.barcode == nil)
    #expect(other.figures.energy == FixedDecimal(400))
  }

  @Test func `is the same in pieces of any size`() throws {
    for piece in [1, 7, 100, 1_000_000] {
      let again = try Download(SmallDownload.tables, folder: SmallDownload.folder, piece: piece)
      #expect(again.foods == download.foods)
      #expect(again.rejects == download.rejects)
    }
  }

  @Test func `is refused where a column is missing`() throws {
    #expect(throws: TableError.missingColumn("amount")) {
      try Download(["food_nutrient.csv": "\"id\",\"fdc_id\",\"nutrient_id\"\n1,2,3\n"])
    }
    #expect(throws: TableError.missingColumn("data_type")) {
      try Download(["food.csv": "\"fdc_id\",\"description\"\n1,2\n"])
    }
    #expect(throws: TableError.empty) { try Download(["food.csv": ""]) }
  }

  @Test func `can be taken up again where it was left`() throws {
    let bytes = Array((SmallDownload.tables["food_nutrient.csv"] ?? "").utf8)
    var whole = USDATableReader(.nutrients, names: USDANames())
    let all = try Reading(&whole, bytes).records
    for stop in stride(from: 120, to: bytes.count, by: 13) {
      var first = USDATableReader(.nutrients, names: USDANames())
      first.feed(Array(bytes[..<stop]))
      var records: [USDAPart] = []
      reading: while true {
        switch try first.next() {
        case .record(let part): records.append(part)
        case .rejected: continue
        case .exhausted: break reading
        }
      }
      let resume = try #require(first.resume)
      var second = USDATableReader(.nutrients, names: USDANames(), resuming: resume)
      records += try Reading(&second, Array(bytes[resume.consumed...])).records
      #expect(records == all)
    }
  }

  @Test func `has parts that can be laid by as bytes`() throws {
    for (file, text) in SmallDownload.tables {
      guard let table = USDATable(path: file), !table.isNames else { continue }
      var reader = USDATableReader(table, names: USDANames())
      for part in try Reading(&reader, Array(text.utf8)).records {
        #expect(USDAPart(food: part.food, bytes: part.bytes) == part)
        for length in part.bytes.indices { _ = USDAPart(food: 1, bytes: Array(part.bytes.prefix(length))) }
      }
    }
    #expect(USDAPart(food: 1, bytes: [9]) == nil)
  }

  private func food(_ id: Int) throws -> ReferenceFood { try #require(download.foods[id]) }
}

private func grams(_ text: String) -> Grams { Grams(FixedDecimal(text) ?? .zero) }
