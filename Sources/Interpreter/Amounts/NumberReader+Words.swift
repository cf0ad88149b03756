internal import Nutrition

/// Numbers in words: "twenty five", "half a dozen", "a couple of".
extension NumberReader {
  func inWords(at start: Int, _ end: Int) -> NumberPhrase? {
    if words.isHyphenatedArticle(at: start) { return nil }
    if let vague = vague(at: start, end) { return vague }
    if let half = leadingFraction(at: start, end) { return half }
    if let next = words.pass(.article, at: start, before: end) { return article(next, end) }
    guard let number = cardinal(at: start, end) ?? dozen(at: start, end) else { return nil }
    return fractions(of: number, end) ?? mixed(number, end) ?? counted(number, end) ?? number
  }

  /// "Dozen oysters".
  private func dozen(at start: Int, _ end: Int) -> NumberPhrase? {
    scale(at: start, end).flatMap { $0.value == FixedDecimal(12) ? NumberPhrase(value: $0.value, end: $0.next) : nil }
  }

  /// "a", "a dozen", "a hundred", "a couple of", "a half".
  private func article(_ next: Int, _ end: Int) -> NumberPhrase {
    if let scaled = counted(NumberPhrase(value: FixedDecimal(1), end: next), end) { return scaled }
    if let couple = cardinal(at: next, end), couple.value == FixedDecimal(2) { return couple }
    if let part = fractionWord(at: next, end) { return afterFraction(part.value, part.next, end) }
    return NumberPhrase(value: FixedDecimal(1), end: next, isArticle: true)
  }

  /// "a few", "several".
  private func vague(at start: Int, _ end: Int) -> NumberPhrase? {
    let next = words.pass(.article, at: start, before: end) ?? start
    let found = words.value(.vague, at: next, before: end)
    return found.map { NumberPhrase(value: $0.value, end: $0.next, isApproximate: true) }
  }

  /// "half a", "half an", "half the", "half of a", "a quarter of a".
  private func leadingFraction(at start: Int, _ end: Int) -> NumberPhrase? {
    guard let part = fractionWord(at: start, end) else { return nil }
    return afterFraction(part.value, part.next, end)
  }

  private func afterFraction(_ value: FixedDecimal, _ next: Int, _ end: Int) -> NumberPhrase {
    var next = next
    if let of = words.pass(.of, at: next, before: end), words.pass(.article, at: of, before: end) != nil {
      next = of
    }
    if let article = words.pass(.article, at: next, before: end) {
      next = article
      if let scale = scale(at: next, end) { return NumberPhrase(value: value * scale.value, end: scale.next) }
    }
    if let scale = scale(at: next, end) { return NumberPhrase(value: value * scale.value, end: scale.next) }
    return NumberPhrase(value: value, end: next)
  }

  /// "three quarters", "two thirds".
  func fractions(of number: NumberPhrase, _ end: Int) -> NumberPhrase? {
    guard let part = fractionWord(at: number.end, end), number.value < FixedDecimal(10) else { return nil }
    return afterFraction(number.value * part.value, part.next, end)
  }

  func fractionWord(at index: Int, _ end: Int) -> (value: FixedDecimal, next: Int)? {
    words.value(.fraction, at: index, before: end)
  }

  private func scale(at index: Int, _ end: Int) -> (value: FixedDecimal, next: Int)? {
    words.value(.scale, at: index, before: end)
  }

  /// Multiplies: "2 dozen", "two and a half thousand".
  func counted(_ number: NumberPhrase, _ end: Int) -> NumberPhrase? {
    guard let scale = scale(at: number.end, end) else { return nil }
    return NumberPhrase(value: number.value * scale.value, end: scale.next)
  }

  /// A number in one word: "two". A number of several words is already a single token, as if it were in digits.
  private func cardinal(at start: Int, _ end: Int) -> NumberPhrase? {
    numberWord(at: start, end).map { NumberPhrase(value: $0.value, end: $0.next) }
  }

  private func numberWord(at index: Int, _ end: Int) -> (value: FixedDecimal, next: Int)? {
    words.value(.number, at: index, before: end)
  }
}
