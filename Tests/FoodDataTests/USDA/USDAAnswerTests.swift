import FoodData
import JSON
import Nutrition
import Testing

@Suite struct USDAAnswerTests {
  private func answer(_ text: String) throws -> USDAAnswer? {
    USDAAnswer(try JSONPart(Array(text.utf8)[...]))
  }

  private func hits(_ text: String) throws -> [USDAAnswer.Hit] {
    guard case .search(let hits, _) = try answer(text) else { return [] }
    return hits
  }

  @Test func `A whole food has its nutrients as objects, and headings without an amount`() throws {
    let food = """
      {"fdcId":1,"description":"Leeks, raw","dataType":"SR Legacy","foodNutrients":[
      {"nutrient":{"id":2045,"number":"951","name":"Proximates"}},
      {"nutrient":{"id":1008,"number":"208","name":"Energy","unitName":"kcal"},"amount":61},
      {"nutrient":{"id":1062,"number":"268","name":"Energy","unitName":"kJ"},"amount":255},
      {"nutrient":{"id":1003,"number":"203"},"amount":1.50000000}]}
      """
    guard case .food(let hit) = try answer(food) else {
      Issue.record("no food")
      return
    }
    #expect(hit.title == "Leeks, raw")
    #expect(hit.food?.figures.energy == FixedDecimal(61))
    #expect(hit.food?.figures.protein == FixedDecimal("1.5"))
  }

  @Test func `An abridged food has numbers instead of ids, and exponents in its amounts`() throws {
    let food = """
      {"fdcId":1,"description":"Leeks","dataType":"Foundation","foodNutrients":[
      {"number":"958","name":"Energy","amount":6.1E+1,"unitName":"KCAL"},{"number":"204","amount":0E-8}]}
      """
    guard case .food(let hit) = try answer(food) else {
      Issue.record("no food")
      return
    }
    #expect(hit.food?.figures.energy == FixedDecimal(61))
    #expect(hit.food?.figures.fat == .zero)
  }

  @Test func `A page of a search has its hits in order, and how many there are in all`() throws {
    let page = """
      {"totalHits":812,"foods":[{"fdcId":1,"description":"LEEK CHIPS","dataType":"Branded","gtinUpc":"00036000291452",
      "brandOwner":"Mill","servingSize":28,"servingSizeUnit":"GRM","foodNutrients":[{"nutrientId":1008,"value":500}]},
      {"fdcId":2,"description":"Leeks","dataType":"SR Legacy"},{"fdcId":3},7]}
      """
    guard case .search(let hits, 812) = try answer(page) else {
      Issue.record("no search")
      return
    }
    #expect(hits.map(\.title) == ["LEEK CHIPS", "Leeks"])
    #expect(hits[0].food?.barcode == "00036000291452")
    #expect(hits[0].food?.figures.energy == FixedDecimal(500))
    #expect(hits[1].food == nil)
  }

  @Test func `Several foods asked for at once are hits`() throws {
    let food = #"{"fdcId":1,"description":"Leeks","dataType":"SR Legacy"}"#
    #expect(try hits("[\(food),\(food)]").count == 2)
  }

  @Test func `What stands before the service is told apart`() throws {
    #expect(try answer(#"{"error":{"code":"OVER_RATE_LIMIT","message":"x"}}"#) == .rateLimited)
    #expect(try answer(#"{"error":{"code":"API_KEY_INVALID"}}"#) == .keyRefused)
  }

  @Test(arguments: ["{}", "[]", "7", #"{"foods":[]}"#, #"{"error":"no"}"#, #"{"code":"1","product_name":"x"}"#, "[[]]"])
  func `Anything else is no answer of it`(_ text: String) throws {
    #expect(try answer(text) == nil)
  }
}
