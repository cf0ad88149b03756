internal import Words

/// "N" between two words of an English line, as "and" in the names of foods: "salt n vinegar crisps".
struct ShortJoints {
  let sentence: Sentence

  /// The line with the whole word; nil where it has none.
  var completed: String? {
    guard sentence.language == .english else { return nil }
    let short = sentence.range.dropFirst().dropLast().filter { index in
      sentence.tokens[index].lower == "n" && !sentence.tokens[index].isGlued && sentence.tokens[index - 1].isWord
        && sentence.tokens[index + 1].isWord && !sentence.tokens[index + 1].isGlued
    }
    return short.isEmpty ? nil : sentence.line(replacing: short.map { (sentence.tokens[$0].range, "and") })
  }
}
