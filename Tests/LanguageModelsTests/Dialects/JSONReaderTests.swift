import FoundationEssentials
import JSON
import Testing

@Suite struct `Reading JSON from bytes` {
  private static let texts: [(String, JSONValue)] = [
    ("null", nil), (" true ", true), ("false\n", false), ("0", 0), ("-12", -12), ("12345678901234", 12_345_678_901_234),
    (#""""#, ""), (#""two é""#, "two é"), ("[]", []), ("[ 1 , [ null ] ]", [1, [nil]]), ("{ }", [:]),
    (#"{"a" : {"b":[{}]}, "c":"d"}"#, ["a": ["b": [[:]]], "c": "d"]),
    (#""a\"b\\c\/d\b\f\n\r\t""#, "a\"b\\c/d\u{8}\u{C}\n\r\t"),
    (#""\u00e9\ud83d\udc4bz""#, "é👋z"), (#""\ud83d""#, "\u{FFFD}"), (#""\udc4bx""#, "\u{FFFD}x"),
    (#""\ud83d\u0041""#, "\u{FFFD}A"), (#"{"a":1,"a":2}"#, ["a": 2]), ("\u{FEFF}[]", []),
  ]

  @Test(arguments: texts)
  func `gives its value`(text: String, value: JSONValue) throws {
    #expect(try JSONValue(json: text) == value)
  }

  @Test(arguments: [
    ("0.1", "0.1"), ("1.0", "1"), ("-0", "0"), ("1e2", "100"), ("2.50E-1", "0.25"),
    ("123456789012345678901234567890", "123456789012345678901234567890"),
    ("0.30000000000000004", "0.30000000000000004"),
  ])
  func `keeps a number as decimal`(text: String, written: String) throws {
    #expect(try JSONValue(json: text).text == written)
  }

  @Test(arguments: ["1e400", "-1e999999999", "1.7976931348623157e308"])
  func `keeps a number beyond the decimals as text`(text: String) throws {
    #expect(try JSONValue(json: text) == .string(text))
  }

  @Test(arguments: ["", " ", "{", "[1,", "{\"a\":", "\"a", "\"\\", "\"\\u00", "tru", "-", "1.", "2e"])
  func `tells what was cut`(text: String) {
    #expect(throws: JSONError.incomplete) { try JSONValue(json: text) }
  }

  @Test(arguments: [
    ("{a:1}", 1), ("[1,]", 3), ("{\"a\":1,}", 7), ("'a'", 0), ("01", 1), (".5", 0), ("+1", 0), ("NaN", 0), ("1 2", 2),
    ("{\"a\":1}}", 7), ("\"\\x\"", 2), ("\"a\nb\"", 2), ("[1 2]", 3), ("nul!", 3), ("\"\\u00g0\"", 5),
  ])
  func `tells where it is wrong`(text: String, offset: Int) {
    #expect(throws: JSONError.unexpected(offset: offset)) { try JSONValue(json: text) }
  }

  @Test func `repairs bytes that are no text`() throws {
    #expect(try JSONValue(json: [0x22, 0xC3, 0x28, 0x22]) == "\u{FFFD}(")
  }

  @Test func `goes no deeper than anything needs`() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: JSONError.tooDeep) { try JSONValue(json: deep) }
    let allowed = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    #expect(throws: Never.self) { try JSONValue(json: allowed) }
  }
}
