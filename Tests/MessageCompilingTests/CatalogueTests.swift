internal import MessageCompiling
internal import Messages
internal import Nutrition
internal import Testing
internal import Words

/// What every language has to have, and how its messages become words.
@Suite struct CatalogueTests {
  private func catalogue(_ english: String, _ other: String, _ language: Language = .german) throws -> Catalogue {
    Catalogue([
      .init(
        path: "en", language: .english, file: try FluentParser.parse("style-plurals = one: i = 1 and v = 0\n" + english)
      ),
      .init(path: "xx", language: language, file: try FluentParser.parse(other)),
    ])
  }

  private static let german = "style-plurals = one: i = 1 and v = 0\n"

  private func mistakes(_ english: String, _ other: String) throws -> [String] {
    try catalogue(english, CatalogueTests.german + other).mistakes.map(\.sentence)
  }

  @Test func `languages have the same messages`() throws {
    #expect(try mistakes("a = x", "b = y") == ["a is missing in de", "b is no message of English"])
    #expect(try mistakes("a = x", "a = y").isEmpty)
  }

  @Test func `a message uses all of what it takes, and nothing else`() throws {
    let english = "# $food (food)\na = { $food }"
    #expect(try mistakes(english, "a = y") == ["a: $food is not used"])
    #expect(
      try mistakes(english, "a = { $food }{ $drink }") == ["a: $drink is not what the message takes"])
    #expect(try mistakes("# $food\na = { $food }", "a = { $food }").first == "the comment does not say what $food is")
  }

  @Test func `a choice by a number has all forms of the language and no other`() throws {
    let english = "# $n (count)\na = { $n ->\n [one] x\n *[other] y\n}"
    #expect(try mistakes(english, "a = { $n ->\n *[other] y\n}") == ["a: the form of one is missing"])
    #expect(
      try mistakes(english, "a = { $n ->\n [one] x\n [few] z\n *[other] y\n}") == ["a: de has no form of few"])
  }

  @Test func `messages that say each other are refused`() throws {
    #expect(
      try mistakes("a = { b }\nb = { a }", "a = x\nb = y").allSatisfy { $0.hasSuffix("messages go round in a circle") })
    #expect(try !mistakes("a = { b }\nb = { a }", "a = x\nb = y").isEmpty)
  }

  private func words(_ text: Text, _ source: String, _ language: Language = .german) throws -> String {
    let catalogue = try catalogue(
      "style-decimal = .\nstyle-group = ,\nstyle-least-grouped = 1\n" + source,
      CatalogueTests.german
        + "style-decimal = {\",\"}\nstyle-group = {\".\"}\nstyle-least-grouped = 1\n" + source)
    #expect(catalogue.mistakes.isEmpty)
    let table = MessageTable(TableBytes(copying: MessageTableWriter(catalogue).bytes))
    return LanguageStyle(language, of: table).words(text)
  }

  @Test func `a message says its places in the style of its language`() throws {
    let message = Text.message(CatalogueMessage("a", [.figure(FixedDecimal("1605.5") ?? .zero)]))
    let source = "# $n (figure)\na = { NUMBER($n, minimumFractionDigits: 2) } kcal"
    #expect(try words(message, source) == "1.605,50 kcal")
    #expect(try words(message, source, .english) == "1,605.50 kcal")
  }

  @Test func `a choice takes the very number before its category, and the star for the rest`() throws {
    let source = "# $n (count)\na = { $n ->\n [0] none\n [one] { $n } day\n *[other] { $n } days\n}, -{ -it }\n-it = x"
    let said = try [0, 1, 2, 1_000].map { try words(.message(CatalogueMessage("a", [.count($0)])), source) }
    #expect(said == ["none, -x", "1 day, -x", "2 days, -x", "1.000 days, -x"])
  }

  @Test func `what the catalogue does not have says nothing, and never its name`() throws {
    #expect(try words(.message(CatalogueMessage("gone")), "a = x") == "")
  }

  @Test func `each message is a function that takes what it takes`() throws {
    let catalogue = try catalogue(
      "# What was saved.\n# $food (food)\n# $slot (MealSlot)\nsaved-meal = { $food } { $slot }\nnone = x", "")
    let source = MessageSource(catalogue).text
    #expect(
      source.contains(
        "  /// What was saved.\n  package static func savedMeal(food: String, slot: MealSlot) -> Text "
          + "{ .message(CatalogueMessage(\"saved-meal\", [.text(.food(food)), .choice(slot)])) }"))
    #expect(source.contains("package static var none: Text { .message(CatalogueMessage(\"none\")) }"))
  }
}
