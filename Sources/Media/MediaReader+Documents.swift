internal import Subprocess

/// The text of a PDF file.
package struct DocumentText: Hashable, Sendable {
  /// The text of each page, laid out as printed.
  package let pages: [String]

  /// Whether the pages are pictures, with hardly any letters.
  package var isPictures: Bool {
    let letters = pages.reduce(0) { $0 + $1.utf8.count { $0 > 0x20 } }
    return letters < DocumentText.fewestLetters * max(pages.count, 1)
  }

  private static let fewestLetters = 20
}

extension MediaReader {
  /// The most pages of a document that are read.
  package static let mostPages = 300
  /// The longer side of a page rendered as a picture, in pixels.
  package static let longestPage = 2_500

  /// The text of a PDF file, page by page.
  package func text(ofDocument bytes: [UInt8]) throws(MediaError) -> DocumentText {
    let output = try ask(
      .pdftotext, ["-layout", "-enc", "UTF-8", "-l", "\(MediaReader.mostPages)", "-", "-"], input: bytes,
      most: 8_000_000)
    // Every page ends with a form feed.
    var pages = String(decoding: output.bytes, as: UTF8.self).split(
      separator: "\u{0C}", omittingEmptySubsequences: false)
    if pages.last == "" { pages.removeLast() }
    return DocumentText(pages: pages.map(String.init))
  }

  /// A page rendered as a picture of bounded size, however large the page claims to be.
  package func picture(ofPage page: Int, of document: [UInt8]) throws(MediaError) -> [UInt8] {
    let output = try ask(
      .pdftoppm, ["-f", "\(page)", "-l", "\(page)", "-scale-to", "\(MediaReader.longestPage)", "-gray", "-png", "-"],
      input: document,
      most: 40_000_000)
    guard MediaKind(of: output.bytes) == .picture(.png) else { throw .damaged }
    return output.bytes
  }
}
