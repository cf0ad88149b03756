import FoundationEssentials
import JSON
import LanguageModels
import Testing

@Suite struct `a JSON value` {
  private static let texts: [(String, JSONValue)] = [
    ("null", nil), ("true", true), ("false", false), ("0", 0), ("-12", -12), (#""""#, ""), (#""two é""#, "two é"),
    ("[]", []), ("[1,[null,false]]", [1, [nil, false]]), ("{}", [:]),
    (#"{"a":{"b":[{}]},"c":"d"}"#, ["a": ["b": [[:]]], "c": "d"]),
  ]

  @Test(arguments: texts)
  func `reads and writes the same text`(text: String, value: JSONValue) {
    #expect(JSONValue(text: text) == value)
    #expect(value.text == text)
  }

  @Test(arguments: ["0.1", "0.2", "0.3", "1605.4", "-0.001", "123456789.123456789", "0.30000000000000004"])
  func `keeps a decimal as it was said`(text: String) {
    #expect(JSONValue(text: text)?.text == text)
  }

  @Test(arguments: [("1.0", "1"), ("1e2", "100"), ("2.50", "2.5"), ("-0", "0"), ("1E-2", "0.01")])
  func `writes a number in one way`(text: String, written: String) {
    #expect(JSONValue(text: text)?.text == written)
  }

  @Test func `writes one line with sorted keys`() {
    let value: JSONValue = ["b": 1, "a": "x/y\n\u{1}", "c": ["z": 1, "y": 2]]
    #expect(value.text == #"{"a":"x/y\n\u0001","b":1,"c":{"y":2,"z":1}}"#)
  }

  @Test(arguments: [
    "", " ", "{", "{\"a\"}", "{a: 1}", "'a'", "nul", "01", "1.", ".5", "+1", "NaN", "1 2", "\"a", "{\"a\":1}}",
    "\u{FEFF}x",
    "1e99999", "[1e99999]", "\"\\ud800\"", "\"\\x\"",
  ])
  func `is nothing where the text is no JSON`(text: String) {
    #expect(JSONValue(text: text) == nil)
  }

  @Test func `does not follow any depth`() {
    #expect(JSONValue(text: String(repeating: "[", count: 100_000)) == nil)
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(JSONValue(text: deep) == nil)
    #expect(JSONValue(text: String(repeating: "[", count: 100) + String(repeating: "]", count: 100)) != nil)
  }

  @Test func `is reached into by key`() {
    var value: JSONValue = ["a": 1, "list": ["x"]]
    #expect(value["a"] == 1)
    #expect(value["b"] == nil)
    #expect(value["list"]?.array == ["x"])
    #expect(value["list"]?.array?.first?.string == "x")
    #expect(value.string == nil && value.array == nil)
    value["b"] = true
    value["a"] = nil
    #expect(value == ["b": true, "list": ["x"]])
    var text: JSONValue = "no object"
    text["a"] = 1
    #expect(text == "no object")
    #expect(text["a"] == nil)
  }

  @Test func `is made of any encodable value`() {
    #expect(JSONValue(encoding: Usage(input: 3, output: 2, cached: 1)) == ["input": 3, "output": 2, "cached": 1])
    #expect(JSONValue(encoding: [Decimal(string: "0.1")]) == [.number(Decimal(1) / Decimal(10))])
  }
}
