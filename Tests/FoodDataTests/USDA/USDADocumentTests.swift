import FoodData
import JSON
import Nutrition
import Testing

@Suite("A JSON download of FoodData Central")
struct USDADocumentTests {
  @Test func `gives its foods one by one`() throws {
    let foods = try read(smallDocument).records
    #expect(foods.map(\.name) == ["sundrops", "cloud soup", "starry night lemonade"])
    #expect(foods.map(\.source.reference) == ["12", "31", "41"])
    #expect(foods.map(\.source.release) == ["Foundation 2031-04-15", "FNDDS 2031-04-15", "Branded 2031-04-15"])
  }

  @Test func `passes over nulls, and counts what is no food`() throws {
    #expect(try read(smallDocument).rejects == [.notAFood: 1, .noIdentifier: 1])
  }

  @Test func `is the same in pieces of any size`() throws {
    let whole = try read(smallDocument)
    for piece in [1, 2, 3, 50] {
      let again = try read(smallDocument, piece: piece)
      #expect(again.records == whole.records)
      #expect(again.rejects == whole.rejects)
    }
  }

  @Test func `has amounts with exponents, headings without one, and a number where the id is missing`() throws {
    let food = try #require(try read(smallDocument).records.first)
    #expect(food.figures.energy == FixedDecimal("60.5"))
    #expect(food.figures.protein == FixedDecimal("0.75"))
    #expect(food.figures.sodium == .zero)
    #expect(food.figures.sugar == FixedDecimal("9.1"))
    #expect(food.figures.fat == nil)
    #expect(food.warnings.contains(.missing([.carbohydrate, .fat])))
  }

  @Test func `has portions with units, with words, and with the words in front`() throws {
    let foods = try read(smallDocument).records
    #expect(foods[0].portions == [Portion(.cup, Grams(FixedDecimal(125))), Portion(.piece, Grams(FixedDecimal(28)))])
    #expect(foods[1].portions == [Portion(.fluidOunce, Grams(milligrams: 30_500))])
    #expect(
      foods[2].portions == [Portion(.serving, Grams(FixedDecimal(355))), Portion(.can, Grams(FixedDecimal(355)))])
    #expect(foods[2].basis == .millilitres)
    #expect(foods[2].barcode == "00012345678905")
  }

  @Test func `dates its foods in both ways of writing a day`() throws {
    let days = try read(smallDocument).records.map(\.source.date)
    #expect(days == [Day(year: 2031, month: 2, day: 1), Day(year: 2030, month: 10, day: 31), nil])
  }

  @Test func `that ends in the middle is an error behind its whole foods`() throws {
    var reader = USDADocumentReader(USDARelease(date: nil))
    reader.feed(Array(smallDocument.utf8.prefix(smallDocument.utf8.count - 300)))
    #expect(try names(of: &reader) == ["sundrops", "cloud soup"])
    reader.finish()
    #expect(throws: USDADocumentReader.ReadingError.incomplete) { try reader.next() }
  }

  @Test func `may be followed by blanks`() throws {
    #expect(try read(smallDocument + "\n \n", piece: 11).records.count == 3)
  }

  @Test func `can be taken up again behind any food`() throws {
    let bytes = Array(smallDocument.utf8)
    let all = try read(smallDocument).records
    for stop in stride(from: 1_600, to: bytes.count, by: 97) {
      var first = USDADocumentReader(USDARelease(path: "2031-04-15"))
      first.feed(Array(bytes[..<stop]))
      var found = try names(of: &first)
      let resume = try #require(first.resume)
      var second = USDADocumentReader(USDARelease(path: "2031-04-15"), resuming: resume)
      found += try Reading(&second, Array(bytes[resume.consumed...])).records.map(\.name)
      #expect(found == all.map(\.name))
    }
  }

  @Test func `rejects a food of more bytes than any has, and goes on`() throws {
    let name = String(repeating: "x", count: 5 << 20)
    let text = "{\"SRLegacyFoods\":[{\"fdcId\":1,\"description\":\"\(name)\"},\(small)]}"
    let reading = try read(text, piece: 1 << 18)
    #expect(reading.records.map(\.name) == ["pebbles"])
    #expect(reading.rejects == [.tooLong: 1])
  }

  @Test func `rejects a name of thousands of letters`() throws {
    let name = String(repeating: "x", count: 5_000)
    let text = "[{\"fdcId\":1,\"dataType\":\"Branded\",\"description\":\"\(name)\"},\(small)]"
    #expect(try read(text).rejects == [.nameTooLong: 1])
  }

  @Test func `rejects a food that is not JSON`() throws {
    let reading = try read("[{\"fdcId\":1,,},\(small)]")
    #expect(reading.records.map(\.name) == ["pebbles"])
    #expect(reading.rejects == [.notJSON: 1])
  }

  private let small =
    #"{"fdcId":7,"dataType":"SR Legacy","description":"Pebbles","foodNutrients":[{"number":"208","amount":3}]}"#

  private func read(_ text: String, piece: Int = 1_000) throws -> Reading<USDADocumentReader> {
    var reader = USDADocumentReader(USDARelease(path: "FoodData_Central_food_json_2031-04-15.json"))
    return try Reading(&reader, Array(text.utf8), piece: piece)
  }

  private func names(of reader: inout USDADocumentReader) throws -> [String] {
    var names: [String] = []
    while true {
      switch try reader.next() {
      case .record(let food): names.append(food.name)
      case .rejected: continue
      case .exhausted: return names
      }
    }
  }
}

extension USDADocumentTests {
  static let document = smallDocument
}

private let smallDocument = #"""
  {"FoundationFoods": [
    {"foodClass": "FinalFood", "description": "Sundrops, raw", "fdcId": 12, "dataType": "Foundation",
     "publicationDate": "2/1/2031", "foodCategory": {"description": "Fruits and Fruit Juices"},
     "foodNutrients": [
       {"nutrient": {"id": 2045, "number": "951", "name": "Proximates"}},
       {"nutrient": {"id": 1062, "number": "268", "name": "Energy", "unitName": "kJ"}, "amount": 2.51E+2},
       {"nutrient": {"id": 2048, "number": "958", "name": "Energy", "unitName": "kcal"}, "amount": 6.05E+1},
       {"nutrient": {"number": "269.3"}, "amount": 9.1},
       {"nutrientId": 1003, "nutrientNumber": "203", "unitName": "G", "value": 0.75},
       {"number": "307", "name": "Sodium, Na", "amount": 0E-8},
       {"nutrient": {"id": 1004}, "median": 3}],
     "foodPortions": [
       {"measureUnit": {"id": 1000, "name": "cup"}, "modifier": "halves", "amount": 2.0, "gramWeight": 250.0},
       {"measureUnit": {"id": 9999, "name": "undetermined"}, "modifier": "sundrop", "gramWeight": 28}]},
    {"description": "A sample", "fdcId": 13, "dataType": "Sample"},
    {"description": "Cloud soup, NFS", "fdcId": "31", "dataType": "Survey (FNDDS)", "publicationDate": "2030-10-31",
     "foodNutrients": [{"nutrient": {"number": "208"}, "amount": 41}],
     "wweiaFoodCategory": {"wweiaFoodCategoryDescription": "Soups, broth-based"},
     "foodPortions": [{"portionDescription": "1 fl oz", "modifier": "30000", "gramWeight": 30.5}]},
    {"description": "Nothing", "dataType": "SR Legacy"},
    {"fdcId": 41, "dataType": "Branded", "description": "STARRY NIGHT LEMONADE", "gtinUpc": "00012345678905",
     "servingSize": 355, "servingSizeUnit": "MLT", "householdServingFullText": "1 CAN",
     "brandedFoodCategory": "Soda", "foodNutrients": [{"nutrient": {"id": 1008}, "amount": 42}]},
    null, null]}
  """#
