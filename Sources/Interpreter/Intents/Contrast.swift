internal import Words

/// Splits "brown rice, not white" into what is meant and what is not.
enum Contrast {
  /// The two parts of `range`. The second is nil where nothing is excluded; the first is empty where nothing else is
  /// said.
  static func cut(_ range: Range<Int>, of sentence: Sentence) -> (main: Range<Int>, not: Range<Int>?) {
    if let replaced = replaced(range, of: sentence) { return replaced }
    guard let index = range.first(where: { word(at: $0, before: range.upperBound, of: sentence) != nil }),
      let word = word(at: index, before: range.upperBound, of: sentence)
    else { return (range, nil) }
    // "No era | arroz sino quinoa".
    let next = sentence.skip(.trigger(.was), at: word, before: range.upperBound) ?? word
    if sentence.language == .turkish { return cut(range, after: index..<next, of: sentence) }
    if isNo(at: index, before: range.upperBound, of: sentence) {
      return (next..<range.upperBound, range.lowerBound..<index)
    }
    // "It | wasn't rice", where what it was follows.
    let isToldOf =
      sentence.skip(anyOf: subjects, at: range.lowerBound, before: index) == index
      && (range.upperBound < sentence.tokens.count || turn(in: next..<range.upperBound, of: sentence) != nil)
    if index > range.lowerBound, !isToldOf {
      // "Raspberries I mean, not strawberries".
      let end = TrailingTrigger.longest([.correction], of: range.lowerBound..<index, in: sentence) ?? index
      return (range.lowerBound..<end, next..<range.upperBound)
    }
    guard let turn = turn(in: next..<range.upperBound, of: sentence) else {
      return (range.lowerBound..<range.lowerBound, next..<range.upperBound)
    }
    return (turn.upperBound..<range.upperBound, next..<turn.lowerBound)
  }

  /// The end of a word for "not" at `index`; "not sure" is none.
  static func word(at index: Int, before end: Int, of sentence: Sentence) -> Int? {
    if isNo(at: index, before: end, of: sentence) { return index + 1 }
    return sentence.contrast(at: index, before: end)
  }

  /// Whether a number is corrected: "50 no 60".
  private static func isNo(at index: Int, before end: Int, of sentence: Sentence) -> Bool {
    sentence.skip(.conjunction(.without), at: index, before: end) == index + 1 && index > 0 && index + 1 < end
      && sentence.tokens[index - 1].isNumber && sentence.tokens[index + 1].isNumber
  }

  /// Splits "no rice, quinoa" and "das war kein Reis sondern Quinoa, 30 g": the exclusion, and then its replacement alone.
  static func replaced(_ range: Range<Int>, of sentence: Sentence) -> (main: Range<Int>, not: Range<Int>?)? {
    let subject = sentence.skip(anyOf: subjects, at: range.lowerBound, before: range.upperBound) ?? range.lowerBound
    let start = sentence.skip(.trigger(.was), at: subject, before: range.upperBound) ?? range.lowerBound
    guard let next = sentence.skip(.conjunction(.without), at: start, before: range.upperBound),
      let turn = turn(in: next..<range.upperBound, of: sentence)
    else { return nil }
    let main = turn.upperBound..<range.upperBound
    return isOne(main, of: sentence) ? (main, next..<turn.lowerBound) : nil
  }

  /// Whether it is one food, with at most its amount behind a comma.
  private static func isOne(_ range: Range<Int>, of sentence: Sentence) -> Bool {
    let comma = range.first { sentence.isMark(",", at: $0) } ?? range.upperBound
    let named = range.lowerBound..<comma
    return named.allSatisfy { sentence.tokens[$0].isWord && sentence.skip(anyOf: ends, at: $0) == nil }
      && (comma == range.upperBound
        || AmountParser(sentence: sentence).read(at: comma + 1, before: range.upperBound)?.range.upperBound
          == range.upperBound)
  }

  /// What "it wasn't rice it was bulgur" is about.
  private static let subjects: [Tag] = [.subject, .pronoun]

  /// Words that continue a list or begin something else.
  private static let ends: [Tag] = [
    .conjunction(.without), .conjunction(.and), .conjunction(.with), .conjunction(.plus), .also, .article,
  ]

  /// Splits Turkish, where the word follows what is excluded: "süt değil yulaf sütü", "yulaf sütü, süt değil".
  private static func cut(
    _ range: Range<Int>, after word: Range<Int>, of sentence: Sentence
  ) -> (main: Range<Int>, not: Range<Int>?) {
    if let first = (word.upperBound..<range.upperBound).first(where: { sentence.tokens[$0].kind != .mark }) {
      return (first..<range.upperBound, range.lowerBound..<word.lowerBound)
    }
    let comma = range.first { sentence.isMark(",", at: $0) } ?? range.lowerBound
    return (range.lowerBound..<comma, min(comma + 1, word.lowerBound)..<word.lowerBound)
  }

  /// The range of what separates the two parts: a comma, "but", "it was", or several of them.
  private static func turn(in range: Range<Int>, of sentence: Sentence) -> Range<Int>? {
    func end(_ index: Int) -> Int? {
      let passed: [Tag] = [.but, .trigger(.was), .there]
      if sentence.isMark(",", at: index) { return index + 1 }
      if let next = sentence.skip(anyOf: passed, at: index, before: range.upperBound) {
        // "Statt Reis waren es Nudeln".
        return sentence.language == .german
          ? sentence.skip(anyOf: subjects, at: next, before: range.upperBound) ?? next : next
      }
      return sentence.skip(anyOf: subjects, at: index, before: range.upperBound).flatMap { next in
        sentence.skip(anyOf: passed + [.trigger(.ate)], at: next, before: range.upperBound)
      }
    }
    guard let start = range.dropFirst().first(where: { end($0) != nil }) else { return nil }
    var next = start
    while next < range.upperBound, let skipped = end(next) { next = skipped }
    return next < range.upperBound ? start..<next : nil
  }
}
