internal import Nutrition

/// A line of a receipt with the meaning of its words and the amount at its end.
struct ReceiptLine: Sendable {
  let printed: PrintedLine
  /// The outlines of its words.
  let words: [String]
  /// The meaning of its first word; numbers, single letters and currencies before it are ignored.
  let leading: ReceiptWord?
  /// The meanings of all its words.
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
        if found.meaning == .total, ReceiptLine.closes(words, at: index, count: found.count) { leading = .total }
        if isBeginning, leading == nil || leading == .columns && found.meaning != .columns { leading = found.meaning }
        others.insert(found.meaning)
        index += found.count
        isBeginning = isBeginning && found.meaning == .columns
      } else {
        isBeginning = isBeginning && ReceiptLine.isBeforeWords(words[index])
        index += 1
      }
    }
    self.others = others
    let amount = FinalAmount(of: printed, anyTail: others.contains(.void))
    self.amount = amount
    let last = amount.flatMap { [printed] in ReceiptLine.lastLabel(printed, before: $0, phrases: phrases) }
    self.leading = ReceiptLine.isGoods(leading, printed, amount) ? nil : last ?? leading
  }

  /// The label in a column of its own before the amount: "Item 2        Total with tax      77.20".
  private static func lastLabel(
    _ line: PrintedLine, before amount: FinalAmount, phrases: PhraseTable<ReceiptWord>
  ) -> ReceiptWord? {
    guard amount.start > 1, let start = (1..<amount.start).last(where: { line.gap(before: $0) >= 4 }) else {
      return nil
    }
    let words = PrintedWord.outlines(
      of: line.text(in: line.tokens[start].range.lowerBound..<line.tokens[amount.start].range.lowerBound))
    guard !words.isEmpty, let found = phrases.meaning(of: words, at: 0)?.meaning else { return nil }
    return [.total, .payment, .change].contains(found) ? found : nil
  }

  /// Whether the line is goods although its word means a payment: "Kart. 1,89 A" is for potatoes, because a payment has
  /// no tax letter and no article number.
  private static func isGoods(_ leading: ReceiptWord?, _ line: PrintedLine, _ amount: FinalAmount?) -> Bool {
    guard let amount, leading == .payment || leading == .change else { return false }
    if (line.tokens[0].number?.digits ?? 0) >= 3 { return true }
    return amount.taxMark.map { ["A", "B", "C", "D", "AW", "BW"].contains($0) } ?? false
  }

  /// Whether a word between two numbers belongs to the last of them: "TAX .52  BAL 41.88".
  private static func closes(_ words: [String], at index: Int, count: Int) -> Bool {
    guard index > 1, index + count < words.count, index + count + 1 >= words.count - 1 else { return false }
    return isBeforeWords(words[index - 1]) && isBeforeWords(words[index + count])
  }

  /// Whether it is a number, a percentage or a single letter.
  private static func isBeforeWords(_ word: String) -> Bool {
    // In an outline the digits 0, 1, 5 and 8 are letters.
    word.utf8.count <= 2 || word.utf8.allSatisfy { $0.isDigit || ".%oisb".utf8.contains($0) }
  }

  /// Whether it has enough letters for a name.
  var hasName: Bool { printed.letters(in: 0..<printed.bytes.count) >= 2 }
}
