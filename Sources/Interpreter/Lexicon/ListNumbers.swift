internal import Words

/// The numbers of a numbered list, which count nothing: "1) oatmeal 2) banana 3) coffee".
struct ListNumbers {
  let sentence: Sentence

  /// The line with commas in place of the numbers; nil where it has no such list.
  var removed: String? {
    var ranges: [Range<Int>] = []
    for index in sentence.range where isMarked(index) && value(index) == ranges.count + 1 {
      // A list begins the line, or what leads to it.
      guard !ranges.isEmpty || index == 0 || sentence.isMark(":", at: index - 1) || sentence.isMark("\n", at: index - 1)
      else { return nil }
      ranges.append(sentence.tokens[index].range.lowerBound..<sentence.tokens[index + 1].range.upperBound)
    }
    guard ranges.count > 1 else { return nil }
    return sentence.line(replacing: ranges.enumerated().map { ($1, $0 == 0 ? "" : ",") })
  }

  private func value(_ index: Int) -> Int? { Int(sentence.tokens[index].original) }

  /// Whether it is a number with a mark of its own, and words behind it.
  private func isMarked(_ index: Int) -> Bool {
    guard index + 2 < sentence.range.upperBound, sentence.tokens[index].isNumber, sentence.tokens[index + 1].isGlued,
      sentence.isMark(")", at: index + 1) || sentence.isMark(".", at: index + 1)
    else { return false }
    return !sentence.tokens[index + 2].isGlued
  }
}
