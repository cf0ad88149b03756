internal import Nutrition
internal import Words

/// How much was eaten of a food that is named first.
extension ChangeReader {
  /// Parses how much of a food was eaten, where the food comes first: "vom Eintopf hab ich nur die Hälfte gegessen", "炒面只吃了
  /// 一半". With "only", so that it is said of what is there already.
  func partOf(_ range: Range<Int>) -> Parse? {
    guard let part = range.dropFirst().first(where: { sentence.factor(at: $0, before: range.upperBound) != nil }),
      let factor = sentence.factor(at: part, before: range.upperBound), factor.value < FixedDecimal(1),
      isEaten(factor.next..<range.upperBound), let end = (range.lowerBound..<part).first(where: isAboutEating),
      isEaten(end..<part), (end..<factor.next).contains(where: { sentence.skip(.only, at: $0) != nil })
    else { return nil }
    let start = sentence.skip(anyOf: [.of, .determiner, .tail], at: range.lowerBound, before: end) ?? range.lowerBound
    let half = ValueReader.Value(change: Amendment(factor: factor.value))
    // "Davon hab ich nur die Hälfte gegessen".
    if start >= end || sentence.skip(.pronoun, at: range.lowerBound, before: end) == end {
      return change(half, of: .last)
    }
    let named = context.list(start..<end).items
    guard named.count == 1, named[0].amount == .unsaid, named[0].match?.quality.isSure == true else { return nil }
    return change(half, of: EntryReference(named[0]))
  }

  private func isAboutEating(_ index: Int) -> Bool {
    sentence.skip(
      anyOf: [.only, .subject, .trigger(.ate), .trigger(.skip), .person(.has), .tailVerb, .adverb, .filler, .pronoun],
      at: index)
      != nil
  }

  private func isEaten(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let passed: [Tag] = [
        .only, .subject, .trigger(.ate), .person(.has), .tailVerb, .adverb, .filler, .pronoun, .determiner, .of,
      ]
      guard
        let next = sentence.skip(anyOf: passed, at: index, before: range.upperBound)
          ?? (sentence.tokens[index].kind == .mark ? index + 1 : nil)
      else { return false }
      index = next
    }
    return true
  }
}
