import Calls
import JSON
import Testing

private let meal = JSONSchema.object(
  [
    .init(
      "items",
      .array(
        .object(
          [
            .init("food", .string("The food."), required: true), .init("quantity", .number("How many.")),
            .init("skipped", .boolean("Not eaten.")),
          ])), required: true),
    .init("slot", .choice(["lunch", "dinner"], "The meal.")), .init("line", .integer()),
    .init("unit", .known(["g", "ml"])),
  ])

@Suite struct `arguments` {
  @Test(arguments: [
    #"{"items": []}"#, #"{"items": [{"food": "egg"}]}"#,
    #"{"items": [{"food": "egg", "quantity": 0.5, "skipped": true}]}"#,
    #"{"items": [], "slot": "lunch", "line": 3}"#, #"{"items": [], "slot": null, "line": null}"#,
    #"{"items": [{"food": "", "quantity": null}]}"#, #"{"items": [], "line": 2.0}"#, #"{"items": [], "line": -1}"#,
  ])
  func `fit`(text: String) throws {
    try meal.check(try #require(JSONValue(text: text)))
  }

  @Test(arguments: [
    ("[]", "", "an object"), ("null", "", "an object"), (#""items""#, "", "an object"),
    ("{}", "items", "a value, it is required"), (#"{"items": null}"#, "items", "a value, it is required"),
    (#"{"items": {}}"#, "items", "a list"), (#"{"items": "egg"}"#, "items", "a list"),
    (#"{"items": ["egg"]}"#, "items[0]", "an object"), (#"{"items": [null]}"#, "items[0]", "an object"),
    (#"{"items": [{"food": "egg"}, {}]}"#, "items[1].food", "a value, it is required"),
    (#"{"items": [{"food": 3}]}"#, "items[0].food", "a text"),
    (#"{"items": [{"food": "egg", "quantity": "2"}]}"#, "items[0].quantity", "a number"),
    (#"{"items": [{"food": "egg", "quantity": true}]}"#, "items[0].quantity", "a number"),
    (#"{"items": [{"food": "egg", "skipped": 1}]}"#, "items[0].skipped", "true or false"),
    (#"{"items": [{"food": "egg", "skipped": "true"}]}"#, "items[0].skipped", "true or false"),
    (#"{"items": [{"food": "egg", "kcal": 5}]}"#, "items[0].kcal", "no such member; known are food, quantity, skipped"),
    (#"{"items": [], "slot": "supper"}"#, "slot", "one of lunch, dinner"),
    (#"{"items": [], "slot": "Lunch"}"#, "slot", "one of lunch, dinner"),
    (#"{"items": [], "slot": 1}"#, "slot", "a text"), (#"{"items": [], "line": 1.5}"#, "line", "a whole number"),
    (#"{"items": [], "line": "1"}"#, "line", "a whole number"),
    (#"{"items": [], "line": -9223372036854775808}"#, "line", "a whole number of at most 1000000000000000"),
    (#"{"items": [], "line": 1000000000000001}"#, "line", "a whole number of at most 1000000000000000"),
    (#"{"items": [], "b": 1, "a": null}"#, "a", "no such member; known are items, slot, line, unit"),
    (#"{"items": [], "unit": "cup"}"#, "unit", "one of g, ml"),
    (#"{"itmes": []}"#, "itmes", "no such member; known are items, slot, line, unit"),
  ])
  func `do not fit, and are told where and why`(text: String, path: String, expected: String) throws {
    let value = try #require(JSONValue(text: text))
    #expect(throws: SchemaError(path: path, expected: expected)) { try meal.check(value) }
  }

  @Test func `of a list within a list are told by both places`() throws {
    let table = JSONSchema.array(.array(.integer()))
    try table.check([[1], [], [2, 3]])
    #expect(throws: SchemaError(path: "[2][1]", expected: "a whole number")) {
      try table.check([[1], [], [2, "x"]])
    }
  }
}

@Suite struct `a schema` {
  @Test func `is plain JSON Schema, without words where there are none to say`() {
    let expected = """
      {"properties":{"items":{"items":{"properties":{"food":{"description":"The food.","type":"string"},\
      "quantity":{"description":"How many.","type":"number"},"skipped":{"description":"Not eaten.","type":"boolean"}},\
      "required":["food"],"type":"object"},"type":"array"},"line":{"type":"integer"},"slot":{"description":"The meal.",\
      "enum":["lunch","dinner"],"type":"string"},"unit":{"type":"string"}},"required":["items"],"type":"object"}
      """
    #expect(meal.json(.plain).text == expected)
  }

  @Test func `can be closed to other members, at every depth`() {
    let closed = meal.json(.closed)
    #expect(closed["additionalProperties"] == false)
    #expect(closed["properties"]?["items"]?["items"]?["additionalProperties"] == false)
    #expect(closed["required"] == ["items"])
  }

  @Test func `can require every member, null where it may be left out`() {
    let strict = meal.json(.strict)
    #expect(strict["required"] == ["items", "slot", "line", "unit"])
    #expect(strict["properties"]?["line"] == ["type": ["integer", "null"]])
    #expect(strict["properties"]?["unit"] == ["type": ["string", "null"]])
    #expect(strict["properties"]?["slot"]?["enum"] == ["lunch", "dinner", nil])
    #expect(strict["properties"]?["items"]?["items"]?["required"] == ["food", "quantity", "skipped"])
  }
}
