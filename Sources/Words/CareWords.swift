internal import Nutrition

/// Recognises sentences that need more than a card: somebody is in distress, or a target would do harm. The check runs
/// on the device with phrases that people use, and phrases of harmless use prevent false alarms.
package struct CareWords: Sendable {
  /// What a sentence is about, the most urgent first.
  package enum Concern: String, CaseIterable, Sendable {
    case selfHarm = "self-harm"
    case bodyAlarm = "body alarm"
    case purging
    case restriction
    case lostControl = "lost control"
    case disclosure
    /// Losing weight during pregnancy or while breastfeeding.
    case pregnancy
    /// A child or teenager who is to lose weight.
    case child
    /// Erasing everything that is known about somebody, which no card does.
    case erasure
  }

  /// What was recognised in a line.
  package struct Finding: Hashable, Sendable {
    /// The most urgent concern of the sentence.
    package let concern: Concern
    /// The code of the language in which it was said: "en".
    package let language: String
    /// Whether it is about somebody else: "my sister".
    package let isAboutAnother: Bool
  }

  private let table: WordTable
  /// The names of the lists by the numbers of their headings.
  private let lists: [Int: String]

  /// The words in a table.
  package init(_ table: WordTable) {
    self.table = table
    lists = Dictionary(
      uniqueKeysWithValues: table.headings(of: .care).map { ($0, table.heading($0).text) })
  }

  /// The most urgent concern in a line; nil for nearly all lines.
  package func read(_ line: String) -> Finding? {
    guard line.utf8.count <= CareWords.longestLine else { return nil }
    let words = NameWords.separate(line)
    let said = phrases(in: words)
    let findings = Set(said.filter(\.isConcerning).map(\.language)).compactMap { language -> Finding? in
      let own = said.filter { $0.language == language }
      return concern(in: CareWords.removing(own.filter { $0.list == "trap" }, from: words), language).map { concern in
        Finding(concern: concern, language: language.code, isAboutAnother: own.contains { $0.list == "another" })
      }
    }
    return Concern.allCases.lazy.compactMap { concern in
      table.languages.lazy.compactMap { language in
        findings.first { $0.concern == concern && $0.language == language.code }
      }.first
    }.first
  }

  /// In bytes; longer texts are not checked.
  private static let longestLine = 4_000

  /// A sentence to say in a language: the reply to a concern, "no line", "no emergency". It contains `{line}` and
  /// `{emergency}` in place of contacts for help.
  package func sentence(_ name: String, in language: String) -> String? {
    table.phrases(of: .care, language: Language(language)).first { lists[$0.heading] == "say \(name)" }?.text
  }

  // MARK: Phrases

  /// A phrase found in a line.
  private struct Phrase {
    let list: String
    let language: Language
    let words: Range<Int>

    /// Whether it can be part of a concern; nearly every line has no such phrase.
    var isConcerning: Bool { ["laxative", "personal data"].contains(list) || Concern(rawValue: list) != nil }
  }

  private func phrases(in words: [String]) -> [Phrase] {
    words.indices.flatMap { index in
      table.phrases(of: .care, at: index, in: words) { CareWords.end(of: $0, at: $1, in: words) }.compactMap { found in
        lists[found.heading].map { Phrase(list: $0, language: found.language, words: index..<index + found.length) }
      }
    }
  }

  /// The largest number that a phrase with `#` matches. Eating no more than 800 kcal a day needs medical supervision
  /// (NICE NG246), and losing that much is as worrying; above it a number says nothing.
  private static let mostNumber = 800

  /// The end of what a sign in a phrase matches: `#` is a number, `$` the end of the line.
  private static func end(of sign: UInt8, at index: Int, in words: [String]) -> Int? {
    guard sign == UInt8(ascii: "#") else { return index == words.count ? index : nil }
    // Digits between ideographs are separate words.
    let digits = words[index...].prefix(while: isNumber)
    guard let number = Double(digits.joined()), number <= Double(mostNumber) else { return nil }
    return digits.endIndex
  }

  private static func isNumber(_ word: String) -> Bool {
    !word.isEmpty && word.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
  }

  // MARK: Concerns

  /// The words without phrases that only sound like a concern ("binge-watched"). An empty word replaces each, so that
  /// the words around it do not form a new phrase.
  private static func removing(_ traps: [Phrase], from words: [String]) -> [String] {
    var rest: [String] = []
    var index = 0
    while index < words.count {
      let end = traps.filter { $0.words.lowerBound == index }.map(\.words.upperBound).max()
      rest.append(end == nil ? words[index] : "")
      index = max(end ?? 0, index + 1)
    }
    return rest
  }

  /// The most urgent concern in the words, unless a phrase beside it shows that it is harmless ("a stomach bug").
  private func concern(in words: [String], _ language: Language) -> Concern? {
    let said = Set(phrases(in: words).filter { $0.language == language }.map(\.list))
    return Concern.allCases.first { concern in
      let isSaid =
        switch concern {
        case .purging: said.contains(concern.rawValue) || said.isSuperset(of: ["laxative", "losing weight"])
        case .pregnancy, .child: said.isSuperset(of: [concern.rawValue, "losing weight"])
        case .erasure: said.contains(concern.rawValue) || said.isSuperset(of: ["erasing", "personal data"])
        case .selfHarm, .bodyAlarm, .restriction, .lostControl, .disclosure: said.contains(concern.rawValue)
        }
      return isSaid && !said.contains("not \(concern.rawValue)")
    }
  }
}
