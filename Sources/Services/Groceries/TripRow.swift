internal import Messages
internal import Nutrition
internal import Proposals

/// The cells of a receipt's line, the same on every card: as printed, what it is, how much, the price, how it is known.
enum TripRow {
  static func row(
    number: Int?, original: String, what: String, amount: String, price: Money?, mark: String = "",
    isMuted: Bool = false
  ) -> Card.Row {
    Card.Row(
      number: number,
      [
        Card.Cell(original), Card.Cell(what == original ? "" : what), .right(amount), .right(plain(price)),
        Card.Cell(mark),
      ], emphasis: isMuted ? .muted : .plain)
  }

  static func total(_ name: String, _ money: Money) -> Card.Row {
    Card.Row([Card.Cell(name), Card.Cell(""), .right(""), .right(money.text), Card.Cell("")], emphasis: .total)
  }

  /// "discount on 2".
  static func phrase(of kind: Purchase.Kind, appliesTo line: Int?) -> String {
    line.map { "\(kind.phrase) on \($0)" } ?? kind.phrase
  }

  /// Without its currency, which stands beside the sum.
  private static func plain(_ price: Money?) -> String {
    price.map { String($0.text.dropLast($0.currency.count + 1)) } ?? "?"
  }
}
