/// A name written in one word of which another is a part: Käsekuchen, Hähnchenbrust, cheesecake.
package enum CompoundName {
  private static let shortestPart = 4

  /// Whether a longer word of the name ends in `part`: Käsekuchen in Kuchen, Bratwürste in Würste.
  package static func ends(_ name: String, in part: String) -> Bool {
    holds(name, part) { $0.hasSuffix($1) }
  }

  /// Whether a longer word of the name begins with `part`: Hähnchenbrust with Hähnchen.
  package static func begins(_ name: String, with part: String) -> Bool {
    holds(name, part) { $0.hasPrefix($1) }
  }

  private static func holds(_ name: String, _ part: String, _ isPart: (String, String) -> Bool) -> Bool {
    let said = Folding.folded(part)
    guard said.utf8.count >= shortestPart, !said.contains(" ") else { return false }
    let parts = [said, Stemmer.stem(said, .german)]
    return NameWords.folded(name).contains { word in
      word.count > said.count && parts.contains { isPart(String(word), $0) }
    }
  }
}
