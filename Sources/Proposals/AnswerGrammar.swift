internal import Nutrition

/// The grammar of the answers to a card. It is local: a line that matches never reaches a model.
package enum AnswerGrammar {
  /// What `line` means while a proposal is waiting.
  package static func read(_ line: String) -> Answer {
    let words = line.lowercased().split { $0.isWhitespace || $0 == "," }.map(String.init)
    guard let first = words.first else { return .nothing }
    if words.count == 1, let answer = single(first) { return answer }
    if let edit = numbered(line) ?? listed(words) ?? placed(words) { return .edit(edit) }
    return .other
  }

  private static func single(_ word: String) -> Answer? {
    switch word {
    case "y", "yes", "j", "ja", "sí", "si", "evet": .yes
    case "n", "no", "nein", "hayır": .no
    case "later", "l": .later
    case "?", "help", "h": .help
    default: Int(word).map { .count($0) }
    }
  }

  /// "2: 110g", "2 = whole milk".
  private static func numbered(_ line: String) -> ProposalEdit? {
    guard let mark = line.firstIndex(where: { $0 == ":" || $0 == "=" }) else { return nil }
    let head = line[..<mark].filter { !$0.isWhitespace }
    guard (1...3).contains(head.utf8.count), let item = Int(head), item > 0 else { return nil }
    let rest = line[line.index(after: mark)...].trimmed
    guard !rest.isEmpty else { return nil }
    return line[mark] == ":" ? .amount(item: item, words: rest) : .replace(item: item, food: rest)
  }

  /// "drop 3", "skip 2 and 4".
  private static func listed(_ words: [String]) -> ProposalEdit? {
    let numbers = words.dropFirst().filter { $0 != "and" && $0 != "&" }.map { Int($0) }
    let items = numbers.compactMap { $0 }
    guard !items.isEmpty, items.count == numbers.count, items.allSatisfy({ $0 > 0 }) else { return nil }
    switch words[0] {
    case "drop", "remove", "delete": return .drop(items: items)
    case "skip": return .skip(items: items)
    default: return nil
    }
  }

  /// "dinner", "for dinner", "yesterday", "on monday".
  private static func placed(_ words: [String]) -> ProposalEdit? {
    let rest = ["for", "as", "to", "on"].contains(words[0]) ? words.dropFirst() : words[...]
    guard rest.count == 1, let word = rest.first else { return nil }
    if let slot = MealSlot(rawValue: word) { return .slot(slot) }
    let isDay = word == "yesterday" || word == "today" || Weekday(rawValue: word) != nil || Day(word) != nil
    return isDay ? .day(words: word) : nil
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
