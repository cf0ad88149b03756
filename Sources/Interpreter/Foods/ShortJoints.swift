internal import Words

/// "N" between two words of an English line, as "and" in the names of foods: "salt n vinegar crisps".
struct ShortJoints {
  let sentence: Sentence

  /// The line with the whole word; nil where it has none.
  var completed: String? {
    guard sentence.language == .english else { return nil }
    var line = Array(sentence.line.utf8)
    let short = sentence.range.dropFirst().dropLast().filter { index in
      sentence.tokens[index].lower == "n" && !sentence.tokens[index].isGlued && sentence.tokens[index - 1].isWord
        && sentence.tokens[index + 1].isWord && !sentence.tokens[index + 1].isGlued
    }
    for index in short.reversed() { line.replaceSubrange(sentence.tokens[index].range, with: "and".utf8) }
    return short.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }
}
