import FoundationEssentials
import JSON
import Testing

@Test(arguments: [
  JSONValue.null, true, false, 12, .number(Decimal(string: "-0.125") ?? 0), "plain", "", "“curly” é 意 🍎",
  "a \"quote\", a \\ and a / slash", "line\nbreak\r\ttab\u{08}\u{0C}\u{00}\u{1F}\u{7F}", [], [:],
  [1, ["a", nil], [:]],
  ["b": 1, "a": ["z": "y", "A": 2, "é": 3], "": nil],
])
func `a value is written as the encoder writes it`(value: JSONValue) throws {
  let encoded = try CanonicalEncoder().encode(value)
  #expect(value.text == String(decoding: encoded, as: UTF8.self))
  #expect(JSONValue(text: value.text) == value)
}
