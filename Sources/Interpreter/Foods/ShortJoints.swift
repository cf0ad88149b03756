internal import Words

/// "N" and "w" between two words of an English line, as "and" and "with" in the names of foods: "salt n vinegar crisps", "tea w milk".
struct ShortJoints {
  let sentence: Sentence

  /// The line with the whole word; nil where it has none.
  var completed: String? {
    guard sentence.language == .english else { return nil }
    let whole = ["n": "and", "w": "with"]
    let short = sentence.range.dropFirst().dropLast().filter { index in
      whole[sentence.tokens[index].lower] != nil && !sentence.tokens[index].isGlued && sentence.tokens[index - 1].isWord
        && sentence.tokens[index + 1].isWord && !sentence.tokens[index + 1].isGlued
    }
    let edits = misspelt + short.map { (sentence.tokens[$0].range, whole[sentence.tokens[$0].lower] ?? "") } + slashed
    return edits.isEmpty ? nil : sentence.line(replacing: edits)
  }

  /// "An" before a consonant: "milk an sugar".
  private var misspelt: [(Range<Int>, String)] {
    sentence.range.dropFirst().dropLast().compactMap { index in
      let next = sentence.tokens[index + 1]
      guard sentence.tokens[index].lower == "an", sentence.tokens[index - 1].isWord, next.isWord,
        let letter = next.folded.utf8.first, !"aeiouhx".utf8.contains(letter), next.folded.utf8.count > 2
      else { return nil }
      return (sentence.tokens[index].range, "and")
    }
  }

  /// "W/" before a word: "burger w/ cheese". "W/o" is a phrase of the lexicon.
  private var slashed: [(Range<Int>, String)] {
    sentence.range.dropFirst().dropLast(2).compactMap { index in
      let next = sentence.tokens[index + 2]
      guard sentence.tokens[index].lower == "w", !sentence.tokens[index].isGlued, sentence.isMark("/", at: index + 1),
        sentence.tokens[index + 1].isGlued, next.isWord, !(next.isGlued && next.lower == "o")
      else { return nil }
      let place = sentence.tokens[index].range.lowerBound..<sentence.tokens[index + 1].range.upperBound
      return (place, next.isGlued ? "with " : "with")
    }
  }
}
