internal import Calls
internal import Nutrition
internal import Words

/// A tag found at a token, with the number of tokens that it covers.
struct Phrase: Hashable, Sendable {
  let tag: Tag
  let length: Int
}

/// A line with its tokens and their tags.
struct Sentence: Hashable, Sendable {
  /// As typed.
  let line: String
  let tokens: [Token]
  /// For each token the phrases that begin at it, the longest first.
  let phrases: [[Phrase]]
  let language: Language
  /// The signs that separate thousands in its digits.
  var thousands: Set<UInt8>
  /// The indices of words that are not in the lexicon: names of foods and people, and other unknown words.
  let unknownWords: [Int]
  /// Whether there are several colons, as behind the names of several meals.
  let hasColons: Bool

  init(
    line: String, tokens: [Token], phrases: [[Phrase]], language: Language, thousands: Set<UInt8> = [Digits.comma]
  ) {
    self.line = line
    self.tokens = tokens
    self.phrases = phrases
    self.language = language
    self.thousands = thousands
    hasColons = tokens.count { $0.isMark(":") } > 1
    var known = 0
    unknownWords = tokens.indices.filter { index in
      known = max(known, phrases[index].first.map { index + $0.length } ?? index)
      return known <= index && tokens[index].isWord
    }
  }

  var range: Range<Int> { tokens.indices }

  /// The value of the longest phrase at `index` that ends by `end` and that `pick` accepts, and the index after it.
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

  /// The nutrient named at `index`, and the index after it.
  func nutrient(at index: Int, before end: Int? = nil) -> (value: Nutrient, next: Int)? {
    find(at: index, before: end) { if case .nutrient(let nutrient) = $0 { nutrient } else { nil } }
  }

  /// The index after the longest phrase at `index` with this tag. A line asks this thousands of times, so that both go without the
  /// closure of `find`.
  func skip(_ tag: Tag, at index: Int, before end: Int? = nil) -> Int? {
    let end = end ?? tokens.count
    guard index < end else { return nil }
    for phrase in phrases[index] where phrase.tag == tag && index + phrase.length <= end {
      return index + phrase.length
    }
    return nil
  }

  /// The index after the longest phrase at `index` with one of these tags.
  func skip(anyOf tags: [Tag], at index: Int, before end: Int? = nil) -> Int? {
    let end = end ?? tokens.count
    guard index < end else { return nil }
    for phrase in phrases[index] where index + phrase.length <= end && tags.contains(phrase.tag) {
      return index + phrase.length
    }
    return nil
  }

  /// The factor at `index`: "double", "half".
  func factor(at index: Int, before end: Int? = nil) -> (value: FixedDecimal, next: Int)? {
    find(at: index, before: end) { if case .factor(let value) = $0 { value } else { nil } }
  }

  /// Whether a determiner comes right before the word at `index`: "the | rice".
  func isDetermined(at index: Int) -> Bool { index > 0 && skip(.determiner, at: index - 1) == index }

  /// The direction of a change whose verb is at `index`: "raise", "lower".
  func turn(at index: Int, before end: Int) -> (value: Difference, next: Int)? {
    find(at: index, before: end) { if case .turn(let difference) = $0 { difference } else { nil } }
  }

  /// The position in a list at `index`: "the second one".
  func ordinal(at index: Int, before end: Int) -> (value: Int, next: Int)? {
    func number(at index: Int) -> (value: Int, next: Int)? {
      find(at: index, before: end) { if case .ordinal(let number) = $0 { number } else { nil } }
    }
    return number(at: index) ?? skip(.determiner, at: index, before: end).flatMap { number(at: $0) }
  }

  /// Whether a word or phrase for a state, such as "dry", begins at `index`.
  func isState(at index: Int) -> Bool { state(at: index) != nil }

  /// The state at `index`, such as "dry", and the index behind its words.
  func state(at index: Int, before end: Int? = nil) -> (value: FoodState, next: Int)? {
    find(at: index, before: end) { if case .state(let state) = $0 { state } else { nil } }
  }

  /// The number of an entry at `index`: "2" in "item 2". Nil for other tokens.
  func entryNumber(at index: Int) -> Int? {
    guard tokens.indices.contains(index), tokens[index].isNumber, let number = Int(tokens[index].original) else {
      return nil
    }
    return Sentence.entryNumbers.contains(number) ? number : nil
  }

  /// The numbers that entries may have.
  static let entryNumbers = 1...999

  /// The index after an activity that says when: "after my run", "before the gym".
  func activity(at index: Int, before end: Int) -> Int? {
    guard let after = skip(anyOf: [.tail, .leadToTime], at: index, before: end) else { return nil }
    // "After my" is one phrase or two.
    let start = skip(anyOf: [.determiner, .article], at: after, before: end) ?? after
    return skip(.trigger(.exercise), at: start, before: end)
  }

  /// The speaker and companions, how many they are, and the index after them: "me and my husband", "my wife and I", "me and
  /// Sarah".
  ///
  /// - Parameter isFood: whether a word that nobody knows is a food, and no name.
  func company(at start: Int, isFood: (String) -> Bool) -> (people: Int, end: Int)? {
    func companion(at index: Int) -> Int? {
      if let next = skip(anyOf: [.company, .subject], at: index) { return next }
      guard index < tokens.count, tokens[index].isWord, phrases[index].isEmpty, !isFood(tokens[index].lower) else {
        return nil
      }
      return index + 1
    }
    var (people, index, hasSpeaker) = (0, start, false)
    while let next = companion(at: index) {
      hasSpeaker = hasSpeaker || skip(anyOf: [.person(.speaker), .subject], at: index) != nil
      people += 1
      guard let conjunction = skip(.conjunction(.and), at: next), companion(at: conjunction) != nil else {
        return people > 1 && hasSpeaker ? (people, next) : nil
      }
      index = conjunction
    }
    return nil
  }

  /// The index after somebody else, "my wife", "he". Without its accent the Spanish "él" is an article.
  func companion(at index: Int, before end: Int) -> Int? {
    guard let next = skip(.company, at: index, before: end), skip(.determiner, at: index, before: end) != next else {
      return nil
    }
    return next
  }

  /// The index after those with whom it was, and how many they were in all: "跟老婆", "跟老婆两个人".
  func withCompany(at index: Int, before end: Int) -> Int? {
    guard let joint = skip(anyOf: [.conjunction(.and), .conjunction(.with)], at: index, before: end),
      let company = skip(.company, at: joint, before: end)
    else { return nil }
    return sharers(at: company, before: end)?.end ?? company
  }

  /// The index of the first mark from `index` on, or the end of the line.
  func nextMark(from index: Int) -> Int {
    (index..<tokens.count).first { tokens[$0].kind == .mark } ?? tokens.count
  }

  /// The index after the verb of somebody whose name stands at `index`: a word that nobody knows, "Steve had".
  func eaterNamed(at index: Int, before end: Int) -> Int? {
    guard index < end, tokens[index].isWord, unknownWords.contains(index) else { return nil }
    return skip(.trigger(.ate), at: index + 1, before: end)
  }

  /// The index after a word for "not"; "not sure" and "no llevaba" are none.
  func contrast(at index: Int, before end: Int) -> Int? {
    guard let next = skip(.contrast, at: index, before: end) else { return nil }
    let longer = skip(anyOf: [.filler, .conjunction(.without)], at: index, before: end)
    return longer.map { $0 > next } == true ? nil : next
  }

  /// The index after a Spanish "no", which before an amount is "not".
  func spanishNo(at index: Int) -> Int? {
    language == .spanish && tokens[index].lower == "no" ? index + 1 : nil
  }

  /// Whether an ordinal ending such as "nd" is right behind a number.
  func isOrdinalEnding(_ index: Int) -> Bool {
    guard index < tokens.count, tokens[index].isGlued, index > 0, tokens[index - 1].isNumber else { return false }
    return ["st", "nd", "rd", "th"].contains(tokens[index].folded)
  }

  /// Whether a word or phrase that joins foods begins at `index` and ends before `end`.
  func isConjunction(at index: Int, before end: Int? = nil) -> Bool {
    find(at: index, before: end) { if case .conjunction = $0 { true } else { nil } } != nil
  }

  func isMark(_ mark: String, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isMark(mark)
  }

  /// The index of the mark that ends the parentheses or brackets that begin at `index`. Nil where none begin there, or none end.
  func asideEnd(at index: Int, before end: Int) -> Int? {
    let closing = isMark("(", at: index) ? ")" : isMark("[", at: index) ? "]" : nil
    return closing.flatMap { mark in (index..<end).first { isMark(mark, at: $0) } }
  }

  /// The tokens as typed, with single spaces.
  func original(_ indices: some Sequence<Int>) -> String {
    joined(indices) { $0.original }
  }

  /// The tokens as a food finder expects them: lower case, single spaces.
  func lower(_ indices: some Sequence<Int>) -> String {
    joined(indices, hyphens: false) { $0.lower }
  }

  /// A range of the line as typed, with single spaces and without control characters. It extends to the tokens before
  /// and after, so that emoji, which are not tokens, are kept.
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
