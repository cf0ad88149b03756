internal import Nutrition

/// Sentences that need more than a card: that somebody is in need, or that a target would do harm. Found on the device, in
/// the words that people use for it, and taken as said only where nothing speaks against it.
package struct CareWords: Sendable {
  /// What a sentence sounds of, the most urgent first.
  package enum Concern: String, CaseIterable, Sendable {
    case selfHarm = "self-harm"
    case bodyAlarm = "body alarm"
    case purging
    case restriction
    case lostControl = "lost control"
    case disclosure
    /// Weight is to be lost in pregnancy or while breast-feeding.
    case pregnancy
    /// A child or a teenager is to lose weight.
    case child
    /// All that is known of somebody is to be erased, which no card does.
    case erasure
  }

  /// What was said that needs care.
  package struct Finding: Hashable, Sendable {
    /// What the sentence sounds of, the most urgent thing where it is several.
    package let concern: Concern
    /// The folder of the language that it was said in: "en".
    package let language: String
    /// Whether somebody else is meant: "my sister".
    package let isAboutAnother: Bool
  }

  private let table: WordTable
  /// The lists of the table, by the numbers of their headings.
  private let lists: [Int: String]

  /// The words of a table.
  package init(_ table: WordTable) {
    self.table = table
    lists = Dictionary(
      uniqueKeysWithValues: table.headings(of: .care).map { ($0, table.heading($0).text) })
  }

  /// What a line sounds of; nil for nearly all. The most urgent of several.
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

  /// In bytes: longer texts are not read.
  private static let longestLine = 4_000

  /// A sentence of a language: what is said of a concern, "no line", "no emergency". `{line}` and `{emergency}` stand in it
  /// for whom one can turn to.
  package func sentence(_ name: String, in language: String) -> String? {
    table.phrases(of: .care, language: Language(language)).first { lists[$0.heading] == "say \(name)" }?.text
  }

  // MARK: Phrases

  /// A phrase that stands among words.
  private struct Phrase {
    let list: String
    let language: Language
    let words: Range<Int>

    /// Nearly every line has none of these.
    var isConcerning: Bool { ["laxative", "personal data"].contains(list) || Concern(rawValue: list) != nil }
  }

  private func phrases(in words: [String]) -> [Phrase] {
    words.indices.flatMap { index in
      table.phrases(of: .care, at: index, in: words) { CareWords.end(of: $0, at: $1, in: words) }.compactMap { found in
        lists[found.heading].map { Phrase(list: $0, language: found.language, words: index..<index + found.length) }
      }
    }
  }

  /// Of whoever eats so little in a day, or loses so much, one is worried: a diet of 800 kcal a day and less is a matter for
  /// doctors (NICE NG246). Above it a number says nothing.
  private static let mostNumber = 800

  /// `#` in a phrase stands for a number, `$` for the end of a line.
  private static func end(of sign: UInt8, at index: Int, in words: [String]) -> Int? {
    guard sign == UInt8(ascii: "#") else { return index == words.count ? index : nil }
    // Digits between ideographs are words of their own.
    let digits = words[index...].prefix(while: isNumber)
    guard let number = Double(digits.joined()), number <= Double(mostNumber) else { return nil }
    return digits.endIndex
  }

  private static func isNumber(_ word: String) -> Bool {
    !word.isEmpty && word.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
  }

  // MARK: Concerns

  /// The words without what only sounds like a concern ("binge-watched"); what stood before does not join what stood behind.
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

  /// The most urgent thing that words sound of, where no company speaks against it ("a stomach bug").
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
