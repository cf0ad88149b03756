internal import EmbeddedMessages
package import FoodData
internal import Messages
internal import Nutrition
package import Proposals

/// A receipt as a card.
package enum ReceiptCard {
  /// With all lines, numbered from 1, then the total, and warnings below.
  package static func card(of receipt: Receipt) -> Card {
    var rows = receipt.lines.enumerated().map { row(number: $0 + 1, $1) }
    if let total = receipt.total {
      rows.append(Card.Row([Card.Cell(.sum), .right(.empty), .right(total.words)], emphasis: .total))
    }
    return Card(title: title(of: receipt), rows: rows, notes: receipt.warnings.map(\.text))
  }

  private static func title(of receipt: Receipt) -> Text {
    .receiptTitle(
      store: receipt.store.map { .verbatim($0) } ?? .receiptSomeShop,
      day: receipt.day.map { .verbatim("\($0)") } ?? .receiptDayUnknown)
  }

  private static func row(number: Int, _ line: Receipt.Line) -> Card.Row {
    let name: Text =
      line.name == line.original
      ? .verbatim(line.original) : .receiptLine(original: line.original, name: line.name)
    return Card.Row(
      number: number,
      [
        Card.Cell(name), .right(amount(line)), .right(line.lacksPrice ? .verbatim("?") : line.price.words),
        Card.Cell(mark(line)),
      ],
      emphasis: line.kind == .item && !line.isNonFood ? .plain : .muted)
  }

  /// "2 pc", "0.834 kg", "2 pc, ≈ 220 g".
  private static func amount(_ line: Receipt.Line) -> Text {
    guard line.kind == .item else { return .empty }
    let counted = Text.verbatim("\(line.quantity.formatted(places: 3)) \(line.unit.rawValue)")
    guard let weight = line.weight, weight.basis != .weighed else { return counted }
    let grams: Text = weight.basis == .printed ? .grams(amount: weight.grams) : .mealRoughly(grams: weight.grams)
    return .list([counted, grams], .series)
  }

  private static func mark(_ line: Receipt.Line) -> Text {
    if line.kind != .item {
      return Purchase.Kind(rawValue: line.kind.rawValue).map { .tripKind(kind: $0) } ?? .verbatim(line.kind.rawValue)
    }
    if line.isNonFood { return .receiptNoFood }
    return line.isCorrected ? .receiptPriceCorrected : .empty
  }
}
