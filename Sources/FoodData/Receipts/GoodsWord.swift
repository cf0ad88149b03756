/// A word of a name on a receipt, as the lexicon of goods has it.
struct GoodsWord: Hashable, Sendable {
  let text: String
  /// Whether its end may be missing: it has a point, or is the last of a name that fills its column.
  let isCut: Bool
  /// "mit", "con": what follows says more about what came before.
  let isBreak: Bool

  /// A till cuts names at so many letters or more.
  private static let narrowest = 15

  static func words(of name: String) -> [GoodsWord] {
    var words: [GoodsWord] = []
    let pieces = name.utf8.split(maxSplits: 40) { " -/+,&_()".utf8.contains($0) }
    for (index, piece) in pieces.enumerated() {
      let isLast = index == pieces.count - 1 && name.utf8.count >= narrowest
      let parts = piece.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      for (position, part) in parts.enumerated() where !part.isEmpty {
        let text = PrintedWord.folded(String(decoding: part, as: UTF8.self))
        guard text.utf8.contains(where: { !$0.isDigit }) else { continue }
        let isCut = position < parts.count - 1 || isLast
        words.append(GoodsWord(text: text, isCut: isCut, isBreak: breaks.contains(text)))
      }
    }
    return words
  }

  private static let breaks: Set<String> = ["mit", "m", "with", "con", "w", "ile", "z", "ohn", "ohne", "in", "aus", "zum", "fur"]
}
