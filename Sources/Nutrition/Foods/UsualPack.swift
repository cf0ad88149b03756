/// The content of a usual pack of a food in the shops of a country. Assumed, and marked as such, where nothing better
/// is known.
package struct UsualPack: Hashable, Sendable {
  /// How much is in the pack.
  package enum Content: Hashable, Sendable {
    case weight(Grams)
    case millilitres(FixedDecimal)
    case pieces(FixedDecimal)
  }

  /// The whole content.
  package let content: Content
  /// The edible part where that is less: without the liquid of a tin.
  package let drained: Grams?

  package init(_ content: Content, drained: Grams? = nil) {
    (self.content, self.drained) = (content, drained)
  }

  /// The edible weight of a pack of a food; nil where its pieces have no weight.
  package func grams(of food: Food) -> Grams? {
    if let drained { return drained }
    switch content {
    case .weight(let grams): return grams
    case .millilitres(let volume): return Grams(volume * (food.density ?? FixedDecimal(1)))
    case .pieces(let count):
      let measures = food.measures()
      return (measures[.piece] ?? measures[.medium] ?? measures[.serving]).map { $0 * count }
    }
  }
}
