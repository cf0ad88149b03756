internal import Nutrition

/// A line of a receipt with what its words say and the amount at its end.
struct ReceiptLine: Sendable {
  let printed: PrintedLine
  /// Its words in outline.
  let words: [String]
  /// What its first word says; numbers, single letters and currencies before it do not count.
  let leading: ReceiptWord?
  /// What any of its words says.
  let others: Set<ReceiptWord>
  let amount: FinalAmount?

  init(_ text: String, phrases: PhraseTable<ReceiptWord>) {
    printed = PrintedLine(text)
    words = PrintedWord.outlines(of: printed.text)
    var leading: ReceiptWord?
    var others: Set<ReceiptWord> = []
    var isBeginning = true
    var index = 0
    while index < words.count {
      if let found = phrases.meaning(of: words, at: index) {
        if isBeginning, leading == nil || leading == .columns && found.meaning != .columns { leading = found.meaning }
        others.insert(found.meaning)
        index += found.count
        isBeginning = isBeginning && found.meaning == .columns
      } else {
        isBeginning = isBeginning && ReceiptLine.isBeforeWords(words[index])
        index += 1
      }
    }
    self.leading = leading
    self.others = others
    amount = FinalAmount(of: printed, anyTail: others.contains(.void))
  }

  /// A number, a percentage, a single letter.
  private static func isBeforeWords(_ word: String) -> Bool {
    let bytes = word.utf8
    return bytes.count <= 1 || bytes.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "o") || $0 == UInt8(ascii: "i") || $0 == UInt8(ascii: "s") || $0 == UInt8(ascii: "b") }
  }

  /// Whether there are letters enough for a name.
  var hasName: Bool { printed.letters(in: 0..<printed.bytes.count) >= 2 }
}
