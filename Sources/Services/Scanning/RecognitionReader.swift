internal import Calls
internal import EmbeddedMessages
package import FoodData
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals

/// Finds out what is in a file from what was recognised in it, without a model: a label, a receipt or barcodes.
package struct RecognitionReader: Sendable {
  /// Reads receipts of all stores.
  package let receipts = ReceiptReading.embedded
  /// Reads nutrition labels in all languages for which it has words.
  package let labels = LabelReading()

  package init() {}

  /// - Parameter kind: what the person says it is; nil where that has to be found out.
  package func contents(of recognition: FileRecognition, as kind: ScanKind? = nil) -> FileContents {
    switch finding(in: recognition, as: kind) {
    case .label(let label): FileContents(card: LabelCard.card(of: label), facts: ReadLabel(label).facts)
    case .receipt(let receipt): FileContents(card: ReceiptCard.card(of: receipt), facts: receipt.facts)
    case .barcode: RecognitionReader.barcodes(in: recognition)
    case .nothing: .unreadable(RecognitionReader.nothing(in: recognition.kind, as: kind))
    }
  }

  /// What the file contains.
  ///
  /// - Parameter kind: what the person says it is; nil where that has to be found out.
  package func finding(in recognition: FileRecognition, as kind: ScanKind?) -> Finding {
    if kind == nil || kind == .receipt, let receipt = receipts.receipt(in: recognition) {
      // Rows of figures on a pack can look like goods. It is a receipt where the lines add up, or the chain is known.
      if kind == .receipt || receipt.isBalanced || receipt.isOfKnownChain { return .receipt(receipt) }
      return labels.label(in: recognition).map { .label($0) } ?? .receipt(receipt)
    }
    if kind == nil || kind == .label, let label = labels.label(in: recognition) { return .label(label) }
    guard kind == nil || kind == .barcode || kind == .label,
      !recognition.codes.isEmpty || !recognition.doubtfulCodes.isEmpty
    else {
      return .nothing
    }
    return .barcode(sure: recognition.codes, doubtful: recognition.doubtfulCodes)
  }

  private static func barcodes(in recognition: FileRecognition) -> FileContents {
    func list(_ codes: [String]) -> JSONValue { .array(codes.map(JSONValue.string)) }
    let facts = JSONValue.object([
      "kind": "barcode", "codes": list(recognition.codes), "doubtful": list(recognition.doubtfulCodes),
    ])
    let rows =
      recognition.codes.map { Card.Row([Card.Cell(.verbatim($0))]) }
      + recognition.doubtfulCodes.map { code in
        Card.Row([Card.Cell(.verbatim(code)), Card.Cell(.contentNotCertain)], emphasis: .muted)
      }
    let notes: [Text] = recognition.doubtfulCodes.isEmpty ? [] : [.contentCompare]
    return FileContents(card: Card(title: .contentBarcode, rows: rows, notes: notes), facts: facts)
  }

  private static func nothing(in file: FileRecognition.Kind, as kind: ScanKind?) -> Text {
    switch (kind, file) {
    case (.label, _): .contentNoLabel
    case (.receipt, _): .contentNoReceipt
    case (.barcode, _): .contentNoBarcode
    case (.meal, _): .contentNoMeal
    case (nil, .picture): .contentNoPicture
    case (nil, _): .contentNothing
    }
  }
}

extension Receipt {
  /// Whether the lines add up to the printed total.
  package var isBalanced: Bool { difference?.minorUnits == 0 }
}
