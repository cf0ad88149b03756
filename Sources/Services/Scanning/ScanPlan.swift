package import FoodData

/// Which readings by a model a file is worth, in order, after larder's own readers have had their turn. The first that
/// finds something is taken.
package enum ScanPlan {
  /// The readings in the order in which they are tried; none where larder's own readers have found enough.
  ///
  /// - Parameter kind: what the person takes the file for; nil where that is to be found out.
  package static func kinds(for recognition: FileRecognition, _ finding: Finding, as kind: ScanKind?) -> [ScanKind] {
    switch (kind, finding) {
    case (.barcode, _): return []
    // What adds up to the printed total needs no second reader.
    case (_, .receipt(let receipt)): return receipt.isBalanced ? [] : [.receipt]
    // A text says its figures; on a picture a model sees more than a text recogniser.
    case (_, .label): return recognition.kind == .text ? [] : [.label]
    case (let kind?, _): return [kind]
    case (nil, .barcode(let sure, _)) where !sure.isEmpty: return []
    case (nil, _):
      guard recognition.kind == .picture else { return [.receipt] }
      // A recogniser sees words in the texture of a dish, too.
      return isPrinted(recognition) ? [.label, .receipt, .meal] : [.meal]
    }
  }

  /// Whether the picture seems to be full of words, as few plates are.
  private static func isPrinted(_ recognition: FileRecognition) -> Bool {
    let looks = recognition.receiptLooks + recognition.labelLooks
    let words = looks.map { look in look.count { $0.text.utf8.count > 1 && $0.confidence >= 50 } }.max() ?? 0
    let text = recognition.text?.lines.reduce(0) { $0 + $1.split(separator: " ").count } ?? 0
    return max(words, text) >= fewestWords
  }

  private static let fewestWords = 15
}
