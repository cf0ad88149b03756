internal import Nutrition
internal import Words

/// A number as it was said.
struct NumberPhrase: Hashable, Sendable {
  /// The number, or the low end of a range.
  var value: FixedDecimal
  /// The high end of a range.
  var high: FixedDecimal?
  /// The first token after it.
  var end: Int
  var isApproximate = false
  /// Whether it is only "a" or "an": one, but not emphasised.
  var isArticle = false
  /// Whether it ends in digits or a fraction sign, so that a unit of one letter may follow.
  var isDigits = false
}

/// Parses numbers: digits, fractions, number words, ranges. It works on any line that conforms to `NumberWords`.
struct NumberReader<Words: NumberWords> {
  let words: Words

  /// The number that begins at `start`, within `end`.
  func read(at start: Int, before end: Int) -> NumberPhrase? {
    if let next = words.pass(.between, at: start, before: end) { return between(next, end) }
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
    guard var low = single(at: start, before: end), let conjunction = words.pass(.and, at: low.end, before: end),
      let high = single(at: conjunction, before: end)
    else { return nil }
    low.high = high.value
    low.end = high.end
    low.isApproximate = true
    return low
  }

  /// The high end of a range: "2-3", "2 to 3", "2 or 3".
  private func upper(after low: NumberPhrase, _ end: Int) -> NumberPhrase? {
    guard low.end < end, !low.isArticle else { return nil }
    if let next = nextNumber(after: low, end) { return next }
    let dash = words.isMark("-", at: low.end) ? low.end + 1 : nil
    // "10- or 12-ounce", "8-to-10-pound".
    var next = dash
    if let word = words.pass(.range, at: dash ?? low.end, before: end) {
      next = dash != nil && words.isMark("-", at: word) ? word + 1 : word
    }
    guard let next, let high = single(at: next, before: end), !high.isArticle, high.value > low.value else {
      return nil
    }
    return high
  }

  /// Two consecutive numbers in words are a range: "üç dört", "三四".
  private func nextNumber(after low: NumberPhrase, _ end: Int) -> NumberPhrase? {
    guard !low.isDigits, low.value >= FixedDecimal(1), low.value < FixedDecimal(9),
      let next = words.value(.number, at: low.end, before: end), next.value == low.value + FixedDecimal(1),
      // "一两花生" is one 两, "一两个" is one or two.
      words.pass(.measure, at: low.end, before: end) == nil || words.pass(.measure, at: next.next, before: end) != nil
    else { return nil }
    return NumberPhrase(value: next.value, end: next.next)
  }

  /// One number without a range.
  func single(at start: Int, before end: Int) -> NumberPhrase? {
    guard start < end else { return nil }
    switch words.kind(at: start) {
    case .number: return digits(at: start, end)
    case .fraction:
      return words.vulgarFraction(at: start).map { NumberPhrase(value: $0, end: start + 1, isDigits: true) }
    case .word: return inWords(at: start, end)
    case .mark: return nil
    }
  }

  // MARK: Digits

  private func digits(at start: Int, _ end: Int) -> NumberPhrase? {
    guard !words.isMark("%", at: start + 1), let value = words.digits(at: start) else {
      return nil
    }
    if let quotient = slashed(at: start, end) { return NumberPhrase(value: quotient, end: start + 3, isDigits: true) }
    let number = NumberPhrase(value: value, end: start + 1, isDigits: true)
    guard let mixed = mixed(number, end) else { return counted(number, end) ?? fractions(of: number, end) ?? number }
    return counted(mixed, end) ?? mixed
  }

  /// "1/2".
  private func slashed(at start: Int, _ end: Int) -> FixedDecimal? {
    guard start + 2 < end, words.isMark("/", at: start + 1), words.isGlued(at: start + 1),
      words.kind(at: start + 2) == .number, words.isGlued(at: start + 2), let upper = words.digits(at: start),
      let lower = words.digits(at: start + 2), lower > .zero, lower <= FixedDecimal(100)
    else { return nil }
    return upper / lower
  }

  /// "1½", "1 ½", "1 1/2", "1-1/2", "1 and a half", "1 and 1/2".
  func mixed(_ whole: NumberPhrase, _ end: Int) -> NumberPhrase? {
    var next = whole.end
    guard next < end else { return nil }
    if words.isMark("-", at: next), words.isGlued(at: next) { next += 1 }
    let isDirect = next == whole.end
    if isDirect, let conjunction = words.pass(.and, at: next, before: end) {
      return fraction(at: conjunction, end).map {
        NumberPhrase(value: whole.value + $0.value, end: $0.end, isDigits: $0.isDigits)
      }
    }
    if isDirect, let half = words.pass(.halfMore, at: next, before: end) {
      return NumberPhrase(value: whole.value + FixedDecimal(1) / FixedDecimal(2), end: half)
    }
    guard next < end, let part = sign(at: next, end), part.value < FixedDecimal(1) else { return nil }
    return NumberPhrase(value: whole.value + part.value, end: part.end, isDigits: true)
  }

  /// A fraction written with signs: "½", "1/2".
  private func sign(at start: Int, _ end: Int) -> NumberPhrase? {
    guard start < end else { return nil }
    if let value = words.vulgarFraction(at: start) { return NumberPhrase(value: value, end: start + 1, isDigits: true) }
    return slashed(at: start, end).map { NumberPhrase(value: $0, end: start + 3, isDigits: true) }
  }

  /// A fraction in signs or words, smaller than one: "½", "a half", "3 quarters".
  private func fraction(at start: Int, _ end: Int) -> NumberPhrase? {
    if let part = sign(at: start, end) { return part.value < FixedDecimal(1) ? part : nil }
    let next = words.pass(.article, at: start, before: end) ?? start
    guard let part = fractionWord(at: next, end) else { return nil }
    return NumberPhrase(value: part.value, end: part.next)
  }
}
