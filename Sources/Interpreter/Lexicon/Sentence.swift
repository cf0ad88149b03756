internal import Nutrition
internal import Words

/// A meaning found at a token, and how many tokens say it.
struct Phrase: Hashable, Sendable {
  let tag: Tag
  let length: Int
}

/// A line, its tokens and what they can mean.
struct Sentence: Hashable, Sendable {
  /// As typed.
  let line: String
  let tokens: [Token]
  /// For every token the phrases that begin at it, the longest first.
  let phrases: [[Phrase]]
  let language: Language
  /// The signs that part thousands in its digits.
  var thousands: Set<UInt8>
  /// The words that the lexicon does not know, in order: names of foods and of people, and what nobody has told it.
  let unknownWords: [Int]

  init(
    line: String, tokens: [Token], phrases: [[Phrase]], language: Language, thousands: Set<UInt8> = [Digits.comma]
  ) {
    self.line = line
    self.tokens = tokens
    self.phrases = phrases
    self.language = language
    self.thousands = thousands
    var known = 0
    unknownWords = tokens.indices.filter { index in
      known = max(known, phrases[index].first.map { index + $0.length } ?? index)
      return known <= index && tokens[index].isWord
    }
  }

  var range: Range<Int> { tokens.indices }

  /// The longest phrase at `index` that ends by `end` and that `pick` accepts.
  func find<Value>(
    at index: Int, before end: Int? = nil, _ pick: (Tag) -> Value?
  ) -> (value: Value, next: Int)? {
    let end = end ?? tokens.count
    guard index < end else { return nil }
    for phrase in phrases[index] where index + phrase.length <= end {
      if let value = pick(phrase.tag) { return (value, index + phrase.length) }
    }
    return nil
  }

  /// The nutrient that is named at `index`, and where its name ends.
  func nutrient(at index: Int, before end: Int? = nil) -> (value: Nutrient, next: Int)? {
    find(at: index, before: end) { if case .nutrient(let nutrient) = $0 { nutrient } else { nil } }
  }

  /// Where the longest phrase at `index` with just this meaning ends.
  func skip(_ tag: Tag, at index: Int, before end: Int? = nil) -> Int? {
    find(at: index, before: end) { $0 == tag ? true : nil }?.next
  }

  /// Where the longest phrase at `index` with one of these meanings ends.
  func skip(anyOf tags: [Tag], at index: Int, before end: Int? = nil) -> Int? {
    find(at: index, before: end) { tags.contains($0) ? true : nil }?.next
  }

  /// How often or which part of something is said at `index`: "double", "half".
  func factor(at index: Int, before end: Int? = nil) -> (value: FixedDecimal, next: Int)? {
    find(at: index, before: end) { if case .factor(let value) = $0 { value } else { nil } }
  }

  /// The place in a list that is said at `index`: "the second one".
  func ordinal(at index: Int, before end: Int) -> (value: Int, next: Int)? {
    let start = skip(.determiner, at: index, before: end) ?? index
    return find(at: start, before: end) { if case .ordinal(let number) = $0 { number } else { nil } }
  }

  /// Where "after my run", "before the gym" ends: it says when.
  func activity(at index: Int, before end: Int) -> Int? {
    guard let after = skip(anyOf: [.tail, .leadToTime], at: index, before: end) else { return nil }
    // "After my" is one phrase or two.
    let start = skip(anyOf: [.determiner, .article], at: after, before: end) ?? after
    return skip(.trigger(.exercise), at: start, before: end)
  }

  /// "Me and my husband", "my wife and I": who speaks and others, how many they are, and where the words end.
  func company(at start: Int) -> (people: Int, end: Int)? {
    var (people, index, hasSpeaker) = (0, start, false)
    while let next = skip(.company, at: index) ?? skip(.subject, at: index) {
      hasSpeaker = hasSpeaker || skip(anyOf: [.person(.speaker), .subject], at: index) != nil
      people += 1
      guard let conjunction = skip(.conjunction(.and), at: next) else {
        return people > 1 && hasSpeaker ? (people, next) : nil
      }
      index = conjunction
    }
    return nil
  }

  /// "nd", right behind a number.
  func isOrdinalEnding(_ index: Int) -> Bool {
    guard index < tokens.count, tokens[index].isGlued, index > 0, tokens[index - 1].isNumber else { return false }
    return ["st", "nd", "rd", "th"].contains(tokens[index].folded)
  }

  func isMark(_ mark: String, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isMark(mark)
  }

  /// The tokens as typed, with single spaces.
  func original(_ indices: some Sequence<Int>) -> String {
    joined(indices) { $0.original }
  }

  /// The tokens as a food finder wants them: lower case, single spaces.
  func lower(_ indices: some Sequence<Int>) -> String {
    joined(indices, hyphens: false) { $0.lower }
  }

  /// A stretch of the line as typed, from the token before it to the one after, with single spaces and without control
  /// characters: emoji, which are no tokens, are kept.
  func written(_ range: Range<Int>) -> String {
    let start = range.lowerBound > 0 ? tokens[range.lowerBound - 1].range.upperBound : 0
    let end = range.upperBound < tokens.count ? tokens[range.upperBound].range.lowerBound : line.utf8.count
    let bytes = line.utf8.dropFirst(start).prefix(end - start)
    var text = ""
    for scalar in Substring(bytes).unicodeScalars {
      if scalar.isShown {
        text.unicodeScalars.append(scalar)
      } else if !text.isEmpty, text.utf8.last != UInt8(ascii: " ") {
        text.append(" ")
      }
    }
    return text.utf8.last == UInt8(ascii: " ") ? String(text.dropLast()) : text
  }

  private func joined(_ indices: some Sequence<Int>, hyphens: Bool = true, _ text: (Token) -> String) -> String {
    var result = ""
    for index in indices {
      let token = tokens[index]
      if !result.isEmpty {
        switch token.spacing {
        case .apart: result.append(" ")
        case .hyphen: result.append(hyphens ? "-" : " ")
        case .glued: if tokens[index - 1].isWord, token.isWord, language != .chinese { result.append(" ") }
        }
      }
      result.append(text(token))
    }
    return result
  }
}

extension Sentence {
  /// The line as typed, with a space for some of its tokens.
  ///
  /// - Parameter ranges: in their order, none of them empty.
  func line(without ranges: [Range<Int>]) -> String {
    let bytes = Array(line.utf8)
    var kept: [UInt8] = []
    var start = 0
    for range in ranges {
      kept += bytes[start..<tokens[range.lowerBound].range.lowerBound] + [UInt8(ascii: " ")]
      start = tokens[range.upperBound - 1].range.upperBound
    }
    return String(decoding: kept + bytes[start...], as: UTF8.self)
  }
}
