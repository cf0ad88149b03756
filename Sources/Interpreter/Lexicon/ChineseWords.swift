internal import Nutrition
internal import Words

/// Splits runs of Chinese, which has no spaces: the longest known words first, and the rest stays together. Words are
/// looked up in simplified characters, whichever the line uses.
struct ChineseWords: Hashable, Sendable {
  private var tags: [String: Tag] = [:]
  /// Measure words that also have another meaning at the start of a sentence: 把.
  private var ambiguous: Set<String> = []
  /// Measure words, some of which have another meaning too.
  private var measures: Set<String> = []
  /// Hours, years, calories and other words that follow a number.
  private var countable: Set<String> = []
  private var longest = 1
  /// About the number of words, to reserve memory once.
  private static let usual = 3_000

  init() { tags.reserveCapacity(ChineseWords.usual) }

  mutating func insert(_ spelling: String, _ tag: Tag) {
    if isMeasure(tag) { measures.insert(spelling) }
    if isCountable(tag) { countable.insert(spelling) }
    if let known = tags[spelling] {
      if isMeasure(tag) || isMeasure(known) { ambiguous.insert(spelling) }
      return
    }
    tags[spelling] = tag
    longest = max(longest, spelling.count)
  }

  func takenApart(_ tokens: [Token], numbers: NumberGrammar) -> [Token] {
    guard tokens.contains(where: \.isHan) else { return tokens }
    return tokens.indices.flatMap { index in
      tokens[index].isHan
        ? pieces(of: tokens[index], after: index > 0 ? tokens[index - 1] : nil, numbers) : [tokens[index]]
    }
  }

  /// What comes before a word: a number, a measure word, or anything else.
  private enum Before {
    case number, measure, other
  }

  private func pieces(of token: Token, after previous: Token?, _ numbers: NumberGrammar) -> [Token] {
    let characters = Array(token.folded)
    var texts: [String] = []
    var pending = ""
    var before = previous?.kind == .number && token.isGlued ? Before.number : .other
    var index = 0
    while index < characters.count {
      guard
        let word = number(at: index, in: characters, numbers) ?? word(at: index, in: characters, after: before)
      else {
        pending.append(characters[index])
        before = .other
        index += 1
        continue
      }
      if !pending.isEmpty { texts.append(pending) }
      pending = ""
      texts.append(word)
      index += word.count
      // "一两个": 两 is a number before another measure word.
      let isCounting =
        ambiguous.contains(word) && tags[word].map(isNumber) == true && isMeasured(at: index, in: characters)
      before = isCounting ? .number : kind(of: word, after: before)
    }
    if !pending.isEmpty { texts.append(pending) }
    return tokens(texts, in: token)
  }

  private func kind(of word: String, after before: Before) -> Before {
    guard let tag = tags[word] else { return .number }
    if before == .number, measures.contains(word) || countable.contains(word) { return .measure }
    if before == .number, isSize(tag), word.count == 1 { return .number }
    return isNumber(tag) || isFactor(tag) ? .number : .other
  }

  /// The number at `index`. It counts only before a measure word, because its characters also occur in food names; a
  /// longer one also at the end.
  private func number(at index: Int, in characters: [Character], _ numbers: NumberGrammar) -> String? {
    let found = numbers.read { distance in
      index + distance < characters.count ? String(characters[index + distance]) : nil
    }
    guard var count = found?.count, longestWord(at: index, in: characters) <= count else { return nil }
    if let hour = hour(Array(characters[index..<index + count]), before: index + count, in: characters) { count = hour }
    let next = index + count
    guard isCounted(at: next, in: characters) || (count > 1 && next == characters.count) else { return nil }
    return String(characters[index..<next])
  }

  /// The length of the hour in "三点一块蛋糕" and "八点零五分", where a piece or minutes follow and no decimal. Nil for other
  /// numbers.
  private func hour(_ number: [Character], before end: Int, in characters: [Character]) -> Int? {
    guard let point = number.firstIndex(of: "点"), point > 0 else { return nil }
    if minutes(at: end, in: characters) != nil { return point }
    guard point == number.count - 2,
      ["一", "两", "半"].contains(number[point + 1]), isPiece(at: end, in: characters)
    else { return nil }
    return point
  }

  /// Whether a measure word for pieces is here, and none for a weight.
  private func isPiece(at index: Int, in characters: [Character]) -> Bool {
    (1...longest).contains { length in
      guard index + length <= characters.count, case let word = String(characters[index..<index + length]),
        measures.contains(word)
      else { return false }
      if case .unit(let unit)? = tags[word] { return !unit.isMeasured }
      return true
    }
  }

  /// The number of characters of the longest known word at `index`.
  private func longestWord(at index: Int, in characters: [Character]) -> Int {
    (1...longest).last { length in
      index + length <= characters.count && tags[String(characters[index..<index + length])] != nil
    } ?? 0
  }

  /// The longest known word at `index`. A fraction counts only before or after a measure word, and a measure word only
  /// after a number, because both also occur in food names.
  private func word(at index: Int, in characters: [Character], after before: Before) -> String? {
    if before == .number, let minutes = minutes(at: index, in: characters) { return minutes }
    for length in stride(from: min(longest, characters.count - index), through: 1, by: -1) {
      let word = String(characters[index..<index + length])
      guard let tag = tags[word] else { continue }
      if isNumber(tag), before != .number || !measures.contains(word) {
        let isLast = length > 2 && index + length == characters.count
        guard
          before == .measure || isLast || isCounted(at: index + length, in: characters)
            || before == .number && isDozen(tag)
        else { continue }
        if case .number = tag { continue }
        if case .scale = tag, before != .number { continue }
      }
      // "炒面只吃了一半": before a verb 只 is "only".
      let isOther = ambiguous.contains(word) && isEating(at: index + length, in: characters)
      if isMeasure(tag), before != .number, !isOwnCount(tag), !isOther, index > 0 || !ambiguous.contains(word) {
        continue
      }
      if isSize(tag), length == 1, before != .number || !isMeasured(at: index + 1, in: characters) { continue }
      return word
    }
    return nil
  }

  /// The word for minutes, which right behind a number begins no other one: "8点30分 | 吃了".
  private func minutes(at index: Int, in characters: [Character]) -> String? {
    stride(from: min(longest, characters.count - index), through: 1, by: -1).lazy
      .map { String(characters[index..<index + $0]) }.first { tags[$0] == .body(.minutes) }
  }

  /// Whether something that can be counted is here: a measure word, or a number before one.
  private func isCounted(at index: Int, in characters: [Character]) -> Bool {
    (1...longest).contains { length in
      guard index + length <= characters.count else { return false }
      let word = String(characters[index..<index + length])
      return measures.contains(word) || countable.contains(word) || tags[word].map { isNumber($0) } == true
        || length == 1 && tags[word].map(isSize) == true && isMeasured(at: index + 1, in: characters)
    }
  }

  private func isEating(at index: Int, in characters: [Character]) -> Bool {
    (1...longest).contains { length in
      index + length <= characters.count
        && [.trigger(.ate), .person(.has)].contains(tags[String(characters[index..<index + length])])
    }
  }

  private func isMeasured(at index: Int, in characters: [Character]) -> Bool {
    (1...longest).contains { length in
      index + length <= characters.count && measures.contains(String(characters[index..<index + length]))
    }
  }

  /// One letter for a size stands between a number and a measure word only, "一小碗"; 大米 and 小米 are foods.
  private func isSize(_ tag: Tag) -> Bool {
    if case .size = tag { true } else { false }
  }

  /// "俩" is two pieces without a measure word.
  private func isOwnCount(_ tag: Tag) -> Bool {
    if case .measure(_, .piece) = tag { true } else { false }
  }

  private func isCountable(_ tag: Tag) -> Bool {
    switch tag {
    case .energy, .ago, .oClock, .body, .span, .people, .ways, .currency: true
    default: false
    }
  }

  private func isNumber(_ tag: Tag) -> Bool {
    switch tag {
    case .number, .scale, .fraction, .vague: true
    default: false
    }
  }

  /// A dozen counts without a measure word: 一打鸡蛋.
  private func isDozen(_ tag: Tag) -> Bool {
    if case .scale(let scale) = tag { scale == FixedDecimal(12) } else { false }
  }

  /// "三分之一" (a third) is an amount before a measure word, and a factor where it is alone.
  private func isFactor(_ tag: Tag) -> Bool {
    if case .factor = tag { true } else { false }
  }

  private func isMeasure(_ tag: Tag) -> Bool {
    switch tag {
    case .unit, .measure, .body(.activeDays), .body(.age), .body(.metre): true
    default: false
    }
  }

  private func tokens(_ texts: [String], in whole: Token) -> [Token] {
    var start = whole.range.lowerBound
    var rest = whole.original[...]
    return texts.enumerated().map { index, text in
      let original = String(rest.prefix(text.count))
      rest = rest.dropFirst(text.count)
      defer { start += original.utf8.count }
      return Token(
        kind: .word, original: original, lower: original, folded: text, spacing: index == 0 ? whole.spacing : .glued,
        range: start..<start + original.utf8.count)
    }
  }
}

extension Token {
  /// Whether it is a run of Chinese.
  var isHan: Bool { kind == .word && original.unicodeScalars.first.map { ScalarKind($0) == .han } == true }
}
