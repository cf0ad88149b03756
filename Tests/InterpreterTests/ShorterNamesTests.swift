import Interpreter
import Testing

@Suite struct `a food described at length` {
  private let names = ShorterNames(lexicon: (try? Lexicon.embedded()) ?? .empty)

  @Test(arguments: [
    ("crispy bacon strips", ["crispy bacon", "bacon"]),
    ("grilled eggplant with chives", ["grilled eggplant", "eggplant"]),
    ("meatballs in tomato sauce", ["meatballs"]),
    ("thin lemon slices", ["thin lemon", "lemon"]),
    ("drizzle of olive oil", ["of olive oil", "olive oil"]),
    ("rice (steamed)", ["rice"]), ("rice", []), ("", []),
  ])
  func `has shorter names, the likeliest first`(words: String, shorter: [String]) {
    #expect(names.names(of: words) == shorter)
  }

  @Test(arguments: [
    ("venison stew", ["stew", "venison"]), ("penne pasta", ["pasta", "penne"]),
    ("mild glimmer soup", ["soup", "mild"]),
  ])
  func `keeps each word that does not describe it`(words: String, partial: [String]) {
    #expect(names.names(of: words).allSatisfy { $0 == "glimmer soup" })
    #expect(Set(names.partialNames(of: words)).isSuperset(of: partial))
  }

  @Test func `has none where it is a story`() {
    #expect(names.names(of: String(repeating: "very ", count: 30) + "good soup").isEmpty)
    #expect(names.names(of: String(repeating: "long", count: 80) + " soup").isEmpty)
  }
}
