package import FoodData
internal import Messages
internal import Nutrition
package import Proposals

/// A receipt as a person sees it.
package enum ReceiptCard {
  package static func card(of receipt: Receipt) -> Card {
    var rows = receipt.lines.enumerated().map { row(number: $0 + 1, $1) }
    if let total = receipt.total {
      rows.append(Card.Row([Card.Cell("total"), .right(""), .right(total.text)], emphasis: .total))
    }
    return Card(title: title(of: receipt), rows: rows, notes: receipt.warnings.map(\.sentence))
  }

  private static func title(of receipt: Receipt) -> String {
    let day = receipt.day.map { "\($0)" } ?? "day unknown"
    return "\(receipt.store ?? "A shop"), \(day)"
  }

  private static func row(number: Int, _ line: Receipt.Line) -> Card.Row {
    let name = line.name == line.original ? line.original : "\(line.original): \(line.name)"
    return Card.Row(
      number: number,
      [Card.Cell(name), .right(amount(line)), .right(line.lacksPrice ? "?" : line.price.text), Card.Cell(mark(line))],
      emphasis: line.kind == .item && !line.isNonFood ? .plain : .muted)
  }

  /// "2 pc", "0.834 kg", "2 pc, ≈ 220 g".
  private static func amount(_ line: Receipt.Line) -> String {
    guard line.kind == .item else { return "" }
    let counted = "\(line.quantity.formatted(places: 3)) \(line.unit.rawValue)"
    guard let weight = line.weight, weight.basis != .weighed else { return counted }
    return "\(counted), \(weight.basis == .printed ? "" : "≈ ")\(weight.grams)"
  }

  private static func mark(_ line: Receipt.Line) -> String {
    if line.kind != .item { return line.kind.rawValue.replacing("_", with: " ") }
    if line.isNonFood { return "no food" }
    return line.isCorrected ? "price put right" : ""
  }
}
