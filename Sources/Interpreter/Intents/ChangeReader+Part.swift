internal import Nutrition
internal import Words

/// How much was eaten of a food that is named first.
extension ChangeReader {
  /// Parses how much of a food was eaten, where the food comes first: "vom Eintopf hab ich nur die Hälfte gegessen", "炒面只吃了
  /// 一半". With "only", so that it is said of what is there already.
  func partOf(_ range: Range<Int>) -> Parse? {
    guard let part = range.dropFirst().first(where: { sentence.factor(at: $0, before: range.upperBound) != nil }),
      let factor = sentence.factor(at: part, before: range.upperBound), factor.value < FixedDecimal(1),
      // "Risotto (only ate half)" was eaten now.
      (range.lowerBound..<part).allSatisfy({ !sentence.isMark("(", at: $0) }),
      isEaten(factor.next..<range.upperBound), let end = (range.lowerBound..<part).first(where: isAboutEating),
      isEaten(end..<part), (end..<factor.next).contains(where: { sentence.skip(.only, at: $0) != nil })
    else { return nil }
    let start = sentence.skip(anyOf: [.of, .determiner, .tail], at: range.lowerBound, before: end) ?? range.lowerBound
    // "Davon hab ich nur die Hälfte gegessen".
    let isPointed = start >= end || sentence.skip(.pronoun, at: range.lowerBound, before: end) == end
    return eaten(factor.value, of: isPointed ? start..<start : start..<end)
  }

  /// Parses which part of it was the speaker's own: "only half of that was mine", "half the pizza was mine".
  func ownPart(_ range: Range<Int>) -> Parse? {
    let first = sentence.skip(anyOf: [.only, .filler], at: range.lowerBound, before: range.upperBound)
    guard let factor = sentence.factor(at: first ?? range.lowerBound, before: range.upperBound),
      factor.value < FixedDecimal(1),
      let own = TrailingTrigger.end(.mine, of: factor.next..<range.upperBound, in: sentence),
      let was = (factor.next..<own.lowerBound).first(where: {
        sentence.skip(anyOf: [.trigger(.was), .copula], at: $0, before: own.lowerBound) == own.lowerBound
      })
    else { return nil }
    let passed: [Tag] = [.of, .determiner, .pronoun]
    var start = factor.next
    while let next = sentence.skip(anyOf: passed, at: start, before: was) { start = next }
    return eaten(factor.value, of: start..<was)
  }

  /// Part of the food that is named, or of what was said last, where none is. Nil where it names anything else.
  private func eaten(_ factor: FixedDecimal, of name: Range<Int>) -> Parse? {
    let part = ValueReader.Value(change: Amendment(factor: factor))
    if name.isEmpty { return change(part, of: .last) }
    let named = context.list(name).items
    guard named.count == 1, named[0].amount == .unsaid, named[0].match?.quality.isSure == true else { return nil }
    return change(part, of: EntryReference(named[0]))
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
