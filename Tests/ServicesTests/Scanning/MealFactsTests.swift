internal import EmbeddedMessages
import JSON
internal import Messages
import Nutrition
import Proposals
import Services
import Testing

/// What larder says of a picture of a meal fits the schema that ships with it.
@Suite struct `a meal for other programs` {
  private let home: Household
  private let check: SchemaCheck

  init() throws {
    home = try Household(zone: .utc)
    let schema = try #require(JSONValue(text: MealSchema.text))
    check = SchemaCheck(schema)
  }

  private func contents(_ text: String) throws -> FileContents {
    let facts = try #require(JSONValue(text: text))
    return try MealContents.contents(of: MealAnswer(facts), in: home.context)
  }

  private static let plate = #"""
    {"title": "Salmon with rice", "description": "A plate with salmon, rice and broccoli.", "foods": [
      {"food": "boiled white rice", "grams": 180, "confidence": 0.9},
      {"food": "broccoli", "grams": 90, "confidence": 0.85},
      {"food": "butter", "grams": 10, "confidence": 0.3},
      {"food": "zzyzx", "grams": 30, "confidence": 0.8}]}
    """#

  @Test func `is told as a whole, from its title to its health score`() throws {
    let json = try contents(Self.plate).facts
    #expect(json["kind"] == "meal" && json["success"] == true)
    #expect(json["title"] == "Salmon with rice")
    #expect(json["description"] == "A plate with salmon, rice and broccoli.")
    #expect(json["ingredients"] == ["rice, cooked", "broccoli, cooked"])
    #expect(json["kcalPerGram"] == 0.98 && json["totalGrams"] == 270 && json["totalKcal"] == 265.5)
    #expect(json["healthScore"] == 72)
    #expect(json["healthScoreReason"]?.string?.hasPrefix("Health score 72 of 100") == true)
  }

  @Test func `and food by food, with sums and the moment`() throws {
    let analysis = try #require(try contents(Self.plate).facts["analysis"])
    #expect(analysis["timestamp"] == "2026-11-20T12:30:00Z")
    let foods = try #require(analysis["foods"]?.array)
    #expect(foods.map { $0["seen"] } == ["boiled white rice", "broccoli", "butter", "zzyzx"])
    #expect(foods.map { $0["counted"] } == [true, true, false, false])
    #expect(foods[0]["name"] == "rice, cooked" && foods[0]["kcal"] == 234 && foods[0]["tier"] == "estimated")
    #expect(foods[0]["confidence"] == 0.9 && foods[2]["kcal"] == .null && foods[3]["tier"] == "unknown")
    // The butter and what nobody knows are in none of the sums.
    #expect(analysis["totals"]?["kcal"] == 265.5 && analysis["totals"]?["incomplete"]?.array?.count == 8)
  }

  @Test(arguments: [
    "ostrich steak", "nettle fritters", "quince curry", "lavender cake", "parsnip fries", "halloumi burger",
    "lavender ice cream", "glimmer soup", "glimmer fritters", "oyster soup",
  ])
  func `a food is not counted as another that shares a word with it`(name: String) throws {
    let json = try contents(#"{"title":"A plate","foods":[{"food":"\#(name)","grams":100,"confidence":0.9}]}"#).facts
    let food = try #require(json["analysis"]?["foods"]?.array?.first)
    #expect(food["counted"] == false && food["name"] == .string(name))
  }

  @Test(arguments: [
    ("sesame seed bun", "burger bun"), ("hard-boiled egg halves", "egg, boiled"), ("penne pasta", "pasta, cooked"),
    ("steamed broccoli florets", "broccoli, cooked"), ("dollop of sour cream", "sour cream"), ("lager beer", "beer"),
  ])
  func `words for how it is made and cut do not make another of it`(name: String, title: String) throws {
    let json = try contents(#"{"title":"A plate","foods":[{"food":"\#(name)","grams":100,"confidence":0.9}]}"#).facts
    let food = try #require(json["analysis"]?["foods"]?.array?.first)
    #expect(food["counted"] == true && food["name"] == .string(title))
  }

  @Test func `the shares of its energy are whole per cent, and unknown where a food is not counted`() throws {
    let whole = try contents(#"{"title":"Rice","foods":[{"food":"boiled white rice","grams":180,"confidence":0.9}]}"#)
    #expect(whole.facts["analysis"]?["totals"]?["macro_percent"] == ["protein": 9, "carbs": 89, "fat": 2])
    #expect(try contents(Self.plate).facts["analysis"]?["totals"]?["macro_percent"] == .null)
  }

  @Test func `where nothing counts it is no success`() throws {
    let facts = try contents(
      #"{"title":"A bowl","foods":[{"food":"rice","grams":-150,"confidence":0.9},{"food":"salmon","grams":100,"confidence":0.2}]}"#
    ).facts
    #expect(facts["success"] == false && facts["reason"]?.string?.hasPrefix("No food was seen for sure") == true)
    #expect(facts["analysis"]?["foods"]?.array?.map { $0["counted"] } == [false, false])
  }

  @Test func `a strict client has its own names`() throws {
    let shaped = MealShape.calsnap.shaped(try contents(Self.plate).facts)
    #expect(shaped["success"] == true && shaped["totalCalories"] == 265.5 && shaped["healthScore"]?.wholeNumber != nil)
    #expect(shaped["caloriesPerGram"] != nil && shaped["totalKcal"] == nil)
    let nothing = MealShape.calsnap.shaped(try contents(#"{"title":"A cat","foods":[]}"#).facts)
    #expect(nothing["success"] == false && nothing["error"] == .string(Text.pictureNoFood.english))
  }

  @Test func `no food seen is said kindly, in the same shape`() throws {
    let contents = try contents(#"{"title":"A cat","foods":[]}"#)
    #expect(contents.facts["success"] == false && contents.facts["reason"] == .string(Text.pictureNoFood.english))
    #expect(contents.card.notes.english == [Text.pictureNoFood.english])
    #expect(check.faults(in: contents.facts) == [])
  }

  @Test func `is shown to people as a card without questions that nobody waits for`() throws {
    let card = try contents(Self.plate).card
    #expect(card.title.english == "Meal: Salmon with rice")
    #expect(card.lines.count == 5)
    #expect(
      card.notes.english.suffix(2) == [
        "Not seen for sure, and not counted: butter.", "Not in the food bank, and not counted: zzyzx.",
      ])
    #expect(!card.notes.english.contains { $0.contains("“1:") })
  }

  @Test(arguments: [
    plate, #"{"foods":[{"food":"rice","confidence":1}]}"#, #"{"foods":[{"food":"zzyzx","grams":1,"confidence":1}]}"#,
    #"{"foods":[{"food":"water","grams":300,"confidence":1},{"food":"salt","grams":1,"confidence":1}]}"#,
    #"{"title":"x","description":"y","foods":[{"food":"soup","grams":250,"confidence":0.1}]}"#,
    #"{"foods":[{"food":"olive oil","grams":5000,"confidence":1},{"food":"sugar","grams":0.1,"confidence":0.5}]}"#,
    "{}",
  ])
  func `fits the schema whatever was seen`(answer: String) throws {
    var facts = try contents(answer).facts
    #expect(check.faults(in: facts) == [])
    facts["file"] = "meal.jpg"
    #expect(check.faults(in: facts) == [])
  }

  @Test func `the schema refuses what is no such meal`() throws {
    let good = try contents(Self.plate).facts
    func faults(_ change: (inout JSONValue) -> Void) -> [String] {
      var facts = good
      change(&facts)
      return check.faults(in: facts)
    }
    #expect(faults { $0["kind"] = "label" } == ["/kind is not \"meal\""])
    #expect(faults { $0["healthScore"] = 101 } == ["/healthScore is beyond 100"])
    #expect(faults { $0.remove("analysis") } == ["/analysis is missing"])
    #expect(faults { $0["analysis"]?["timestamp"] = "yesterday" } == ["/analysis/timestamp has another form"])
    #expect(faults { $0["success"] = false }.contains("/reason is missing"))
    #expect(faults { $0["analysis"]?["totals"]?["kcal"] = -1 } == ["/analysis/totals/kcal is beyond 0"])
  }
}
