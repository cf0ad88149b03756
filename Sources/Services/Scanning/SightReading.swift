package import FoodData
internal import Nutrition

/// Makes sense of what programs saw in a file, without a model.
package struct SightReading: Sendable {
  private let receipts = ReceiptReading()
  private let labels = LabelReading()

  package init() {}

  /// What the file holds.
  ///
  /// - Parameter kind: what the person takes it for; nil to find out.
  package func finding(in sight: FileSight, as kind: ScanKind?) -> Finding {
    switch kind {
    case .receipt: receipt(in: sight).map { .receipt($0) } ?? .nothing
    case .label: label(in: sight).map { .label($0) } ?? barcode(in: sight)
    case .barcode: barcode(in: sight)
    case .meal: .nothing
    case nil: guess(sight)
    }
  }

  private func guess(_ sight: FileSight) -> Finding {
    let receipt = receipt(in: sight)
    if let receipt, receipt.isBalanced || receipt.isOfKnownChain { return .receipt(receipt) }
    if let label = label(in: sight) { return .label(label) }
    if let receipt { return .receipt(receipt) }
    return barcode(in: sight)
  }

  private func barcode(in sight: FileSight) -> Finding {
    guard !sight.codes.isEmpty || !sight.doubtfulCodes.isEmpty else { return .nothing }
    return .barcode(sure: sight.codes, doubtful: sight.doubtfulCodes)
  }

  private func receipt(in sight: FileSight) -> Receipt? {
    let read =
      sight.receiptLooks.isEmpty
      ? sight.text.map { receipts.receipt(in: $0) } : receipts.receipt(seenIn: sight.receiptLooks)
    return read.flatMap { $0.isOne ? $0 : nil }
  }

  private func label(in sight: FileSight) -> NutritionLabel? {
    guard !sight.labelLooks.isEmpty else { return sight.text.flatMap { labels.label(in: $0) } }
    return LabelReading.better(of: sight.labelLooks.compactMap { labels.label(in: TextRows($0).text) })
  }
}

extension Receipt {
  /// The lines add up to the printed total.
  package var isBalanced: Bool { difference?.minorUnits == 0 }
}
