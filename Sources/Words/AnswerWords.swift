/// The words with which people answer at a card, in every language at once: whoever speaks German says "ok" as well.
package struct AnswerWords: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case yes, no, later, help, explain
    /// May stand around an answer and changes nothing.
    case filler
  }

  /// By their words.
  private var kinds: [[String]: Kind] = [:]
  private var longest = 1

  /// The answers of a table; headings that are no kind are passed over.
  package init(_ table: WordTable) {
    for (kind, phrase) in table.phrases(of: .answers, by: Kind.self) {
      insert(NameWords.separate(phrase), kind)
      insert(NameWords.separate(phrase, expandingUmlauts: true), kind)
    }
  }

  private mutating func insert(_ words: [String], _ kind: Kind) {
    guard !words.isEmpty else { return }
    // What is an answer in one language is one, though it be a filler in another.
    if kinds[words] == nil || kinds[words] == .filler { kinds[words] = kind }
    longest = max(longest, words.count)
  }

  /// What a line answers: all of its words are of that answer, or fill. Nil for a question, for several lines, and where
  /// anything else stands in it ("yes, but 3 eggs").
  package func answer(_ line: String) -> Kind? {
    guard line.utf8.count <= AnswerWords.longestLine, line.allSatisfy(AnswerWords.mayStand) else { return nil }
    // A letter alone is an answer as it is, without accents.
    let parts = line.split { !$0.isLetter }
    guard parts.allSatisfy({ $0.unicodeScalars.count > 1 ? $0.count > 1 : AnswerWords.isPlain($0) }) else { return nil }
    var rest = NameWords.separate(line)[...]
    guard !rest.isEmpty else { return nil }
    var answer: Kind?
    while !rest.isEmpty {
      guard let (kind, count) = first(in: rest) else { return nil }
      rest = rest.dropFirst(count)
      guard kind != .filler else { continue }
      guard answer == nil || answer == kind else { return nil }
      answer = kind
    }
    return answer
  }

  /// Letters, spaces between them, and the marks with which people end and part words: nothing that asks, counts, quotes or
  /// is not seen.
  private static func mayStand(_ character: Character) -> Bool {
    character.isLetter || (character.isWhitespace && !character.isNewline) || ".,!~…，。！、'’".contains(character)
  }

  /// A letter of the Latin alphabet, or a word of a script that writes a word with one sign.
  private static func isPlain(_ letter: Substring) -> Bool {
    letter.unicodeScalars.allSatisfy { $0.isASCII || $0.value >= 0x2E80 }
  }

  /// In bytes: longer lines are no answers.
  private static let longestLine = 80

  /// The longest phrase that words begin with.
  private func first(in words: ArraySlice<String>) -> (kind: Kind, count: Int)? {
    for count in stride(from: min(longest, words.count), through: 1, by: -1) {
      var phrase = Array(words.prefix(count))
      if let kind = kinds[phrase] { return (kind, count) }
      phrase[count - 1] = AnswerWords.shortened(phrase[count - 1])
      if let kind = kinds[phrase] { return (kind, count) }
    }
    return nil
  }

  /// "yesss" is "yes".
  private static func shortened(_ word: String) -> String {
    guard let last = word.last else { return word }
    let stem = word.prefix(upTo: word.lastIndex { $0 != last }.map { word.index(after: $0) } ?? word.startIndex)
    return stem + String(last)
  }
}
