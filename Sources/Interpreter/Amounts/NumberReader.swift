internal import Nutrition

/// A number as somebody said it.
struct NumberPhrase: Hashable, Sendable {
  /// The number, or the low end of a range.
  var value: Figure
  /// The high end of a range.
  var high: Figure?
  /// The first token after it.
  var end: Int
  var isApproximate = false
  /// Only "a" or "an": one, but lightly said.
  var isArticle = false
  /// Ends in digits or a fraction sign, so that a unit of one letter may follow.
  var isDigits = false
}

/// The one reader of numbers: digits, fractions, number words, ranges.
struct NumberReader {
  let sentence: Sentence

  /// The number that begins at `start`, within `end`.
  func read(at start: Int, before end: Int) -> NumberPhrase? {
    if let next = sentence.skip(.between, at: start, before: end) { return between(next, end) }
    guard var number = single(at: start, before: end) else { return nil }
    if let high = upper(after: number, end) {
      number.high = high.value
      number.end = high.end
      number.isApproximate = true
      number.isDigits = high.isDigits
    }
    return number
  }

  /// "between 2 and 3".
  private func between(_ start: Int, _ end: Int) -> NumberPhrase? {
    guard var low = single(at: start, before: end), let joint = sentence.skip(.joint(.and), at: low.end, before: end),
      let high = single(at: joint, before: end)
    else { return nil }
    low.high = high.value
    low.end = high.end
    low.isApproximate = true
    return low
  }

  /// The high end of a range: "2-3", "2 to 3", "2 or 3".
  private func upper(after low: NumberPhrase, _ end: Int) -> NumberPhrase? {
    guard low.end < end, !low.isArticle else { return nil }
    let next = sentence.isMark("-", at: low.end) ? low.end + 1 : sentence.skip(.range, at: low.end, before: end)
    guard let next, let high = single(at: next, before: end), !high.isArticle, high.value > low.value else {
      return nil
    }
    return high
  }

  /// One number without a range.
  func single(at start: Int, before end: Int) -> NumberPhrase? {
    guard start < end else { return nil }
    switch sentence.tokens[start].kind {
    case .number: return digits(at: start, end)
    case .fraction: return vulgar(at: start).map { NumberPhrase(value: $0, end: start + 1, isDigits: true) }
    case .word: return words(at: start, end)
    case .mark: return nil
    }
  }

  // MARK: Digits

  private func digits(at start: Int, _ end: Int) -> NumberPhrase? {
    guard !sentence.isMark("%", at: start + 1), let value = Digits.figure(sentence.tokens[start].original) else {
      return nil
    }
    if let quotient = slashed(at: start, end) { return NumberPhrase(value: quotient, end: start + 3, isDigits: true) }
    let number = NumberPhrase(value: value, end: start + 1, isDigits: true)
    return mixed(number, end) ?? counted(number, end) ?? number
  }

  /// "1/2".
  private func slashed(at start: Int, _ end: Int) -> Figure? {
    guard start + 2 < end, sentence.isMark("/", at: start + 1), sentence.tokens[start + 1].isGlued,
      sentence.tokens[start + 2].isNumber, sentence.tokens[start + 2].isGlued,
      let upper = Digits.figure(sentence.tokens[start].original),
      let lower = Digits.figure(sentence.tokens[start + 2].original), lower > .zero, lower <= Figure(100)
    else { return nil }
    return upper / lower
  }

  /// "1½", "1 ½", "1 1/2", "1-1/2", "1 and a half", "1 and 1/2".
  func mixed(_ whole: NumberPhrase, _ end: Int) -> NumberPhrase? {
    var next = whole.end
    guard next < end else { return nil }
    if sentence.isMark("-", at: next), sentence.tokens[next].isGlued { next += 1 }
    let isDirect = next == whole.end
    if isDirect, let joint = sentence.skip(.joint(.and), at: next, before: end) {
      return fraction(at: joint, end).map {
        NumberPhrase(value: whole.value + $0.value, end: $0.end, isDigits: $0.isDigits)
      }
    }
    if isDirect, let half = sentence.skip(.halfMore, at: next, before: end) {
      return NumberPhrase(value: whole.value + Figure(1) / Figure(2), end: half)
    }
    guard next < end, let part = sign(at: next, end), part.value < Figure(1) else { return nil }
    return NumberPhrase(value: whole.value + part.value, end: part.end, isDigits: true)
  }

  /// A fraction written with signs: "½", "1/2".
  private func sign(at start: Int, _ end: Int) -> NumberPhrase? {
    guard start < end else { return nil }
    if let value = vulgar(at: start) { return NumberPhrase(value: value, end: start + 1, isDigits: true) }
    return slashed(at: start, end).map { NumberPhrase(value: $0, end: start + 3, isDigits: true) }
  }

  /// A fraction in signs or words, smaller than one: "½", "a half", "3 quarters".
  private func fraction(at start: Int, _ end: Int) -> NumberPhrase? {
    if let part = sign(at: start, end) { return part.value < Figure(1) ? part : nil }
    let next = sentence.skip(.article, at: start, before: end) ?? start
    guard let part = fractionWord(at: next, end) else { return nil }
    return NumberPhrase(value: part.value, end: part.next)
  }

  private func vulgar(at index: Int) -> Figure? {
    guard sentence.tokens[index].kind == .fraction, let scalar = sentence.tokens[index].original.unicodeScalars.first,
      let parts = VulgarFraction.parts(scalar)
    else { return nil }
    return Figure(parts.upper) / Figure(parts.lower)
  }
}
