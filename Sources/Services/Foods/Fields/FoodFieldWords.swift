internal import Calls
internal import EmbeddedMessages
internal import Interpreter
internal import Messages
internal import Nutrition

/// Parses the words of an edit to a line of a food's card.
extension ToolContext {
  /// "460 kcal, 12 g fat".
  func figures(_ words: String) throws(ToolError) -> Nutrients {
    guard let figures = FiguresInWords(lexicon: lexicon).read(words) else { throw .unreadableFigures(words) }
    return figures
  }

  /// "dairy", "drinks".
  func category(_ words: String) throws(ToolError) -> FoodCategory {
    guard let category = FoodCategory(rawValue: words.lowercased()) ?? CategoryWords(lexicon: lexicon).read(words)
    else {
      throw .outOfRange(
        .limitedValue(value: .category),
        range: .list(FoodCategory.allCases.map { .foodCategory(category: $0) }, .series))
    }
    return category
  }

  /// "30 g", "serving 30 g, slice 40 g".
  func portions(_ words: String) throws(ToolError) -> [FoodFields.PortionField] {
    var portions: [FoodFields.PortionField] = []
    for part in words.split(separator: ",") {
      guard let portion = portion(String(part)) else { throw .unreadableAmount(words) }
      portions.append(portion)
    }
    guard !portions.isEmpty else { throw .unreadableAmount(words) }
    return portions
  }

  private func portion(_ words: String) -> FoodFields.PortionField? {
    let reader = AmountReader(lexicon: lexicon)
    let parts = words.split { $0.isWhitespace || $0 == "=" }.map(String.init)
    if let grams = reader.read(parts.joined(separator: " "))?.weight {
      return FoodFields.PortionField(unit: .serving, grams: grams)
    }
    for split in parts.indices.dropFirst() {
      let unit = reader.read(parts[..<split].joined(separator: " "))
      let grams = reader.read(parts[split...].joined(separator: " "))?.weight
      guard let unit, let grams, let named = unit.unit, (unit.quantity ?? FixedDecimal(1)) == FixedDecimal(1) else {
        continue
      }
      return FoodFields.PortionField(unit: named, grams: grams)
    }
    return nil
  }
}

extension Amount {
  /// The weight in grams, where the amount is a weight.
  fileprivate var weight: FixedDecimal? {
    guard case .mass(let each)? = unit?.kind, let quantity else { return nil }
    return quantity * each
  }
}
