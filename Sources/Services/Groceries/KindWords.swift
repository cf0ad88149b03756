internal import Nutrition

/// What a line is, as people type it in an edit: "deposit", "discount on 2", "not food".
enum KindWords {
  enum Said {
    case kind(Purchase.Kind, appliesTo: Int?)
    case nonFood
    case food
    case skip
  }

  /// Nil for anything else.
  static func read(_ words: String) -> Said? {
    var parts = words.lowercased().prefix(60).split { $0.isWhitespace || $0 == "-" || $0 == "_" }.map(String.init)
    var line: Int?
    if parts.count > 2, ["on", "for", "of"].contains(parts[parts.count - 2]),
      let number = Int(digits: parts[parts.count - 1], in: 0...1_000_000)
    {
      line = number
      parts.removeLast(2)
    }
    switch parts.joined(separator: " ") {
    case "not food", "non food", "nonfood", "no food", "household", "other than food": return .nonFood
    case "food": return .food
    case "skip", "skipped": return .skip
    case "item": return .kind(.item, appliesTo: nil)
    case "deposit", "pfand": return .kind(.deposit, appliesTo: line)
    case "deposit back", "deposit return", "bottle return", "leergut": return .kind(.depositReturn, appliesTo: line)
    case "discount", "rabatt": return .kind(.discount, appliesTo: line)
    case "coupon", "voucher": return .kind(.coupon, appliesTo: line)
    case "void", "taken back", "cancelled", "storno": return .kind(.void, appliesTo: line)
    case "fee": return .kind(.fee, appliesTo: line)
    case "tax": return .kind(.tax, appliesTo: line)
    default: return nil
    }
  }
}
