/// A text from outside (a file, the content of a PDF, the output of the text recogniser) as lines that are safe to
/// show: decoded, without control characters and escape sequences, bounded in size.
package struct PrintedText: Hashable, Sendable {
  /// The lines, none longer than `longestLine` bytes.
  package let lines: [String]
  /// Whether something was left out because there was too much.
  package let wasCut: Bool

  /// The most bytes that are read. Two hundred pages of receipts have a quarter of this.
  package static let mostBytes = 4_000_000
  /// The most lines that are kept.
  package static let mostLines = 40_000
  /// In bytes of UTF-8; longer lines are cut.
  package static let longestLine = 400

  /// Decodes bytes in UTF-8, in UTF-16 with a byte order mark, or otherwise in Windows-1252.
  package init(bytes: [UInt8]) {
    let few = bytes.count > PrintedText.mostBytes ? Array(bytes[..<PrintedText.mostBytes]) : bytes
    self.init(TextDecoding.text(of: few), wasCut: few.count < bytes.count)
  }

  /// Takes text that is decoded already, and cleans its lines.
  package init(_ text: String) {
    self.init(text, wasCut: false)
  }

  private init(_ text: String, wasCut: Bool) {
    var cleaner = LineCleaner(mostLines: PrintedText.mostLines, longestLine: PrintedText.longestLine)
    for scalar in text.unicodeScalars.lazy.prefix(PrintedText.mostBytes) where !cleaner.isFull { cleaner.take(scalar) }
    cleaner.endLine()
    lines = cleaner.lines
    self.wasCut = wasCut || cleaner.wasCut
  }
}
