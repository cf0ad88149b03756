package import FoodData
internal import JSON
internal import Proposals

/// Says what is in a file by what was seen of it, without a model: a label, a receipt or product codes.
package struct SightReader: Sendable {
  package let receipts = ReceiptReading()
  package let labels = LabelReading()

  package init() {}

  /// - Parameter kind: what the person takes the file for; nil where that is to be found out.
  package func contents(of sight: FileSight, as kind: ScanKind? = nil) -> FileContents {
    if kind == nil || kind == .label, let label = labels.label(in: sight) {
      return FileContents(card: LabelCard.card(of: label), facts: LabelFacts(label).json)
    }
    if kind == nil || kind == .receipt, let receipt = receipts.receipt(in: sight) {
      return FileContents(card: ReceiptCard.card(of: receipt), facts: ReceiptFacts(receipt).json)
    }
    if kind == nil || kind == .barcode, let contents = SightReader.barcodes(in: sight) { return contents }
    return .unreadable(SightReader.nothing(in: sight.kind, as: kind))
  }

  private static func barcodes(in sight: FileSight) -> FileContents? {
    guard !sight.codes.isEmpty || !sight.doubtfulCodes.isEmpty else { return nil }
    func list(_ codes: [String]) -> JSONValue { .array(codes.map(JSONValue.string)) }
    let facts = JSONValue.object([
      "kind": "barcode", "codes": list(sight.codes), "doubtful": list(sight.doubtfulCodes),
    ])
    let rows =
      sight.codes.map { Card.Row([Card.Cell($0)]) }
      + sight.doubtfulCodes.map { Card.Row([Card.Cell($0), Card.Cell("not certain")], emphasis: .muted) }
    let notes = sight.doubtfulCodes.isEmpty ? [] : ["Compare the digits that are not certain with those printed."]
    return FileContents(card: Card(title: "Barcode", rows: rows, notes: notes), facts: facts)
  }

  private static func nothing(in file: FileSight.Kind, as kind: ScanKind?) -> String {
    switch (kind, file) {
    case (.label, _): "I find no nutrition label in it."
    case (.receipt, _): "I find no receipt in it."
    case (.barcode, _): "I find no product's barcode in it."
    case (.meal, _): "A meal is seen only with a model that sees pictures: larder --model openai:NAME"
    case (nil, .picture):
      "I find no label, receipt or barcode in this picture; a meal needs a model that sees pictures."
    case (nil, _): "This is no product, label, receipt or barcode that I can read."
    }
  }
}
