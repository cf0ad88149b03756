/// Spanish diminutives: "cafecito", "pancito", "tostaditas".
package enum SpanishDiminutives {
  /// The texts that a folded text may be a diminutive of, the likeliest first. The caller decides which of them are
  /// words.
  package static func plain(_ text: String) -> [String] {
    let words = text.split(separator: " ").map(String.init)
    guard words.count <= mostWords else { return [] }
    for (position, word) in words.enumerated() {
      let stems = plain(word: word)
      guard !stems.isEmpty else { continue }
      return stems.map { stem in
        var whole = words
        whole[position] = stem
        return whole.joined(separator: " ")
      }
    }
    return []
  }

  private static let mostWords = 4

  private static func plain(word: String) -> [String] {
    let isPlural = word.hasSuffix("s")
    let single = isPlural ? String(word.dropLast()) : word
    for (ending, vowel) in [("ito", "o"), ("ita", "a"), ("illo", "o"), ("illa", "a")] where single.hasSuffix(ending) {
      var stem = String(single.dropLast(ending.count))
      guard stem.utf8.count >= 3 else { return [] }
      var found: [String] = []
      // "Cafe-c-ito", "pan-c-ito", "pez-c-ito".
      if stem.hasSuffix("c") {
        let bare = String(stem.dropLast())
        found += [bare, bare + "e"]
        if bare.hasSuffix("e") { found.append(String(bare.dropLast())) }
      }
      // "Po-qu-ito", "hi-gu-ito", "agü-ita".
      if stem.hasSuffix("qu") { stem = stem.dropLast(2) + "c" }
      if stem.hasSuffix("gu") {
        found.append(stem + vowel)
        stem = String(stem.dropLast())
      }
      found += [stem + vowel, stem + "e", stem, stem + (vowel == "o" ? "a" : "o")]
      // "Arro-c-ito", "cabe-c-ita".
      if stem.hasSuffix("c") { found += [stem.dropLast() + "z" + vowel, stem.dropLast() + "z"] }
      return found
    }
    return []
  }
}
