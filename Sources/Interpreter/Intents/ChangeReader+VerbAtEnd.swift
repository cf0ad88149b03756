internal import Nutrition
internal import Words

/// Statements that end in their verb, as Turkish has them: "peynir 50 gramdı", "pilav aslında 100 gramdı".
extension ChangeReader {
  /// Parses a statement with the verb at the end: "peynir 50 gramdı", "iki dilimdi", "eine Semmel war's, nicht zwei".
  func saidAtEnd(_ whole: Range<Int>) -> Parse? {
    let range = sentence.language == .german ? Contrast.cut(whole, of: sentence).main : whole
    guard let last = range.last(where: { sentence.tokens[$0].kind != .mark }), last > range.lowerBound else {
      return nil
    }
    // "Putenschnitzel war das".
    let isPointed = sentence.language == .german && sentence.skip(.pronoun, at: last) == last + 1
    let end = isPointed ? last - 1 : last
    guard end > range.lowerBound, sentence.skip(.trigger(.was), at: end) == end + 1 else { return nil }
    if let pronoun = sentence.skip(.pronoun, at: range.lowerBound, before: end) {
      return contrasted(pronoun..<end) ?? self.moved(pronoun..<end)
    }
    if let split = splitAtEnd(range.lowerBound..<end) { return split }
    let list = context.list(range.lowerBound..<end)
    guard list.unaccounted.isEmpty, list.elements.count == 1 else { return nil }
    guard case .item(let item) = list.elements[0] else { return contrasted(range.lowerBound..<end) }
    guard item.match?.quality.isSure == true else { return nil }
    // "Makarnaydı": it was pasta.
    guard item.amount != .unsaid || item.statedEnergy != nil else { return contrasted(range.lowerBound..<end) }
    return changed(item)
  }

  /// A name and what is said of it, where no verb stands between: "poğaça | patatesli", "pilav | aslında 100 gram".
  private func splitAtEnd(_ range: Range<Int>) -> Parse? {
    for index in range.dropFirst() {
      let name = range.lowerBound..<index
      guard context.isSureFood(sentence.lower(name)) else { continue }
      if let next = sentence.skip(anyOf: [.correction, .adverb, .filler], at: index, before: range.upperBound) {
        return said(of: name, next..<range.upperBound)
      }
      if let kind = kind(of: name, index..<range.upperBound) { return kind }
    }
    return nil
  }
}
