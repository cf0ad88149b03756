import FoodData
import JSON
import Nutrition
import Testing

private func read(_ text: String) throws -> LabelAnswer? {
  LabelAnswer(try #require(JSONValue(text: text)))
}

@Suite struct `a label that a model copied` {
  @Test func `has its columns, its portion, its name and how sure it is`() throws {
    let copied = try read(
      #"""
      {"name": "Crunchy oats", "brand": "Mill", "confidence": "medium", "notes": "fibre is smudged", "columns": [
        {"per": "100 g", "kj": 1870, "kcal": 445, "fat_g": 16, "saturated_fat_g": 2.1, "carbs_g": 62, "sugar_g": 20,
         "protein_g": 9, "salt_g": 0.5},
        {"per": "serving", "per_grams": 45, "kj": 842, "kcal": 200, "fat_g": 7.2, "carbs_g": 28, "protein_g": 4.1}]}
      """#)
    let answer = try #require(copied)
    #expect(answer.name == "Crunchy oats" && answer.brand == "Mill")
    #expect(answer.confidence == .medium && answer.notes == "fibre is smudged")
    #expect(answer.label.columns.map(\.basis) == [.hundredGrams, .serving])
    #expect(answer.label.serving?.grams == FixedDecimal(45))
    let food = answer.label.food()
    #expect(
      food.figures.energy == FixedDecimal(445) && food.figures.sodium == FixedDecimal(200) && food.figures.fibre == nil)
    #expect(food.warnings == [.sodiumFromSalt])
  }

  @Test(arguments: [
    ("100g", NutritionLabel.Basis.hundredGrams), ("per 100 g", .hundredGrams), ("100 ml", .hundredMillilitres),
    ("100 g prepared", .prepared), ("package", .container), ("per container", .container), ("serving", .serving),
    ("2 biscuits", .serving), ("portion (30 g)", .serving),
  ])
  func `knows what a column is for`(per: String, basis: NutritionLabel.Basis) throws {
    let answer = try read(#"{"confidence":"high","columns":[{"per":"\#(per)","kcal":100}]}"#)
    #expect(answer?.label.columns.map(\.basis) == [basis])
  }

  @Test func `is checked like a label that was recognised: energies against each other, a portion against 100 g`()
    throws
  {
    let energies = try read(#"{"confidence":"high","columns":[{"per":"100 g","kj":1870,"kcal":745,"fat_g":1}]}"#)
    #expect(energies?.label.warnings == [.energyUnitsInconsistent])
    let portions = try read(
      #"""
      {"confidence": "high", "columns": [{"per": "100 g", "kcal": 400, "fat_g": 20, "carbs_g": 50},
        {"per": "serving", "per_grams": 25, "kcal": 400, "fat_g": 20, "carbs_g": 50}]}
      """#)
    #expect(portions?.label.warnings == [.mixedServingAnd100])
  }

  @Test(arguments: [
    "null", "{}", #"{"columns":[]}"#, #"{"columns":[{"per":"100 g"}]}"#, #"{"columns":[{"per":"100 g","fat_g":-1}]}"#,
    #"{"columns":[{"per":"100 g","fat_g":1e40}]}"#, #"{"columns":["fat"]}"#, #"{"columns":{"fat_g":3}}"#,
  ])
  func `is none without a figure`(text: String) throws {
    #expect(try read(text) == nil)
  }
}
