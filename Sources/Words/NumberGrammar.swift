package import Nutrition

/// The number words of one language, and the role of each in a number of several words.
///
/// The code knows no language; everything specific is in the language's folder.
package struct NumberGrammar: Sendable {
  /// The roles of each folded word.
  private var parts: [String: [NumberPart]] = [:]
  /// The same by first byte, the longest first: pieces of numbers that are written as one word.
  private var pieces: [UInt8: [(bytes: [UInt8], part: NumberPart)]] = [:]

  /// Whether eleven has a word of its own, so that nothing is added to ten: "um zehn ein Brötchen" is no eleven.
  private var hasEleven = false

  /// Whether the ones stand before the tens, so that none are added behind these: "acht Uhr dreißig zwei Eier".
  private var hasOnesFirst = false

  /// The signs that separate thousands in digits: ".", ",", a space.
  package private(set) var thousands: Set<UInt8> = []

  /// In bytes; longer words are not numbers.
  private static let longestWord = 64

  /// A grammar without number words.
  package init() {}

  /// The number words of a language in a table.
  package init(_ table: WordTable, _ language: Language) {
    var role: (heading: Int, means: Role?)?
    for phrase in table.phrases(of: .numbers, language: language) {
      if role?.heading != phrase.heading { role = (phrase.heading, Role(table.heading(phrase.heading))) }
      guard let means = role?.means else { continue }
      insert(Folding.folded(phrase.text), means)
      let written = language == .german ? Folding.withoutUmlauts(phrase.text) : phrase.text
      if written != phrase.text { insert(Folding.folded(written), means) }
    }
  }

  /// Whether a heading is one of the roles of this grammar.
  package static func reads(_ heading: WordHeading) -> Bool { Role(heading) != nil }

  /// The role of the phrases under a heading.
  private enum Role {
    /// They separate thousands.
    case thousands
    case part(NumberPart)

    init?(_ heading: WordHeading) {
      if heading.kind == "thousands" {
        self = .thousands
      } else if let part = NumberGrammar.part(heading) {
        self = .part(part)
      } else {
        return nil
      }
    }
  }

  private mutating func insert(_ spelling: String, _ role: Role) {
    switch role {
    case .thousands: thousands.insert(spelling == "space" ? UInt8(ascii: " ") : spelling.utf8.first ?? 0)
    case .part(let part):
      hasEleven = hasEleven || part == .number(FixedDecimal(11))
      if case .onesFirst = part { hasOnesFirst = true }
      insert(spelling, part)
    }
  }

  private mutating func insert(_ spelling: String, _ part: NumberPart) {
    let bytes = Array(spelling.utf8)
    guard let first = bytes.first, !bytes.contains(UInt8(ascii: " ")) else { return }
    if part.standsApart { parts[spelling, default: []].append(part) }
    var known = pieces[first, default: []]
    known.insert((bytes, part), at: known.firstIndex { $0.bytes.count < bytes.count } ?? known.count)
    pieces[first] = known
  }

  private static func part(_ heading: WordHeading) -> NumberPart? {
    let figure = FixedDecimal(heading.value)
    return switch heading.kind {
    case "number": figure.map { .number($0) }
    case "leading": figure.map { .leading($0) }
    case "bound": figure.map { .bound($0) }
    // A dozen can be counted ("two dozen"), but nothing is added to it.
    case "scale": figure.flatMap { $0.isPowerOfTen ? .scale($0, hasTenths: false) : nil }
    case "scale-with-tenths": figure.map { .scale($0, hasTenths: true) }
    case "join": figure.map { .join($0) }
    case "ones-first": figure.map { .onesFirst($0) }
    case "point": .point
    case "leading-point": .leadingPoint
    case "half-more": .halfMore
    default: nil
    }
  }

  // MARK: Reading

  /// Whether a word is a number word.
  package func knows(_ word: String) -> Bool { parts[word] != nil }

  /// Whether a word multiplies the number before it: "hundred".
  package func isScale(_ word: String) -> Bool { parts[word]?.contains(where: \.isScale) == true }

  /// The number that words express.
  ///
  /// - Parameters:
  ///   - sum: what came before them: nothing, or a number in digits.
  ///   - word: returns the folded word at an index from zero; nil after the last.
  /// - Returns: the number, and how many words express it. Nil where the first word is not part of a number.
  package func read(after sum: NumberSum = NumberSum(), _ word: (Int) -> String?) -> (value: FixedDecimal, count: Int)?
  {
    var sum = sum
    var found: (value: FixedDecimal, count: Int)?
    var whole: (value: FixedDecimal, count: Int)?
    var index = 0
    while let next = word(index).flatMap({ adding($0, to: sum) }) {
      sum = next
      index += 1
      if sum.isComplete { found = (sum.value, index) }
      if sum.isComplete, !sum.hasDecimals { whole = found }
    }
    // Not a decimal: 八点三十分 is an hour and its minutes.
    return sum.hasDecimals && word(index).map { parts[$0] != nil } == true ? whole : found
  }

  /// The number that words express, if all of them are part of it.
  ///
  /// - Parameter words: folded, with single spaces.
  package func number(_ words: String) -> FixedDecimal? {
    let parts = words.split(separator: " ").map(String.init)
    guard let found = read({ $0 < parts.count ? parts[$0] : nil }), found.count == parts.count else { return nil }
    return found.value
  }

  private func adding(_ word: String, to sum: NumberSum) -> NumberSum? {
    if hasEleven, sum.endsInTen, parts[word]?.contains(where: { $0.isScale || $0.isJoin }) != true { return nil }
    if hasOnesFirst, sum.endsInTens, parts[word]?.contains(where: \.isOnes) == true { return nil }
    guard let parts = parts[word] else { return joined(Array(word.utf8)[...]).flatMap { sum.adding(.number($0)) } }
    // "Hundert" multiplies what is before it where possible, and is otherwise a number itself.
    return parts.lazy.sorted { $0.isScale && !$1.isScale }.compactMap { sum.adding($0) }.first
  }

  /// The number of a word that consists of number words: "zweihundertfünfzig". Nil for any other word.
  ///
  /// - Parameter word: the bytes of the folded word.
  package func joined(_ word: ArraySlice<UInt8>) -> FixedDecimal? {
    guard let first = word.first, pieces[first] != nil, word.count <= NumberGrammar.longestWord else { return nil }
    return joined(word, NumberSum())
  }

  private func joined(_ rest: ArraySlice<UInt8>, _ sum: NumberSum) -> FixedDecimal? {
    guard let first = rest.first else { return sum.isComplete ? sum.value : nil }
    for (bytes, part) in pieces[first] ?? [] where bytes.count <= rest.count && rest.starts(with: bytes) {
      guard let next = sum.adding(part) else { continue }
      if let value = joined(rest.dropFirst(bytes.count), next) { return value }
    }
    return nil
  }
}

extension NumberPart {
  /// Whether it can be a word of its own.
  fileprivate var standsApart: Bool {
    switch self {
    case .bound, .halfMore: false
    default: true
    }
  }

  fileprivate var isScale: Bool {
    if case .scale = self { true } else { false }
  }

  fileprivate var isOnes: Bool {
    if case .number(let number) = self { number < FixedDecimal(10) } else { false }
  }

  fileprivate var isJoin: Bool {
    switch self {
    case .join, .point, .leadingPoint: true
    default: false
    }
  }
}

extension FixedDecimal {
  fileprivate var isPowerOfTen: Bool {
    var power = FixedDecimal(10)
    while power < self { power = power * FixedDecimal(10) }
    return power == self
  }
}
