internal import EmbeddedMessages
package import Messages
package import Nutrition
internal import Proposals

extension Money {
  /// "45.10 EUR", "1,200 JPY".
  package var words: Text {
    switch Money.minorPlaces(of: currency) {
    case 0: .moneyWhole(amount: amount, currency: currency)
    case 3: .moneyThousandths(amount: amount, currency: currency)
    default: .money(amount: amount, currency: currency)
    }
  }

  /// The amount without its currency, which stands beside the sum.
  var plainWords: Text {
    switch Money.minorPlaces(of: currency) {
    case 0: .priceWhole(amount: amount)
    case 3: .priceThousandths(amount: amount)
    default: .price(amount: amount)
    }
  }
}

extension Text {
  /// "Bought at REWE, Fri 20 Nov 18:05".
  static func trip(to store: String, _ day: DayName, _ time: ClockTime?) -> Text {
    time.map { .tripTitleAt(store: store, day: day, time: $0) } ?? .tripTitle(store: store, day: day)
  }
}

/// The cells of a receipt's line, the same on every card: printed text, meaning, amount, price and origin.
enum TripRow {
  static func row(
    number: Int?, original: Text, what: Text, amount: Text, price: Money?, mark: Text = .empty,
    isMuted: Bool = false
  ) -> Card.Row {
    Card.Row(
      number: number,
      [
        Card.Cell(original), Card.Cell(what.english == original.english ? .empty : what), .right(amount),
        .right(price?.plainWords ?? .tripLineUnpriced),
        Card.Cell(mark),
      ], emphasis: isMuted ? .muted : .plain)
  }

  static func total(_ name: Text, _ money: Money) -> Card.Row {
    Card.Row(
      [Card.Cell(name), Card.Cell(.empty), .right(.empty), .right(money.words), Card.Cell(.empty)], emphasis: .total)
  }

  /// "discount on 2".
  static func phrase(of kind: Purchase.Kind, appliesTo line: Int?) -> Text {
    line.map { .tripKindOn(kind: kind, line: $0) } ?? .tripKind(kind: kind)
  }
}
