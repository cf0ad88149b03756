import Calls
import JSON
import Nutrition
import Testing

/// Knows a few words, as larder's lexicon knows many.
private struct Words: CallVocabulary {
  func amount(_ words: String) -> Amount? {
    switch words {
    case "150g": Amount(quantity: FixedDecimal(150), unit: .gram)
    case "2 slices": Amount(quantity: FixedDecimal(2), unit: .slice)
    case "1 kg": Amount(quantity: FixedDecimal(1), unit: .kilogram)
    default: nil
    }
  }

  func leadingAmount(_ words: String) -> (amount: Amount?, rest: String) {
    words.hasPrefix("150g ") ? (amount("150g"), String(words.dropFirst(5))) : (nil, words)
  }

  func unit(_ word: String) -> MeasureUnit? { ["slices": .slice, "tablespoons": .tablespoon][word.lowercased()] }

  func slot(_ word: String) -> MealSlot? { ["supper": .dinner][word.lowercased()] }
}

@Suite struct `A call from outside` {
  private func meal(_ text: String) throws -> LogMealCall {
    try LogMealCall.read(try #require(JSONValue(text: text)), at: "", by: Words())
  }

  @Test(arguments: [
    (#"{"items": [{"food": "rice", "quantity": "150"}]}"#, #"{"items":[{"food":"rice","quantity":150}]}"#),
    (#"{"items": [{"food": "rice", "quantity": "150g"}]}"#, #"{"items":[{"food":"rice","quantity":150,"unit":"g"}]}"#),
    (
      #"{"items": [{"food": "rye", "quantity": "2 slices", "unit": "slices"}]}"#,
      #"{"items":[{"food":"rye","quantity":2,"unit":"slice"}]}"#
    ),
    (
      #"{"items": [{"food": "oil", "quantity": 1, "unit": "Tablespoons"}]}"#,
      #"{"items":[{"food":"oil","quantity":1,"unit":"tbsp"}]}"#
    ),
    (
      #"{"items": [{"food": "milk", "quantity": 5, "unit": "mL"}]}"#,
      #"{"items":[{"food":"milk","quantity":5,"unit":"ml"}]}"#
    ),
    (
      #"{"items": [{"food": "milk", "quantity": 5, "unit": "Fl Oz"}]}"#,
      #"{"items":[{"food":"milk","quantity":5,"unit":"fl oz"}]}"#
    ),
    (#"{"items": ["rice"], "slot": "Lunch"}"#, #"{"items":[{"food":"rice"}],"slot":"lunch"}"#),
    (
      #"{"items": "150g rice", "slot": "supper"}"#,
      #"{"items":[{"food":"rice","quantity":150,"unit":"g"}],"slot":"dinner"}"#
    ),
    (#"{"items": {"food": "rice"}, "title": null}"#, #"{"items":[{"food":"rice"}]}"#),
    (#"{"Items": [{"Food": "rice", "kcal": "200 kcal"}]}"#, #"{"items":[{"food":"rice","kcal":200}]}"#),
    (#"{"items": [{"food": "rice", "skipped": "true"}]}"#, #"{"items":[{"food":"rice","skipped":true}]}"#),
  ])
  func `is taken for what it plainly means`(text: String, meaning: String) throws {
    #expect(try meal(text).json.text == meaning)
  }

  @Test(arguments: [
    (#"{"items": [{"food": "rice", "unit": "slize"}]}"#, "items[0].unit", "slice"),
    (#"{"items": [], "slot": "lunhc"}"#, "slot", "lunch"), (#"{"items": [], "slto": "lunch"}"#, "slto", "slot"),
    (#"{"items": [{"food": "rice", "quantity": "some"}]}"#, "items[0].quantity", nil),
    (#"{"items": 200}"#, "items", nil), (#"{"items": [{"food": 200}]}"#, "items[0].food", nil), ("{}", "items", nil),
    (#"{"items": [{"food": "rice", "quantity": "150g", "unit": "cup"}]}"#, "items[0].quantity", nil),
  ])
  func `that is not plain is told where, and what is nearest`(text: String, path: String, nearest: String?) throws {
    let mismatch = try #require(throws: SchemaError.self) { try meal(text) }
    #expect(mismatch.path == path)
    #expect(mismatch.nearest == nearest)
  }

  @Test func `says grams in other units of mass`() throws {
    let call = try SaveFoodCall.read(
      ["name": "rye", "protein_g": "1 kg", "serving_g": "150g"], at: "", by: Words())
    #expect(call.figures.protein == FixedDecimal(1_000))
    #expect(call.fields.serving == FixedDecimal(150))
  }

  @Test func `is written as it is read`() throws {
    let text = #"{"items":[{"food":"rice","quantity":150,"unit":"g"}],"people":[{"name":"me"}],"slot":"lunch"}"#
    #expect(try meal(text).json.text == text)
  }
}
