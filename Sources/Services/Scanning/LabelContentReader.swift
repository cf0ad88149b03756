package import FoodData
internal import Proposals

/// Reads a nutrition label in a text.
package struct LabelContentReader: ContentReader {
  package init() {}

  package func contents(of bytes: [UInt8]) -> FileContents? {
    guard TextFile.isText(bytes) else { return nil }
    return contents(of: PrintedText(bytes: bytes))
  }

  /// The label that a text holds; nil where there is none.
  package func contents(of text: PrintedText) -> FileContents? {
    guard let label = LabelReading().label(in: text) else { return nil }
    return FileContents(card: LabelCard.card(of: label), facts: LabelFacts(label).json)
  }
}
