internal import Nutrition

/// Takes runs of Chinese apart, which is written without spaces: the longest known words first, the rest stays
/// together.
struct ChineseWords: Hashable, Sendable {
  private var meanings: [String: Meaning] = [:]
  /// Measure words that are also other words, at the start of a sentence: 把.
  private var ambiguous: Set<String> = []
  private var longest = 1

  mutating func insert(_ spelling: String, _ meaning: Meaning) {
    if isMeasure(meaning), meanings[spelling] != nil { ambiguous.insert(spelling) }
    if let known = meanings[spelling], isMeasure(known), !isMeasure(meaning) { ambiguous.insert(spelling) }
    if meanings[spelling] == nil { meanings[spelling] = meaning }
    longest = max(longest, spelling.count)
  }

  func takenApart(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: isHan) else { return tokens }
    return tokens.indices.flatMap { index in
      isHan(tokens[index]) ? pieces(of: tokens[index], after: index > 0 ? tokens[index - 1] : nil) : [tokens[index]]
    }
  }

  private func isHan(_ token: Token) -> Bool {
    token.kind == .word && token.original.unicodeScalars.first.map { ScalarKind($0) == .han } == true
  }

  private func pieces(of token: Token, after previous: Token?) -> [Token] {
    let characters = Array(token.original)
    var texts: [String] = []
    var pending = ""
    var followsNumber = previous?.kind == .number && token.isGlued
    var index = 0
    while index < characters.count {
      guard let word = word(at: index, in: characters, followsNumber: followsNumber) else {
        pending.append(characters[index])
        followsNumber = false
        index += 1
        continue
      }
      if !pending.isEmpty { texts.append(pending) }
      pending = ""
      texts.append(word)
      followsNumber = meanings[word].map { isNumber($0) || isFactor($0) } ?? false
      index += word.count
    }
    if !pending.isEmpty { texts.append(pending) }
    return tokens(texts, in: token)
  }

  /// The longest known word at `index`. A number counts only before another number or a measure word, a measure
  /// word only after a number: both are also parts of food names.
  private func word(at index: Int, in characters: [Character], followsNumber: Bool) -> String? {
    for length in stride(from: min(longest, characters.count - index), through: 1, by: -1) {
      let word = String(characters[index..<index + length])
      guard let meaning = meanings[word] else { continue }
      if isNumber(meaning) {
        guard isCounting(at: index + length, in: characters) else { continue }
      }
      if isMeasure(meaning), !followsNumber, index > 0 || !ambiguous.contains(word) { continue }
      return word
    }
    return nil
  }

  /// Whether a number or a measure word stands here.
  private func isCounting(at index: Int, in characters: [Character]) -> Bool {
    (1...longest).contains { length in
      guard index + length <= characters.count else { return false }
      return meanings[String(characters[index..<index + length])].map { isNumber($0) || isMeasure($0) } == true
    }
  }

  private func isNumber(_ meaning: Meaning) -> Bool {
    switch meaning {
    case .number, .scale, .fraction, .vague: true
    default: false
    }
  }

  /// 三分之一 counts before a measure word, and changes where it stands alone.
  private func isFactor(_ meaning: Meaning) -> Bool {
    if case .factor = meaning { true } else { false }
  }

  private func isMeasure(_ meaning: Meaning) -> Bool {
    switch meaning {
    case .unit, .measure: true
    default: false
    }
  }

  private func tokens(_ texts: [String], in whole: Token) -> [Token] {
    var start = whole.range.lowerBound
    return texts.enumerated().map { index, text in
      defer { start += text.utf8.count }
      return Token(
        kind: .word, original: text, lower: text, folded: text, spacing: index == 0 ? whole.spacing : .glued,
        range: start..<start + text.utf8.count)
    }
  }
}
