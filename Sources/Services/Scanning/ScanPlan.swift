package import FoodData

/// Decides which readings by a model are worthwhile after larder's own readers, and in which order. The first reading that
/// finds something is taken.
package enum ScanPlan {
  /// The readings in the order in which to try them; empty where larder's own readers have found enough.
  ///
  /// - Parameter kind: what the person says the file is; nil where that has to be found out.
  package static func kinds(for recognition: FileRecognition, _ finding: Finding, as kind: ScanKind?) -> [ScanKind] {
    switch (kind, finding) {
    case (.barcode, _): return []
    // A receipt whose lines add up to its printed total needs no second reader.
    case (_, .receipt(let receipt)): return receipt.isBalanced ? [] : [.receipt]
    // A text document states its figures exactly; on a picture a model sees more than text recognition.
    case (_, .label): return recognition.kind == .text ? [] : [.label]
    case (let kind?, _): return [kind]
    case (nil, .barcode(let sure, _)) where !sure.isEmpty: return []
    case (nil, _):
      guard recognition.kind == .picture else { return [.receipt] }
      // Text recognition also sees words in the texture of a dish.
      return isPrinted(recognition) ? [.label, .receipt, .meal] : [.meal]
    }
  }

  /// Whether the picture seems to be full of words, which few plates are.
  private static func isPrinted(_ recognition: FileRecognition) -> Bool {
    let looks = recognition.receiptLooks + recognition.labelLooks
    let words = looks.map { look in look.count { $0.text.utf8.count > 1 && $0.confidence >= 50 } }.max() ?? 0
    let text = recognition.text?.lines.reduce(0) { $0 + $1.split(separator: " ").count } ?? 0
    return max(words, text) >= fewestWords
  }

  private static let fewestWords = 15
}
