import Conversation
import JSON
import Testing

@Suite struct `The facts that a model is told` {
  private func compact(_ text: String, most: Int = 4_000) throws -> String {
    CompactFacts.of(try #require(JSONValue(text: text)), most: most).text
  }

  @Test(arguments: [
    (#"{"a":null,"b":1,"c":{"d":null},"e":[null,null],"f":[],"skipped":false}"#, #"{"b":1}"#),
    (#"{"day":[null,3]}"#, #"{"day":[null,3]}"#),
    (
      #"{"m":[{"n":"egg","g":50,"x":null},{"n":"rice","g":200},{"n":"oil","g":null}]}"#,
      #"{"m":{"columns":["g","n"],"rows":[[50,"egg"],[200,"rice"],[null,"oil"]]}}"#
    ),
    (#"{"m":[{"n":"egg"},{"n":"rice"}]}"#, #"{"m":[{"n":"egg"},{"n":"rice"}]}"#), ("null", "{}"),
  ])
  func `leave out what is not known, and repeat no names`(facts: String, told: String) throws {
    #expect(try compact(facts) == told)
  }

  @Test func `say how much of a long list is left out`() throws {
    let rows = (1...100).map { #"["row \#($0)","some words"]"# }.joined(separator: ",")
    let told = try compact(#"{"count":100,"rows":[\#(rows)]}"#, most: 1_000)
    #expect(told.utf8.count <= 1_000)
    #expect(told.contains("row 1\"") && told.contains("more, left out\""))
    let kept = told.components("row ").count - 1
    #expect(told.contains("and \(100 - kept) more, left out"))
  }

  @Test(arguments: [
    #"{"text":"\#(String(repeating: "long ", count: 2_000))"}"#, #"[[[[[[1,2],[3,4]]]]]]"#, "[]",
  ])
  func `come to an end whatever they are`(facts: String) throws {
    _ = try compact(facts, most: 10)
  }
}

extension String {
  fileprivate func components(_ mark: String) -> [Substring] {
    var (parts, rest): ([Substring], Substring) = ([], self[...])
    while let range = rest.firstRange(of: mark) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }
}
