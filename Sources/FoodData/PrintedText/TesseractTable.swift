/// Tesseract's output in the format `tsv`: one word on each line, with twelve columns separated by tabs.
package struct TesseractTable: Sendable {
  /// The words that were recognised confidently enough, in the order of the table.
  package let boxes: [TextBox]

  /// Words with a lower confidence are noise.
  private static let leastConfidence = 5

  /// Parses the table; lines that are not words are left out.
  ///
  /// - Parameter text: the table as text, in which each tab has become two spaces.
  package init(_ text: PrintedText) {
    boxes = text.lines.compactMap { TesseractTable.box($0) }
  }

  /// The page as text in rows.
  package var text: PrintedText { TextRows(boxes).text }

  private static func box(_ line: String) -> TextBox? {
    let fields = line.split(separator: " ", maxSplits: 11, omittingEmptySubsequences: true)
    guard fields.count == 12, fields[0] == "5", let left = Int(fields[6]), let top = Int(fields[7]),
      let width = Int(fields[8]), let height = Int(fields[9]),
      (0...100_000).contains(left), (0...100_000).contains(top), (0...100_000).contains(width),
      (0...100_000).contains(height)
    else { return nil }
    let confidence = Int(fields[10].prefix { $0 != "." }) ?? -1
    let word = fields[11].drop { $0 == " " }
    guard confidence >= leastConfidence, !word.isEmpty else { return nil }
    return TextBox(
      text: String(word), left: left, top: top, width: width, height: height, confidence: confidence)
  }
}
