import JSON
import TestSupport
import Testing

@Suite struct JSONPartTests {
  @Test func `An object's members come in their order, each with its value's bytes`() throws {
    let part = try JSONPart(Array(#" {"name" : "jam", "sugar": [1, 2], "sour":{}, "n": -1.5e3 , "b":true} "#.utf8)[...])
    var names: [String] = []
    var values: [String] = []
    part.forEachMember { name, value in
      names.append(name.text)
      values.append(String(decoding: value.bytes, as: UTF8.self))
    }
    #expect(names == ["name", "sugar", "sour", "n", "b"])
    #expect(values == [#""jam""#, "[1, 2]", "{}", "-1.5e3", "true"])
  }

  @Test func `The walk of a line is one pass, and gives the same members`() throws {
    let line = Array(#"{"a":{"b":[{}]},"c":"d\"e","a":1}"#.utf8)[...]
    var walked: [String] = []
    try JSONPart.forEachMember(of: line) { walked.append($0.text + String(decoding: $1.bytes, as: UTF8.self)) }
    #expect(walked == [#"a{"b":[{}]}"#, #"c"d\"e""#, "a1"])
  }

  @Test func `Of two members with one name the last counts`() throws {
    let part = try JSONPart(Array(#"{"kcal":1,"kcal":2}"#.utf8)[...])
    #expect(part.member("kcal")?.number.map { String(decoding: $0, as: UTF8.self) } == "2")
  }

  @Test func `A string is unescaped when it is asked for`() throws {
    let part = try JSONPart(Array(#""cr\u00e8me br\u00fbl\u00e9e \ud83c\udf6e\n""#.utf8)[...])
    #expect(part.string == "crème brûlée 🍮\n")
    #expect(part.number == nil)
  }

  @Test(arguments: [
    "", " ", "{", "[1,]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "tru", "01", "1.", "1e", "-", "\"a", "\"\\x\"",
    "\"\\u12g4\"",
    "\"\u{01}\"", "{} {}", "[1 2]", "nul", "+1", ".5", "'a'", "{a:1}", "[", "\"\\",
  ])
  func `What is not JSON is refused`(_ text: String) {
    #expect(throws: JSONError.self) { try JSONPart(Array(text.utf8)[...]) }
  }

  @Test func `Two hundred levels are read, and no more`() throws {
    let deep = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    #expect(try JSONPart(Array(deep.utf8)[...]).kind == .array)
    #expect(throws: JSONError.tooDeep) { try JSONPart(Array("[\(deep)]".utf8)[...]) }
  }

  @Test func `It takes and refuses the same texts as the reader that builds values`() {
    let letters = Array(#"{}[]",:\ntrue0.9e-u "#.utf8)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...14, using: &generator)
      let text = (0..<count).map { _ in letters.randomElement(using: &generator) ?? 0 }
      let isRead = (try? JSONPart(text[...])) != nil
      let isBuilt = (try? JSONValue(json: text[...])) != nil
      #expect(isRead == isBuilt, "\(String(decoding: text, as: UTF8.self))")
    }
  }
}
