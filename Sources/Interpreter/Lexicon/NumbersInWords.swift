internal import Nutrition
internal import Words

/// Numbers in words, in every language of the lexicon. They are replaced by tokens of digits, so that other code sees
/// only digits.
struct NumbersInWords: Sendable {
  private let languages: [Language]
  private let grammars: [Language: NumberGrammar]

  /// Without number words.
  init() { (languages, grammars) = ([], [:]) }

  init(_ table: WordTable) {
    languages = table.languages
    grammars = Dictionary(uniqueKeysWithValues: languages.map { ($0, NumberGrammar(table, $0)) })
  }

  /// The grammar of a language; an empty one where the lexicon has none.
  func grammar(_ language: Language) -> NumberGrammar { grammars[language] ?? NumberGrammar() }

  /// The entry for a word that consists of number words only, in the language of these.
  func joined(_ token: Token) -> LexiconEntry? {
    guard token.isWord else { return nil }
    let letters = Array(token.folded.utf8)[...]
    for language in languages {
      guard let value = grammars[language]?.joined(letters) else { continue }
      return LexiconEntry(language: language, tag: .number(value), length: 1)
    }
    return nil
  }

  /// The tokens with each number of several words, or above twelve, as one token of digits. Nil where there is none.
  ///
  /// - Parameter found: the lexicon's entries for each token.
  func inDigits(_ tokens: [Token], _ found: [[LexiconEntry]], _ language: Language) -> [Token]? {
    let line = WordsOfLine(tokens: tokens, found: found, language: language)
    var result: [Token] = []
    var index = 0
    while index < tokens.count {
      if let number = number(at: index, in: line) {
        result.append(line.token(number.value, index..<number.next))
        index = number.next
      } else {
        result.append(tokens[index])
        index += 1
      }
    }
    return result.count == tokens.count && result == tokens ? nil : result
  }

  private func number(at index: Int, in line: WordsOfLine) -> (value: FixedDecimal, next: Int)? {
    let own = [line.language, .english]
    for language in own + line.otherLanguages(at: index) {
      guard let grammar = grammars[language], let number = number(at: index, in: line, grammar) else { continue }
      // "Ich bin 34" (bin is Turkish for a thousand): a single number word counts only in its own language.
      if !own.contains(language), number.next == index + 1, grammar.knows(line.tokens[index].folded) { continue }
      return number
    }
    return nil
  }

  private func number(
    at index: Int, in line: WordsOfLine, _ grammar: NumberGrammar
  ) -> (value: FixedDecimal, next: Int)? {
    let token = line.tokens[index]
    guard token.spacing != .hyphen else { return nil }
    if let next = line.afterGroup(index, grammar.thousands) {
      let digits = line.tokens[index].original + line.tokens[index + 1].original
      return Digits.figure(digits).map { ($0, next) }
    }
    let beginning = token.isNumber ? Digits.figure(token.original) : line.isArticle(index) ? FixedDecimal(1) : nil
    if let beginning, index + 1 < line.tokens.count, grammar.isScale(line.tokens[index + 1].folded) {
      // "2 hundred", "a hundred and fifty".
      let rest = grammar.read(after: NumberSum(beginning)) { line.word(index + 1 + $0) }
      return rest.map { ($0.value, index + 1 + $0.count) }
    }
    // "A couple hundred".
    if line.isArticle(index), index + 2 < line.tokens.count, grammar.isScale(line.tokens[index + 2].folded),
      let rest = grammar.read({ line.word(index + 1 + $0) }), rest.count > 1
    {
      return (rest.value, index + 1 + rest.count)
    }
    guard token.isWord, let number = grammar.read({ line.word(index + $0) }) else { return nil }
    let next = index + number.count
    // "Bin" alone, Turkish for a thousand, is no amount.
    guard number.count > 1 || line.tokens.count > 1 || !grammar.isScale(token.folded) else { return nil }
    guard !line.isHour(index..<next) else { return nil }
    guard line.isNumber(number.value, index..<next) || !grammar.knows(token.folded) else { return nil }
    return (number.value, next)
  }
}

/// The tokens of a line with the lexicon's entries for each.
private struct WordsOfLine {
  let tokens: [Token]
  let found: [[LexiconEntry]]
  let language: Language

  /// The languages that know a word, where neither the line's language nor English does.
  func otherLanguages(at index: Int) -> [Language] {
    guard tokens[index].isWord, !found[index].contains(where: { [language, .english].contains($0.language) }) else {
      return []
    }
    return found[index].map(\.language)
  }

  func isArticle(_ index: Int) -> Bool { found[index].contains { $0.tag == .article } }

  /// Whether it is an hour and another number, and no decimal: a measure word for pieces follows, "三点一块蛋糕", or minutes.
  func isHour(_ range: Range<Int>) -> Bool {
    guard range.count == 3, range.upperBound < tokens.count,
      found[range.lowerBound + 1].contains(where: { $0.tag == .oClock })
    else { return false }
    return found[range.upperBound].contains { entry in
      switch entry.tag {
      case .unit(let unit): !unit.isMeasured
      case .body(.minutes): true
      default: false
      }
    }
  }

  func word(_ index: Int) -> String? {
    index < tokens.count && tokens[index].isWord ? tokens[index].folded : nil
  }

  /// The end of "1 500" in a language that separates thousands by a space. Grams or millilitres must follow, and no
  /// container, as in "2 400 g Dosen".
  func afterGroup(_ index: Int, _ thousands: Set<UInt8>) -> Int? {
    guard thousands.contains(UInt8(ascii: " ")), index + 2 < tokens.count, isGroup(index, 1...3),
      tokens[index].original.utf8.first != UInt8(ascii: "0"), isGroup(index + 1, 3...3),
      tokens[index + 1].range.lowerBound == tokens[index].range.upperBound + 1,
      found[index + 2].contains(where: { $0.tag.isMetricPart }),
      index + 3 == tokens.count || !found[index + 3].contains(where: { $0.tag.isContainer })
    else { return nil }
    return index + 2
  }

  private func isGroup(_ index: Int, _ length: ClosedRange<Int>) -> Bool {
    let digits = tokens[index].original.utf8
    return tokens[index].isNumber && length.contains(digits.count)
      && digits.allSatisfy(\.isDigit)
  }

  /// Whether words are replaced by digits: several words, or a number above twelve. Smaller numbers also occur in names
  /// and stay words, as does zero unless a unit follows.
  func isNumber(_ value: FixedDecimal, _ range: Range<Int>) -> Bool {
    let longest = found[range.lowerBound].first { !$0.tag.isOfNumber && $0.language == language }
    if let longest, longest.length > range.count { return false }
    if value == .zero { return range.count > 1 || isUnit(range.upperBound) }
    return range.count > 1 || value > FixedDecimal(12) || value.wholeNumber == nil || isVerbCounting(range.lowerBound)
  }

  /// Whether it is a number where as a verb it would have nothing before it: "yedi yumurta yedim" are seven, "elma yedi" is "ate".
  private func isVerbCounting(_ index: Int) -> Bool {
    guard found[index].contains(where: { $0.tag == .person(.has) }), index + 2 < tokens.count, tokens[index + 1].isWord,
      index == 0 || !tokens[index - 1].isWord || found[index - 1].contains(where: { !$0.tag.mayNameFood })
    else { return false }
    return found[index + 1].allSatisfy { entry in
      switch entry.tag {
      case .unit, .size, .halfMore, .number, .oClock: true
      default: entry.tag.mayNameFood
      }
    }
  }

  private func isUnit(_ index: Int) -> Bool {
    guard index < tokens.count else { return false }
    return found[index].contains { entry in
      switch entry.tag {
      case .unit, .energy, .measure: true
      default: false
      }
    }
  }

  /// The token of digits that replaces several.
  func token(_ value: FixedDecimal, _ range: Range<Int>) -> Token {
    let (first, last) = (tokens[range.lowerBound], tokens[range.upperBound - 1])
    let digits = value.description
    return Token(
      kind: .number, original: digits, lower: digits, folded: digits, spacing: first.spacing,
      range: first.range.lowerBound..<last.range.upperBound)
  }
}

extension Tag {
  fileprivate var isMetricPart: Bool {
    if case .unit(let unit) = self { unit.isMetricPart } else { false }
  }

  fileprivate var isContainer: Bool {
    if case .unit(let unit) = self { unit.isContainer } else { false }
  }

  /// Whether it is a number word that adds or multiplies.
  var isOfNumber: Bool {
    switch self {
    case .number, .scale: true
    default: false
    }
  }
}
