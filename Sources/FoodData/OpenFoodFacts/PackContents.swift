internal import Nutrition

/// The content of a whole pack.
enum PackContents {
  /// Taken from the figure that Open Food Facts has computed, otherwise from the text on the pack, where that has a
  /// single amount: "3 x 60 g" has several.
  static func read(_ document: ProductDocument) -> OpenFoodFactsProduct.Serving? {
    let words = document.quantity.flatMap { text in
      text.contains { "x×*+(".contains($0) } ? nil : QuantityText(text)
    }
    guard let quantity = document.productQuantity, quantity > .zero else {
      return words?.grams.map { .grams($0) } ?? words?.millilitres.map { .millilitres($0) }
    }
    switch document.productQuantityUnit.flatMap({ QuantityText.Unit($0.lowercased()) }) {
    case .mass(let factor?): return .grams(quantity * factor)
    case .volume(let factor?): return .millilitres(quantity * factor)
    case .mass(nil), .volume(nil): return nil
    // Without a unit the figure is in grams or millilitres, whichever the text has.
    case nil:
      let text = document.quantity.map { QuantityText($0) }
      guard let text, text.namesMass != text.namesVolume else { return nil }
      return text.namesMass ? .grams(quantity) : .millilitres(quantity)
    }
  }
}
