internal import Calls
internal import Nutrition
internal import Words

/// Amounts that add to the food before: "another", "and two more", "noch eins", "otra más".
extension AmountParser {
  /// Parses such an amount. Nil where other words follow it before the next conjunction or mark.
  ///
  /// - Parameter isJoined: whether a conjunction comes before it, and not only a comma.
  func further(at start: Int, before end: Int, isJoined: Bool) -> AmountPhrase? {
    if let part = partOfFurther(at: start, end) { return part }
    let word = sentence.skip(.further, at: start, before: end) ?? further(in: start)
    let verb = word.map { sentence.skip(.trigger(.ate), at: $0, before: end) ?? $0 } ?? start
    let number = numbers.single(at: verb, before: end)
    guard word != nil || number != nil && isJoined else { return nil }
    var next = number?.end ?? verb
    var unit = self.unit(at: next, end, afterDigits: number?.isDigits ?? false)
    next = unit?.next ?? next
    let more = sentence.skip(.difference(.more), at: next, before: end)
    // "One more slice".
    if unit == nil, let more { unit = self.unit(at: more, end, afterDigits: false) }
    guard word != nil || more != nil, let stop = ending(at: max(more ?? next, unit?.next ?? next), end) else {
      return nil
    }
    var phrase = AmountPhrase(range: start..<stop)
    phrase.quantity = number?.value ?? FixedDecimal(1)
    phrase.unit = unit?.value == .piece ? nil : unit?.value
    phrase.isMore = true
    return phrase
  }

  /// "A banana and | half of another one".
  private func partOfFurther(at start: Int, _ end: Int) -> AmountPhrase? {
    guard var phrase = read(at: start, before: end, leads: false), phrase.unit == nil, let part = phrase.quantity,
      part < FixedDecimal(1), let word = sentence.skip(.further, at: phrase.range.upperBound, before: end),
      let stop = ending(at: numbers.single(at: word, before: end)?.end ?? word, end)
    else { return nil }
    phrase.range = start..<stop
    phrase.isMore = true
    return phrase
  }

  /// In "und noch | eins", the word "noch" was taken as the end of the conjunction.
  private func further(in start: Int) -> Int? {
    start > 0 && sentence.phrases[start - 1].contains(Phrase(tag: .further, length: 1)) ? start : nil
  }

  /// The end of words that add nothing, such as "of those"; nil unless a mark, a conjunction or the end follows.
  private func ending(at start: Int, _ end: Int) -> Int? {
    var index = start
    while let next = sentence.skip(anyOf: [.of, .pronoun, .filler, .item, .tailVerb], at: index, before: end) {
      index = next
    }
    guard index < end, sentence.tokens[index].kind != .mark else { return index }
    return sentence.skip(anyOf: [.conjunction(.and), .conjunction(.plus), .leadToTime], at: index, before: end) == nil
      ? nil : index
  }
}
