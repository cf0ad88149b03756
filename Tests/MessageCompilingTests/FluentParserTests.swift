internal import MessageCompiling
internal import Testing

/// The part of Fluent's syntax that larder reads, row by row of its specification.
@Suite struct FluentParserTests {
  private func entries(_ text: String) throws -> [FluentEntry] { try FluentParser.parse(text).entries }

  private func pattern(_ text: String) throws -> [FluentElement] {
    try #require(try entries(text).first).pattern
  }

  @Test func `a message is a name and what it says`() throws {
    #expect(try pattern("saved =   It is saved.  \n") == [.text("It is saved.")])
    #expect(try pattern("saved = It is saved.") == [.text("It is saved.")])
    #expect(try pattern("saved = It is saved.\r\nnext = x") == [.text("It is saved.")])
  }

  @Test func `an empty file and one of blank lines have no messages`() throws {
    #expect(try entries("").isEmpty)
    #expect(try entries("   \n\n  ").isEmpty)
  }

  @Test func `a comment belongs to the message right below it`() throws {
    let text = "### The file\n\n# Of nothing\n\n# Of it\n# $count (count)\nit = { $count }\n"
    #expect(try entries(text).first?.comment == ["Of it", "$count (count)"])
  }

  @Test func `lines that follow lose the indent that all of them have`() throws {
    #expect(try pattern("it =\n    one\n      two\n\n    three\n") == [.text("one\n  two\n\nthree")])
    #expect(try pattern("it = one\n    two\n  three\n") == [.text("one\n  two\nthree")])
    #expect(try pattern("it =\n{ $a }\n") == [.placeable(.variable("a", nil))])
  }

  @Test func `what stands in braces is a place, a string, a number, a term or a message`() throws {
    #expect(
      try pattern("it = { $a }{ \"b\\u00A0\\\"\" }{ -3.50 }{ -term }{ other }{ { $a } }")
        == [
          .placeable(.variable("a", nil)), .placeable(.string("b\u{00A0}\"")), .placeable(.number("-3.50")),
          .placeable(.term("term")), .placeable(.message("other")), .placeable(.nested(.variable("a", nil))),
        ])
  }

  @Test func `NUMBER says how many decimals a figure has`() throws {
    let style = FluentNumberStyle(leastDecimals: 1, mostDecimals: 2)
    #expect(
      try pattern("it = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 2) }")
        == [.placeable(.variable("a", style))])
  }

  @Test func `a choice has a variant a line, one of them with a star`() throws {
    let text = "it = { $n ->\n    [0] none\n   *[other] { $n } of them\n} here\n"
    #expect(
      try pattern(text)
        == [
          .placeable(
            .select(
              .variable("n", nil),
              [
                FluentVariant(key: "0", pattern: [.text("none")], isDefault: false),
                FluentVariant(
                  key: "other", pattern: [.placeable(.variable("n", nil)), .text(" of them")], isDefault: true),
              ])), .text(" here"),
        ])
  }

  @Test(arguments: [
    " it = indented", "ä = x", "it x", "it =", "it = }", "it = { $a", "#c", "it = x\n    .title = y",
    "it = x\n    [a] y", "it = x\n    *star", "it = { it.title }", "it = { -term(a: 1) }", "it = { UPPER($a) }",
    "it = { \"\\n\" }", "it = { $n -> [a] b }", "it = { $n ->\n [a] b\n}", "it = { $n ->\n *[a] b\n *[c] d\n}",
    "it = { $n ->\n *[a]\n}", "it = { other ->\n *[a] b\n}", "it = { $n ->\n [a] b\n *[a] c\n}", "it = a\tb\u{1}",
    "it = x\nit = y", "\u{FEFF}it = x",
  ])
  func `what is outside of the syntax is refused, never lost`(_ text: String) {
    #expect(throws: FluentError.self) { try FluentParser.parse(text) }
  }

  @Test func `a mistake says its line`() {
    #expect(throws: FluentError(line: 3, "“=” is missing behind broken")) {
      try FluentParser.parse("good = x\n\nbroken x\n")
    }
  }
}
