import Conversation
import Services
import Testing

struct RenderingWidthTests {
  @Test(arguments: [
    ("", 0), ("bread", 5), ("crème brûlée", 12), ("e\u{301}", 1), ("味噌汁", 6), ("ﾐｿ", 2), ("ＡＢ", 4), ("한국", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("🍎", 2), ("👩‍🍳", 2), ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("👍🏽", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2),
    ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2), ("½", 1), ("≈", 1), ("°", 1), ("ไก่", 2), ("हिन्दी", 5),
    ("\u{200B}", 0), ("…", 1), ("😀😀", 4), ("“吃了 only 2 个”，好", 20), ("吃\u{3099}了", 4),
  ])
  func `a text takes the columns that a terminal gives it`(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }
}

struct RenderingPrintableTextTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("colour \u{1B}[1;31mred\u{1B}[0m", "colour red"),
    ("title \u{1B}]0;owned\u{07}after", "title after"),
    ("title \u{1B}]8;;http://x\u{1B}\\link\u{1B}]8;;\u{1B}\\", "title link"),
    ("device \u{1B}P1$q\u{1B}\\x", "device x"),
    ("charset \u{1B}(0x", "charset x"),
    ("reset \u{1B}cx", "reset x"),
    ("eight bit \u{9B}31mred \u{9D}0;t\u{9C}x", "eight bit red x"),
    ("cut short \u{1B}", "cut short "),
    ("cut short \u{1B}[12;", "cut short "),
    ("open \u{1B}]0;hides\nnothing", "open  nothing"),
    ("bell\u{07} back\u{08}space \u{7F}del \u{00}nul", "bell backspace del nul"),
    ("tab\tand\r\nline\rand\nline\u{85}and\u{2028}line", "tab and line and line and line"),
    ("\u{202E}evil\u{202C} \u{2066}x\u{2069} \u{200F}y\u{061C}", "evil x y"),
    ("zero\u{200B}width\u{2060}\u{FEFF}\u{00AD}\u{180E}", "zerowidth"),
    ("tags\u{E0041}\u{E0042}", "tags"),
    ("filler\u{3164}\u{FFA0}", "filler"),
    ("plain\u{200D}joiner\u{FE0F}", "plainjoiner"),
    ("👩‍🍳 👨‍👩‍👧 ❤️‍🔥 🇩🇪 👍🏽 1️⃣", "👩‍🍳 👨‍👩‍👧 ❤️‍🔥 🇩🇪 👍🏽 1️⃣"),
    (
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
    ),
    ("نمی\u{200C}خواهم", "نمی\u{200C}خواهم"),
    ("क्\u{200D}ष", "क्\u{200D}ष"),
    ("z" + String(repeating: "\u{301}", count: 50), "z" + String(repeating: "\u{301}", count: 6)),
    ("crème 味噌汁 e\u{301}", "crème 味噌汁 e\u{301}"),
  ])
  func `only what is visible and harmless is printed`(text: String, printed: String) {
    // Compared scalar by scalar: equal strings may differ in what they hold.
    #expect(Array(PrintableText.clean(text).unicodeScalars) == Array(printed.unicodeScalars))
  }

  @Test func `line breaks stay where they are allowed`() {
    #expect(PrintableText.clean("a\r\nb\rc\n\nd\u{1B}[K", lineBreaks: .kept) == "a\nb\nc\n\nd")
  }

  @Test(arguments: [("short", 5, "short"), ("longer", 5, "long…"), ("👩‍🍳👩‍🍳👩‍🍳", 2, "👩‍🍳…"), ("ab", 1, "…"), ("ab", 0, "…")])
  func `a limit is in characters and shows that it cut`(text: String, limit: Int, printed: String) {
    #expect(PrintableText.clean(text, limit: limit) == printed)
  }

  @Test func `no control character gets through`() {
    for scalar in (UInt32(0)...0x9F).compactMap(Unicode.Scalar.init) {
      let cleaned = PrintableText.clean("é\(Character(scalar))é")
      #expect(!cleaned.unicodeScalars.contains { $0.properties.generalCategory == .control }, "\(scalar.value)")
    }
  }
}
