internal import EmbeddedWords
internal import Nutrition
internal import Words

/// The name of a store that is not a known chain, from the head of its receipt.
enum StoreName {
  static func name(of lines: ArraySlice<ReceiptLine>) -> String? {
    let candidates = lines.prefix(10).filter { isName($0) }
    guard let first = candidates.first else { return nil }
    let firstName = trimmed(first.printed.text)
    // The line with the legal form is better where it has the same words.
    for line in candidates.dropFirst() {
      if let legal = withoutLegalForm(line),
        line.words.contains(where: { $0.utf8.count > 2 && first.words.contains($0) })
      {
        return legal
      }
    }
    return withoutLegalForm(first) ?? firstName
  }

  private static func isName(_ line: ReceiptLine) -> Bool {
    guard line.amount == nil else { return false }
    // Text that was recognised in a logo is short and has hardly any words.
    let long = line.words.count { $0.utf8.count >= 3 }
    guard long * 2 >= line.words.count, long > 0 else { return false }
    guard !line.words.contains(where: { plain.contains($0) }) else { return false }
    let digits = line.printed.bytes.count { $0.isDigit }
    let letters = line.printed.letters(in: 0..<line.printed.bytes.count)
    return letters >= 3 && digits < letters && !line.printed.bytes.contains(UInt8(ascii: "@"))
  }

  /// Removes spaces around a hyphen, which the text recogniser inserts.
  private static func trimmed(_ text: String) -> String {
    var words = text.split(separator: " ").map(String.init)
    while words.count >= 3, let hyphen = words[1..<(words.count - 1)].firstIndex(of: "-") {
      words.replaceSubrange((hyphen - 1)...(hyphen + 1), with: [words[hyphen - 1] + "-" + words[hyphen + 1]])
    }
    let marks = Set("*=_|.,:;-\"'~ ".utf8)
    var name = Array(words.joined(separator: " ").utf8)[...]
    while let first = name.first, marks.contains(first) { name = name.dropFirst() }
    while let last = name.last, marks.contains(last) { name = name.dropLast() }
    return name.text
  }

  private static func withoutLegalForm(_ line: ReceiptLine) -> String? {
    let words = line.printed.text.split(separator: " ").map(String.init)
    guard let form = words.firstIndex(where: { forms.contains(PrintedWord.folded($0)) }), form > 0 else { return nil }
    return trimmed(words[..<form].joined(separator: " "))
  }

  private static let forms = Set(
    WordTable.embedded.phrases(of: .receipts, under: "legal-form").map { PrintedWord.folded($0) })
  /// As outlines.
  private static let plain = Set(
    WordTable.embedded.phrases(of: .receipts, under: "no-store").flatMap { PrintedWord.outlines(of: $0) })
}
