import JSON
import Testing

struct JSONMembersTests {
  /// What a document consists of, a line a part, read in pieces of some size.
  private func parts(_ text: String, pieces: Int, passingOver: Set<String> = []) throws(JSONError) -> [String] {
    var members = JSONMembers(longest: 1_000, passingOver: passingOver)
    var lines: [String] = []
    var rest = Array(text.utf8)[...]
    while true {
      switch try members.next() {
      case .member(let name, let part): lines.append("\(name): \(String(decoding: part.bytes, as: UTF8.self))")
      case .list(let name): lines.append("\(name):")
      case .element(let name, let part): lines.append("\(name)- \(String(decoding: part.bytes, as: UTF8.self))")
      case .end where rest.isEmpty: return lines
      case .exhausted where rest.isEmpty: throw .incomplete
      case .end, .exhausted:
        members.feed(Array(rest.prefix(pieces)))
        rest = rest.dropFirst(pieces)
      }
    }
  }

  @Test(arguments: [1, 2, 3, 7, 1_000])
  func `members and the elements of lists come one by one`(pieces: Int) throws {
    let text = "\u{FEFF} {\"a\": 12 ,\"b\":[ {\"c\":[1,\"]\"]} , 3,\"x\\\"}\"],\"d\":[],\"e\":{\"f\":[]},\"g\":true}\n"
    #expect(
      try parts(text, pieces: pieces) == [
        "a: 12", "b:", "b- {\"c\":[1,\"]\"]}", "b- 3", "b- \"x\\\"}\"", "d:", "e: {\"f\":[]}", "g: true",
      ])
    #expect(try parts("{}", pieces: pieces).isEmpty)
  }

  @Test(arguments: [1, 2, 5, 1_000])
  func `a document has one byte order mark at most`(pieces: Int) throws {
    #expect(try parts("\n\u{FEFF}{}", pieces: pieces).isEmpty)
    #expect(throws: JSONError.self) { try parts("\u{FEFF}\u{FEFF}{\"a\":1}", pieces: pieces) }
  }

  @Test(arguments: [1, 5, 10_000])
  func `a list that is passed over may have elements of any length`(pieces: Int) throws {
    let long = String(repeating: "[\"}\"],", count: 2_000)
    let text = "{\"journal\":[{\"a\":[\(long)1]},2,\"3\"],\"b\":1}"
    #expect(try parts(text, pieces: pieces, passingOver: ["journal"]) == ["journal:", "b: 1"])
    #expect(throws: JSONError.tooLong) { try parts(text, pieces: pieces) }
  }

  @Test(arguments: [
    "", "[]", "{", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,}", "{\"a\":[1,]}", "{\"a\":[1}", "{\"a\":[1 2]}",
    "{a:1}",
    "{\"a\":1}x", "{\"a\" 1}", "{,}", "{\"a\":tru}", "{\"a\":[{]}", "{\"a\":\"", "{\"a\":[,]}", "{\"a\":}",
  ])
  func `what is no whole object is a fault`(text: String) {
    for pieces in [1, 1_000] { #expect(throws: JSONError.self) { try parts(text, pieces: pieces) } }
    #expect(throws: JSONError.self) { try parts(text, pieces: 3, passingOver: ["a"]) }
  }
}
