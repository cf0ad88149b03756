internal import Messages
internal import Testing

/// CLDR's rules, of the number as it is printed.
@Suite struct PluralRulesTests {
  @Test(arguments: [("0", "other"), ("1", "one"), ("1.0", "other"), ("1.5", "other"), ("1000000", "other")])
  func `English has one form for the whole one`(_ number: String, _ category: String) throws {
    #expect(try #require(PluralRules("one: i = 1 and v = 0")).category(of: number) == category)
  }

  @Test(arguments: [("1", "one"), ("1.0", "one"), ("1.5", "other"), ("2", "other")])
  func `Turkish has it for every one`(_ number: String, _ category: String) throws {
    #expect(try #require(PluralRules("one: n = 1")).category(of: number) == category)
  }

  @Test(arguments: [("1", "one"), ("21", "one"), ("11", "many"), ("3", "few"), ("13", "many"), ("1.5", "other")])
  func `rules have remainders, spans and alternatives`(_ number: String, _ category: String) throws {
    let russian =
      "one: v = 0 and i % 10 = 1 and i % 100 != 11; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14; "
      + "many: v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14"
    #expect(try #require(PluralRules(russian)).category(of: number) == category)
  }

  @Test func `no rule is one form`() throws {
    #expect(try #require(PluralRules("")).categories == ["other"])
  }

  @Test(arguments: ["one", "one: i", "one: x = 1", "one: i = a..b", "one: i % 0 = 1"])
  func `what is no rule is refused`(_ text: String) {
    #expect(PluralRules(text) == nil)
  }
}
