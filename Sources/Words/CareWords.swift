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
  }

  package struct Finding: Hashable, Sendable {
    package let concern: Concern
    /// The folder of the language that it was said in: "en".
    package let language: String
    /// Whether somebody else is meant: "my sister".
    package let isAboutAnother: Bool
  }

  fileprivate struct LanguageWords: Sendable {
    let name: String
    var lists: [String: PhraseSet] = [:]
    /// The phrases of all concerns together: nearly every line has none of them.
    var concerning = PhraseSet()
    var sentences: [String: String] = [:]
  }

  private var languages: [LanguageWords] = []

  /// The words of a table.
  package init(_ table: WordTable) {
    for code in table.languages {
      var language = LanguageWords(name: code.code)
      for (number, phrases) in Dictionary(grouping: table.phrases(of: .care, language: code), by: \.heading) {
        let heading = table.heading(number)
        if heading.kind == "say" {
          language.sentences[heading.value] = phrases.first?.text
        } else {
          language.lists[heading.text, default: PhraseSet()].add(phrases.map(\.text))
          if Concern(rawValue: heading.text) != nil || heading.text == "laxative" {
            language.concerning.add(phrases.map(\.text))
          }
        }
      }
      languages.append(language)
    }
  }

  /// What a line sounds of; nil for nearly all. The most urgent of several.
  package func read(_ line: String) -> Finding? {
    guard line.utf8.count <= CareWords.longestLine else { return nil }
    let words = NameWords.separate(line)
    let findings = languages.compactMap { language in
      language.concern(in: words).map { concern in
        Finding(concern: concern, language: language.name, isAboutAnother: language.says("another", words))
      }
    }
    return Concern.allCases.lazy.compactMap { concern in findings.first { $0.concern == concern } }.first
  }

  /// In bytes: longer texts are not read.
  private static let longestLine = 4_000

  /// A sentence of a language: what is said of a concern, "no line", "no emergency". `{line}` and `{emergency}` stand in it
  /// for whom one can turn to.
  package func sentence(_ name: String, in language: String) -> String? {
    languages.first { $0.name == language }?.sentences[name]
  }
}

extension CareWords.LanguageWords {
  /// The most urgent thing that words sound of. What only sounds like it is taken out first ("binge-watched"), and some
  /// company speaks against it ("a stomach bug").
  fileprivate func concern(in words: [String]) -> CareWords.Concern? {
    guard concerning.isIn(words) else { return nil }
    let rest = lists["trap"]?.removed(from: words) ?? words
    return CareWords.Concern.allCases.first { says($0, rest) && !says("not \($0.rawValue)", rest) }
  }

  private func says(_ concern: CareWords.Concern, _ words: [String]) -> Bool {
    switch concern {
    case .purging: says(concern.rawValue, words) || (says("laxative", words) && says("losing weight", words))
    case .pregnancy, .child: says(concern.rawValue, words) && says("losing weight", words)
    case .selfHarm, .bodyAlarm, .restriction, .lostControl, .disclosure: says(concern.rawValue, words)
    }
  }

  fileprivate func says(_ list: String, _ words: [String]) -> Bool { lists[list]?.isIn(words) ?? false }
}

/// Phrases by their first words. `#` in one stands for a number, `$` for the end of a line.
private struct PhraseSet: Sendable {
  private var phrases: [String: [[String]]] = [:]

  /// Of whoever eats so little in a day, or loses so much, one is worried: a diet of 800 kcal a day and less is a matter for
  /// doctors (NICE NG246). Above it a number says nothing.
  private static let mostNumber = 800

  mutating func add(_ texts: [String]) {
    for text in texts {
      insert(PhraseSet.words(of: text, expandingUmlauts: false))
      if !text.utf8.allSatisfy({ $0 < 0x80 }) { insert(PhraseSet.words(of: text, expandingUmlauts: true)) }
    }
  }

  /// Signs that stand for something are no words to the folding.
  private static func words(of text: String, expandingUmlauts: Bool) -> [String] {
    text.split(separator: " ").flatMap { part in
      part == "#" || part == "$"
        ? [String(part)] : NameWords.separate(String(part), expandingUmlauts: expandingUmlauts)
    }
  }

  private mutating func insert(_ words: [String]) {
    guard let first = words.first, phrases[first]?.contains(words) != true else { return }
    phrases[first, default: []].append(words)
  }

  func isIn(_ words: [String]) -> Bool { words.indices.contains { end(of: words, from: $0) != nil } }

  /// The words without the phrases in them; what stood before does not join what stood behind.
  func removed(from words: [String]) -> [String] {
    var rest: [String] = []
    var index = 0
    while index < words.count {
      if let end = end(of: words, from: index) {
        rest.append("")
        index = end
      } else {
        rest.append(words[index])
        index += 1
      }
    }
    return rest
  }

  /// Where the longest phrase that begins at `index` ends.
  private func end(of words: [String], from index: Int) -> Int? {
    let candidates = (phrases[words[index]] ?? []) + (PhraseSet.isNumber(words[index]) ? phrases["#"] ?? [] : [])
    return candidates.compactMap { PhraseSet.end(of: $0, in: words, from: index) }.max()
  }

  private static func end(of phrase: [String], in words: [String], from start: Int) -> Int? {
    var index = start
    for word in phrase {
      switch word {
      case "$": guard index == words.count else { return nil }
      case "#":
        // Digits between ideographs are words of their own.
        let digits = words[index...].prefix(while: isNumber).joined()
        guard let number = Double(digits), number <= Double(mostNumber) else { return nil }
        index = words[index...].firstIndex { !isNumber($0) } ?? words.count
      default:
        guard index < words.count, words[index] == word else { return nil }
        index += 1
      }
    }
    return index
  }

  private static func isNumber(_ word: String) -> Bool {
    !word.isEmpty && word.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
  }
}
