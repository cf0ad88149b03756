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
    return short.isEmpty
      ? nil
      : sentence.line(replacing: short.map { (sentence.tokens[$0].range, whole[sentence.tokens[$0].lower] ?? "") })
  }
}
