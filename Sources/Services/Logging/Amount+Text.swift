internal import EmbeddedMessages
internal import Messages
internal import Nutrition

extension Amount {
  /// "200 g", "2 slices", "3"; nil where no amount was stated.
  var text: Text? {
    switch (quantity, unit) {
    case (nil, nil): nil
    case (let quantity?, nil): .amountInPieces(quantity: quantity)
    case (let quantity, let unit?): unit.text(of: quantity ?? FixedDecimal(1))
    }
  }
}

extension Text {
  /// "per 100 g", a row of its own.
  static var perHundredGrams: Text { .perBasis(basis: .hundredGrams) }
}

extension MeasureUnit {
  /// One of the unit: "1 slice".
  var one: Text { self == .piece ? .onePiece : text(of: FixedDecimal(1)) }

  /// A quantity of the unit: "2 slices", "1 g", "1.5 cups".
  func text(of quantity: FixedDecimal) -> Text {
    if self == .piece { return .amountInPieces(quantity: quantity) }
    let begun = quantity.rounded(toPlaces: 2) > FixedDecimal(1) ? 2 : 1
    return .amountInUnit(unit: self, quantity: quantity, begun: begun)
  }
}
