package import FoodData
internal import Proposals

/// Reads a receipt in a text.
package struct ReceiptContentReader: ContentReader {
  package init() {}

  package func contents(of bytes: [UInt8]) -> FileContents? {
    guard TextFile.isText(bytes) else { return nil }
    return contents(of: PrintedText(bytes: bytes))
  }

  /// The receipt that a text holds; nil where there is none.
  package func contents(of text: PrintedText) -> FileContents? {
    let receipt = ReceiptReading().receipt(in: text)
    guard receipt.isOne else { return nil }
    return FileContents(card: ReceiptCard.card(of: receipt), facts: ReceiptFacts(receipt).json)
  }
}
