import Interpreter
import Testing

@Suite struct `a food described at length` {
  private let names = ShorterNames(lexicon: (try? Lexicon.embedded()) ?? .empty)

  @Test(arguments: [
    ("crispy bacon strips", ["bacon strips", "strips", "crispy bacon", "crispy", "bacon"]),
    ("scrambled eggs with chives", ["scrambled eggs", "eggs", "scrambled"]),
    ("meatballs in tomato sauce", ["meatballs"]),
    ("thin lemon slices", ["thin lemon", "lemon", "thin"]),
    ("rice (steamed)", ["rice"]), ("rice", []), ("", []),
  ])
  func `has shorter names, the likeliest first`(words: String, shorter: [String]) {
    #expect(names.names(of: words) == shorter)
  }

  @Test func `has none where it is a story`() {
    #expect(names.names(of: String(repeating: "very ", count: 30) + "good soup").isEmpty)
    #expect(names.names(of: String(repeating: "long", count: 80) + " soup").isEmpty)
  }
}
