internal import Words

/// "Brown rice, not white": what is, and what is not.
enum Contrast {
  /// The parts of `range`; the second is nil where nothing is ruled out.
  static func cut(_ range: Range<Int>, of sentence: Sentence) -> (main: Range<Int>, not: Range<Int>?) {
    guard let index = range.first(where: { sentence.skip(.contrast, at: $0, before: range.upperBound) != nil }),
      let next = sentence.skip(.contrast, at: index, before: range.upperBound)
    else { return (range, nil) }
    if index > range.lowerBound { return (range.lowerBound..<index, next..<range.upperBound) }
    guard let comma = (next..<range.upperBound).first(where: { sentence.isMark(",", at: $0) }) else {
      return (range.lowerBound..<range.lowerBound, next..<range.upperBound)
    }
    return (comma + 1..<range.upperBound, next..<comma)
  }
}
