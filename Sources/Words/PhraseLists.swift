/// The lists of a text: a heading in brackets, then a phrase a line; lines that begin with # are comments.
package struct PhraseLists: Sendable {
  /// In the order of the text.
  package private(set) var lists: [(heading: String, phrases: [String])] = []

  package init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("["), line.hasSuffix("]") {
        lists.append((String(line.dropFirst().dropLast()), []))
      } else if !lists.isEmpty {
        lists[lists.count - 1].phrases.append(String(line))
      }
    }
  }
}
