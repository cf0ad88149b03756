internal import EmbeddedWords
internal import Nutrition
internal import Words

/// Parses what kind of line is meant in an edit: "deposit", "discount on 2", "not food".
enum KindWords {
  enum Said {
    case kind(Purchase.Kind, appliesTo: Int?)
    case nonFood
    case food
    case skip
  }

  /// Nil for anything else.
  static func read(_ words: String) -> Said? {
    var parts = words.prefix(60).split { $0.isWhitespace || $0 == "-" || $0 == "_" }.map(String.init)
    var line: Int?
    if parts.count > 2, CardWords.embedded.leadsToLine(parts[parts.count - 2]),
      let number = Int(digits: parts[parts.count - 1], in: 0...1_000_000)
    {
      line = number
      parts.removeLast(2)
    }
    switch CardWords.embedded.kind(ofLine: parts.joined(separator: " ")) {
    case "non-food": return .nonFood
    case "food": return .food
    case "skip": return .skip
    case "item": return .kind(.item, appliesTo: nil)
    case let name?: return kinds[name].map { .kind($0, appliesTo: line) }
    case nil: return nil
    }
  }

  /// The kinds by the headings of the word lists.
  private static let kinds: [String: Purchase.Kind] = [
    "deposit": .deposit, "deposit-return": .depositReturn, "discount": .discount, "coupon": .coupon, "void": .void,
    "fee": .fee, "tax": .tax,
  ]
}
