internal import Words

/// The curated list of what can replace what: groups of foods, and the words that decide whether a food fits a diet.
package struct SwapList: Sendable {
  /// The foods of each group, by their names in the food table.
  package let groups: [[String]]
  private let groupsOfName: [String: [Int]]
  private let words: [String: [String]]

  /// Parses lines of the form "kind | text; text"; other lines are ignored.
  package init(text: String) {
    var groups: [[String]] = []
    var groupsOfName: [String: [Int]] = [:]
    var words: [String: [String]] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: "|", maxSplits: 1)
      guard parts.count == 2, let kind = parts.first?.trimmed else { continue }
      let names = parts[1].split(separator: ";").map(\.trimmed)
      guard kind == "group" else {
        words[kind, default: []] += names
        continue
      }
      for name in names { groupsOfName[SwapList.key(name), default: []].append(groups.count) }
      groups.append(names)
    }
    self.groups = groups
    self.groupsOfName = groupsOfName
    self.words = words
  }

  /// The groups of a food: by its whole name, else by the longest ending of it that is in the list. "our wholewheat pasta" is
  /// wholewheat pasta.
  func groups(of name: String) -> [Int] {
    var rest = name.lowercased()[...]
    while !rest.isEmpty {
      if let found = groupsOfName[SwapList.key(rest)] { return found }
      guard let space = rest.firstIndex(of: " ") else { return [] }
      rest = rest[rest.index(after: space)...]
    }
    return []
  }

  /// Whether a name in lower case contains a word of this kind. Long words and those in other scripts may be anywhere, short
  /// ones have to be whole words.
  func has(_ kind: String, in name: String) -> Bool {
    guard let words = words[kind] else { return false }
    let parts = name.split { !$0.isLetter }
    return words.contains { word in
      let isLong = word.utf8.count > 3 || !word.utf8.allSatisfy { $0 < 0x80 }
      return isLong ? name.contains(word) : parts.contains { $0 == word }
    }
  }

  /// The name without the words of this kind.
  func removing(_ kind: String, from name: String) -> String {
    var rest = name
    for word in words[kind] ?? [] {
      while let range = rest.firstRange(of: word) { rest.removeSubrange(range) }
    }
    return rest
  }

  /// The form of a name in which the list is searched: the singular.
  private static func key(_ name: some StringProtocol) -> String {
    Stemmer.stem(name)
  }
}
