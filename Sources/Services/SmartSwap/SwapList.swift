internal import Words

/// The curated list of what can stand in for what: groups of foods, and the words by which a diet is kept.
package struct SwapList: Sendable {
  /// Each group's foods, by their names in the food table.
  package let groups: [[String]]
  private let groupsOfName: [String: [Int]]
  private let words: [String: [String]]

  /// Reads lines of "kind | text; text"; what is no such line says nothing.
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

  /// The groups that a food belongs to: by its whole name, else by the longest end of it that is in the list
  /// ("our wholewheat pasta" is wholewheat pasta).
  func groups(of name: String) -> [Int] {
    var rest = name.lowercased()[...]
    while !rest.isEmpty {
      if let found = groupsOfName[SwapList.key(rest)] { return found }
      guard let space = rest.firstIndex(of: " ") else { return [] }
      rest = rest[rest.index(after: space)...]
    }
    return []
  }

  /// Whether a name, in lower case, has one of the words of this kind: long ones and those
  /// of other scripts anywhere, short ones as whole words.
  func has(_ kind: String, in name: String) -> Bool {
    guard let words = words[kind] else { return false }
    let parts = name.split { !$0.isLetter }
    return words.contains { word in
      let isLong = word.utf8.count > 3 || !word.utf8.allSatisfy { $0 < 0x80 }
      return isLong ? name.contains(word) : parts.contains { $0 == word }
    }
  }

  /// A name without the words of this kind.
  func removing(_ kind: String, from name: String) -> String {
    var rest = name
    for word in words[kind] ?? [] {
      while let range = rest.firstRange(of: word) { rest.removeSubrange(range) }
    }
    return rest
  }

  /// A name as the list is asked for it: in the singular.
  private static func key(_ name: some StringProtocol) -> String {
    Stemmer.stem(name)
  }
}
