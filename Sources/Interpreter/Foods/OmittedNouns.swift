internal import Nutrition
internal import Words

/// What a line counts by its kinds without the noun: "3 slices of toast, one with jam, two with honey", "dos empanadas de
/// carne, una de queso".
struct OmittedNouns {
  let sentence: Sentence

  /// What is counted first, with its noun.
  private struct Head {
    let count: FixedDecimal
    /// From its number to its noun.
    let range: Range<Int>
    let noun: Range<Int>
    /// Whether it says its own kind, so that the others are further ones: "dos empanadas de carne".
    let hasKind: Bool
  }

  /// A number that is followed by a kind and not by a noun.
  private struct Kind {
    let count: FixedDecimal
    let range: Range<Int>
  }

  private static let most = FixedDecimal(20)

  /// The line with the nouns, and without what was counted twice; nil where no noun is left out.
  var completed: String? {
    guard sentence.tokens.count <= 60 else { return nil }
    let kinds = self.kinds
    guard let first = kinds.first, let head = head(before: first.range.lowerBound) else { return nil }
    let noun = " " + sentence.original(head.noun)
    var edits = kinds.map { kind in
      let place = sentence.tokens[kind.range.upperBound - 1].range.upperBound
      guard other(at: kind.range.lowerBound) != nil else { return (range: place..<place, text: noun) }
      let start = sentence.tokens[kind.range.lowerBound].range.lowerBound
      return (range: start..<place, text: (isJoint(kind.range.lowerBound - 1) ? "1" : ", 1") + noun)
    }
    if !head.hasKind {
      let rest = head.count - kinds.map(\.count).reduce(.zero, +)
      guard rest >= .zero else { return nil }
      let isNone = rest == .zero
      let until = isNone ? first.range.lowerBound : head.noun.lowerBound
      let counted = sentence.tokens[head.range.lowerBound].range.lowerBound..<sentence.tokens[until].range.lowerBound
      edits.append((counted, isNone ? "" : rest.description + " "))
    }
    return sentence.line(replacing: edits)
  }

  private var kinds: [Kind] {
    sentence.range.dropFirst().compactMap { index in
      guard let number = isJoint(index - 1) ? number(at: index) : other(at: index), saysKind(at: number.end),
        number.end + 1 < sentence.tokens.count
      else { return nil }
      return Kind(count: number.value, range: index..<number.end)
    }
  }

  private func head(before end: Int) -> Head? {
    for start in (0..<end).reversed() {
      guard let number = number(at: start), number.end < end, sentence.tokens[number.end].isWord,
        !saysKind(at: number.end)
      else { continue }
      let stop = (number.end..<end).first { isJoint($0) || saysKind(at: $0) && !isBehindUnit($0) } ?? end
      return Head(
        count: number.value, range: start..<stop, noun: number.end..<stop, hasKind: stop < end && saysKind(at: stop))
    }
    return nil
  }

  private func number(at index: Int) -> (value: FixedDecimal, end: Int)? {
    if let other = other(at: index) { return other }
    guard let number = NumberReader(words: sentence).single(at: index, before: sentence.tokens.count),
      number.value.wholeNumber != nil, number.value <= Self.most
    else { return nil }
    return (number.value, number.end)
  }

  /// The other one of two, before which no mark need stand: "one with marmite the other with jam".
  private func other(at index: Int) -> (value: FixedDecimal, end: Int)? {
    sentence.skip(.otherOne, at: index).map { (FixedDecimal(1), $0) }
  }

  /// "With", and in Spanish "of", before what makes the kind.
  private func saysKind(at index: Int) -> Bool {
    sentence.skip(.conjunction(.with), at: index) != nil
      || sentence.language == .spanish && sentence.skip(.of, at: index) != nil
  }

  /// "2 rebanadas de pan": the noun follows.
  private func isBehindUnit(_ index: Int) -> Bool {
    index > 0 && AmountParser(sentence: sentence).unit(at: index - 1, index, afterDigits: false) != nil
  }

  private func isJoint(_ index: Int) -> Bool {
    [",", ";", ":"].contains { sentence.isMark($0, at: index) }
      || sentence.skip(.conjunction(.and), at: index) == index + 1
  }
}
