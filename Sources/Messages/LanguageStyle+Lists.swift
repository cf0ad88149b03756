extension LanguageStyle {
  /// Joins texts as the language does: "a, b and c", "a、b和c".
  func joined(_ parts: [String], _ kind: ListKind) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    switch kind {
    case .lines: return parts.joined(separator: "\n")
    case .columns: return parts.joined(separator: "  ")
    case .series, .clauses, .sentences:
      return parts.dropFirst().reduce(parts[0]) { joined($0, $1, by: "style-\(kind.rawValue)") }
    case .and, .or:
      let before = parts.dropLast().dropFirst().reduce(parts[0]) { joined($0, $1, by: "style-series") }
      return joined(before, last, by: "style-\(kind.rawValue)")
    }
  }

  private func joined(_ first: String, _ last: String, by id: String) -> String {
    words(id, [.text(.verbatim(first)), .text(.verbatim(last))])
  }
}

/// How the word after "and" or "or" begins, which changes the conjunction in some languages: Spanish says "pan e higos".
struct WordBeginning {
  private let word: String
  private let digits: Substring

  init(_ word: String) {
    let lower = word.lowercased()
    self.word = String(lower.drop { !$0.isLetter && !$0.isNumber })
    digits = self.word.prefix(while: \.isNumber)
  }

  /// - Parameter key: letters that the word begins with, or the whole number at its start.
  func matches(_ key: String) -> Bool {
    key.allSatisfy(\.isNumber) ? digits == key : word.hasPrefix(key)
  }
}
