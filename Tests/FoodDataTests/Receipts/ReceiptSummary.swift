import FoodData
import Nutrition

/// A receipt as a few lines that a test can compare.
struct ReceiptSummary: Hashable, CustomStringConvertible {
  private static let reading = ReceiptReading.embedded

  let receipt: Receipt

  init(_ text: String) {
    receipt = ReceiptSummary.reading.receipt(in: PrintedText(text))
  }

  /// "Lidl, 2026-03-05, 13.48 EUR".
  var head: String {
    "\(receipt.store ?? "?"), \(receipt.day?.description ?? "?"), \(receipt.total?.text ?? "?")"
  }

  /// "item: BROT, 1 pc, 2.99", a line each.
  var lines: [String] {
    receipt.lines.map { line in
      let mark = line.isNonFood ? " (no food)" : ""
      let target = line.appliesTo.map { " -> \($0)" } ?? ""
      return
        "\(line.kind.rawValue): \(line.original), \(line.quantity) \(line.unit.rawValue), \(line.price.amount)\(mark)\(target)"
    }
  }

  /// The codes of the warnings.
  var warnings: [String] { receipt.warnings.map(\.code) }

  var description: String { ([head] + lines).joined(separator: "\n") }
}
