internal import EmbeddedWords
internal import Words

/// A word of a name on a receipt, in the form for looking it up among goods.
struct GoodsWord: Hashable, Sendable {
  let text: String
  /// Whether its end may be missing, because it has a point or ends a name that fills its column.
  let isCut: Bool
  /// Whether the words after it only qualify those before, as after "mit" or "con".
  let isBreak: Bool
  /// Whether a hyphen joins it to the word before.
  let isLinked: Bool

  /// The narrowest column, in characters, at which tills cut names.
  private static let narrowest = 15

  /// The words of a name; "BioGouda400g" and "QSFilet" each have several.
  static func words(of name: String) -> [GoodsWord] {
    var words: [GoodsWord] = []
    let bytes = Array(name.utf8)
    var index = 0
    while index < bytes.count, words.count < 24 {
      guard bytes[index].isWordByte else {
        index += 1
        continue
      }
      let start = index
      index += 1
      while index < bytes.count, bytes[index].isWordByte, !bytes.isSeam(at: index) { index += 1 }
      let text = PrintedWord.folded(bytes[start..<index].text)
      guard !text.isEmpty else { continue }
      let isCut = index < bytes.count && bytes[index] == UInt8(ascii: ".") || index == bytes.count && index >= narrowest
      let isLinked = start > 0 && bytes[start - 1] == UInt8(ascii: "-") && !words.isEmpty
      words.append(GoodsWord(text: text, isCut: isCut, isBreak: breaks.contains(text), isLinked: isLinked))
    }
    return words
  }

  private static let breaks = Set(
    WordTable.embedded.phrases(of: .receipts, under: "goods-joint").map { PrintedWord.folded($0) })
}

extension UInt8 {
  fileprivate var isWordByte: Bool { isLetter || self >= 0x80 || self == UInt8(ascii: "'") }
}

extension [UInt8] {
  /// Whether a capital starts a new word, after a small letter or before one that follows capitals.
  fileprivate func isSeam(at index: Int) -> Bool {
    guard self[index].isCapital else { return false }
    if self[index - 1].isSmall { return true }
    return self[index - 1].isCapital && index + 1 < count && self[index + 1].isSmall && index >= 2
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  fileprivate var isSmall: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}
