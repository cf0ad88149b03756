internal import Nutrition
internal import Words

/// Adds a half that is said behind a food to its count: "one egg and a half", "dos manzanas y media".
enum HalvesBehind {
  /// `parts` with each such half in the amount of the food before it.
  static func added(_ parts: [ListPart]) -> [ListPart] {
    var result: [ListPart] = []
    for part in parts {
      if let half = half(part), case .chunk(let last)? = result.last, let more = last.counting(more: half) {
        result[result.count - 1] = .chunk(more)
      } else {
        result.append(part)
      }
    }
    return result
  }

  /// The fraction that is all of a part behind "and". Nil for other parts.
  private static func half(_ part: ListPart) -> FixedDecimal? {
    guard case .chunk(let chunk) = part, chunk.opening == .conjunction(.and), chunk.pieces.count == 1,
      let amount = chunk.pieces[0].amount, amount.unit == nil, amount.energy == nil, let quantity = amount.quantity,
      quantity < FixedDecimal(1)
    else { return nil }
    return quantity
  }
}

extension Chunk {
  /// The chunk with so much more of its food, where a whole number counts that.
  fileprivate func counting(more part: FixedDecimal) -> Chunk? {
    guard case .amount(var amount)? = pieces.first, amount.unit == nil || amount.unit?.kind == .counted,
      let quantity = amount.quantity, quantity.wholeNumber != nil
    else { return nil }
    amount.quantity = quantity + part
    amount.isArticle = false
    var chunk = self
    chunk.pieces[0] = .amount(amount)
    return chunk
  }
}
