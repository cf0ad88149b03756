internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Testing
internal import Words

/// How each language writes, as CLDR has it.
@Suite struct LanguageStyleTests {
  private func style(_ locale: String) -> LanguageStyle {
    let parts = locale.split(separator: "-").map(String.init)
    return LanguageStyle(Language(parts[0]) ?? .english, region: parts.dropFirst().first, of: .embedded)
  }

  @Test(arguments: [
    ("en", "1,605.5"), ("de", "1.605,5"), ("de-AT", "1\u{00A0}605,5"), ("de-CH", "1'605.5"), ("es-ES", "1605,5"),
    ("es", "1605,5"), ("es-MX", "1,605.5"), ("tr", "1.605,5"), ("zh", "1,605.5"),
  ])
  func `a number has the signs of its language and region`(_ locale: String, _ written: String) {
    #expect(style(locale).numbers.written(FixedDecimal("1605.5") ?? .zero) == written)
  }

  @Test func `Spain parts thousands from five digits on`() {
    let spain = style("es-ES").numbers
    #expect(spain.written(FixedDecimal(1_234)) == "1234")
    #expect(spain.written(FixedDecimal(12_345)) == "12.345")
    #expect(spain.written(-FixedDecimal(1_234_567)) == "-1.234.567")
  }

  @Test(arguments: [
    ("en", "Fri 20 Nov"), ("en-US", "Fri, Nov 20"), ("de", "Fr., 20. Nov."), ("es", "vie, 20 nov"),
    ("es-MX", "vie 20 de nov"), ("tr", "20 Kas Cum"), ("zh", "11月20日 周五"),
  ])
  func `a day has the form of its language`(_ locale: String, _ written: String) throws {
    let day = try #require(Day("2026-11-20"))
    let shown = Text.dayDate(date: .date(day))
    #expect(style(locale).words(shown) == written)
  }

  @Test(arguments: [
    ("en", ["a, b and c", "a or b"]), ("de", ["a, b und c", "a oder b"]), ("es", ["a, b y c", "a o b"]),
    ("tr", ["a, b ve c", "a veya b"]), ("zh", ["a、b和c", "a或b"]),
  ])
  func `a list is joined as the language joins it`(_ locale: String, _ written: [String]) {
    let parts = ["a", "b", "c"].map { Text.verbatim($0) }
    #expect([Text.list(parts, .and), .list(Array(parts.prefix(2)), .or)].map(style(locale).words) == written)
  }

  @Test(arguments: [
    ("higos", "pan e higos"), ("hielo", "pan y hielo"), ("yogur", "pan y yogur"), ("Ingwer", "pan e Ingwer"),
  ])
  func `Spanish says e before an i that sounds`(_ word: String, _ written: String) {
    #expect(style("es").words(.list([.verbatim("pan"), .verbatim(word)], .and)) == written)
  }

  @Test(arguments: [("8", "7 u 8"), ("11", "7 u 11"), ("80", "7 o 80"), ("110", "7 o 110")])
  func `Spanish says u before an o that sounds`(_ word: String, _ written: String) {
    #expect(style("es").words(.list([.verbatim("7"), .verbatim(word)], .or)) == written)
  }

  @Test(arguments: [
    ("en", "pasta, cooked"), ("de", "Nudeln, gekocht"), ("es", "pasta, cocida"), ("tr", "makarna, pişmiş"),
    ("zh", "意大利面（熟）"),
  ])
  func `a food has the name of the language and its state, and its own where there is none`(
    _ locale: String, _ written: String
  ) {
    let style = style(locale).naming(Pasta())
    #expect(style.words(.food("pasta, cooked")) == written)
    #expect(style.words(.food("moon dust, cooked")) == "moon dust, cooked")
  }

  private struct Pasta: FoodNaming {
    func name(of name: String, in language: Language) -> String? {
      let names: [Language: String] = [.german: "Nudeln", .spanish: "pasta", .turkish: "makarna", .chinese: "意大利面"]
      return name == "pasta" ? names[language] : nil
    }
  }

  @Test(arguments: [("en-US", "4:05 PM"), ("en", "16:05"), ("de", "16:05"), ("es-MX", "4:05 p.m."), ("zh", "16:05")])
  func `a time is of twelve hours where the region counts so`(_ locale: String, _ written: String) throws {
    let time = try #require(ClockTime("16:05"))
    let shown = Text.summaryTime(slot: .snack, time: time)
    #expect(style(locale).words(shown).hasSuffix(written))
  }
}
