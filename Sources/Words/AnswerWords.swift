/// The words with which people answer a card, in all languages at once: a German speaker says "ok" as well.
package struct AnswerWords: Sendable {
  /// What a line answers.
  package enum Kind: String, CaseIterable, Sendable {
    case yes, no
    /// Takes back what was said. The same as no, unless the card itself removes something.
    case drop
    case later, help, explain, whole
    /// May accompany an answer and changes nothing.
    case filler
    /// Says why, behind a no: "scrap that, I didn't eat it in the end".
    case reason
    /// The same of the line and not of the food: "typo", "my mistake". It may follow a change too.
    case mistake
  }

  private let table: WordTable
  /// The kinds of answer by the numbers of their headings; other headings are ignored.
  private let kinds: [Int: Kind]

  /// The answers in a table.
  package init(_ table: WordTable) {
    self.table = table
    let known = table.headings(of: .answers).compactMap { number in
      Kind(rawValue: table.heading(number).kind).map { (number, $0) }
    }
    kinds = Dictionary(uniqueKeysWithValues: known)
  }

  /// The answer of a line whose words all belong to one answer or are fillers, or of a thumb. Nil for several lines, and where
  /// anything else is in it ("yes, but 3 eggs"). A question is only one for help or for reasons: "why so much?".
  package func answer(_ line: String) -> Kind? {
    let said = line.trimmed
    if let sign = AnswerWords.signs[said] { return sign }
    guard let last = said.last, "?？".contains(last) else { return answer(said: line) }
    let asked = answer(said: String(said.dropLast()))
    return asked == .explain || asked == .help ? asked : nil
  }

  /// What people answer without a word.
  private static let signs: [String: Kind] = [
    "👍": .yes, "👌": .yes, "✅": .yes, "✔️": .yes, "✔": .yes, "👎": .no, "❌": .no, "🚫": .no,
  ]

  private func answer(said line: String) -> Kind? {
    var answer: Kind?
    for kind in kinds(said: line) ?? [] where kind != .filler {
      if kind == .reason || kind == .mistake, answer == .no || answer == .drop { continue }
      guard answer == nil || answer == kind else { return nil }
      answer = kind
    }
    return answer == .reason || answer == .mistake ? nil : answer
  }

  /// What each phrase of a line is. Nil where anything else is in it.
  private func kinds(said line: String) -> [Kind]? {
    guard line.utf8.count <= AnswerWords.longestLine, line.allSatisfy(AnswerWords.mayStand) else { return nil }
    // A word of one letter counts only without an accent.
    let parts = line.split { !$0.isLetter }
    guard parts.allSatisfy({ $0.unicodeScalars.count > 1 ? $0.count > 1 : AnswerWords.isPlain($0) }) else { return nil }
    let words = NameWords.separate(line)
    guard !words.isEmpty else { return nil }
    let shortened = words.map(AnswerWords.shortened)
    var index = 0
    var kinds: [Kind] = []
    while index < words.count {
      guard let (kind, count) = first(at: index, words, shortened) else { return nil }
      index += count
      kinds.append(kind)
    }
    return kinds
  }

  /// The rest of a line that ends by saying that there was a mistake: "no beer" of "no beer, my mistake". Nil for other lines.
  package func change(beforeMistakeOf line: String) -> String? {
    guard line.utf8.count <= AnswerWords.longestLine else { return nil }
    let longestMistake = 32
    return line.indices.dropFirst().suffix(longestMistake).lazy.compactMap { start -> String? in
      let end = line[..<start].lastIndex { !$0.isWhitespace && !",，、.。!！-–—;".contains($0) }
      guard line[start].isLetter, let end, case let change = line[...end], change.endIndex < start,
        let said = kinds(said: String(line[start...])), said.contains(.mistake),
        said.allSatisfy({ $0 == .mistake || $0 == .filler })
      else { return nil }
      return String(change)
    }.first
  }

  /// What follows a yes that a mark or "but" ends: "but for breakfast" in "fine, but for breakfast". Nil for other lines.
  package func change(behindYesOf line: String) -> String? {
    guard line.utf8.count <= AnswerWords.longestLine else { return nil }
    let longestYes = 24
    return line.indices.prefix(longestYes).reversed().lazy.compactMap { end -> String? in
      let rest = line[end...].drop { $0.isWhitespace || ",，、.。!！".contains($0) }
      guard !rest.isEmpty, answer(String(line[..<end])) == .yes else { return nil }
      return rest.startIndex > end && line[end..<rest.startIndex].contains { !$0.isWhitespace } || turns(rest)
        ? String(rest) : nil
    }.first
  }

  /// Whether it begins with "but".
  private func turns(_ text: Substring) -> Bool {
    let words = NameWords.separate(String(text))
    return !words.isEmpty
      && table.phrases(of: .intents, at: 0, in: words).contains { table.heading($0.heading).kind == "but" }
  }

  /// Whether a line begins with a greeting: "Good morning".
  package func greets(_ line: String) -> Bool {
    let words = NameWords.separate(line)
    return !words.isEmpty && phrase("greeting", at: 0, in: words)
  }

  /// Whether somebody is thanked anywhere in a line.
  package func thanks(_ line: String) -> Bool {
    let words = NameWords.separate(line)
    return words.indices.contains { phrase("thanks", at: $0, in: words) }
  }

  private func phrase(_ kind: String, at index: Int, in words: [String]) -> Bool {
    table.phrases(of: .answers, at: index, in: words).contains { table.heading($0.heading).kind == kind }
  }

  /// Letters, spaces, and marks that end or separate words. No question marks, digits, quotation marks or invisible
  /// characters.
  private static func mayStand(_ character: Character) -> Bool {
    character.isLetter || (character.isWhitespace && !character.isNewline) || ".,!~…，。！、'’".contains(character)
  }

  /// A Latin letter without an accent, or a character of a script in which one character can be a word.
  private static func isPlain(_ letter: Substring) -> Bool {
    letter.unicodeScalars.allSatisfy { $0.isASCII || $0.value >= 0x2E80 }
  }

  /// In bytes; longer lines are not answers.
  private static let longestLine = 80

  /// The longest phrase at `index`. A phrase that is an answer in one language counts as one, even if it is a filler in
  /// another.
  private func first(at index: Int, _ words: [String], _ shortened: [String]) -> (kind: Kind, count: Int)? {
    let found = [words, shortened].flatMap { words in
      table.phrases(of: .answers, at: index, in: words).compactMap { found in
        kinds[found.heading].map { (kind: $0, count: found.length) }
      }
    }
    let longest = found.filter { $0.count == found.map(\.count).max() }
    return longest.first { $0.kind != .filler } ?? longest.first
  }

  /// "yesss" becomes "yes".
  private static func shortened(_ word: String) -> String {
    guard let last = word.last else { return word }
    let stem = word.prefix(upTo: word.lastIndex { $0 != last }.map { word.index(after: $0) } ?? word.startIndex)
    return stem + String(last)
  }
}
