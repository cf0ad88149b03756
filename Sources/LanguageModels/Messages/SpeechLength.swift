/// Counts the words of a text that comes in pieces, up to as many as it may have.
package struct SpeechLength: Hashable, Sendable {
  /// The most words of an answer in words: more than anybody reads in a terminal.
  package static let most = 2_000
  /// A run without a break counts as a further word for each so many letters, and so do breaks: not every script writes
  /// blanks, and not every text means well.
  private static let longestWord = 24

  private let most: Int
  private var count = 0
  /// Letters, or breaks, of the run that is going on.
  private var run = 0
  private var isInWord = false

  package init(most: Int = SpeechLength.most) {
    self.most = most
  }

  /// Takes one scalar; false for the first one beyond the limit and all behind it.
  package mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    let isLetter = !scalar.properties.isWhitespace
    let begins = isLetter != isInWord || run == 0 || run == SpeechLength.longestWord
    if begins {
      if isLetter || run == SpeechLength.longestWord { count += 1 }
      run = 0
    }
    isInWord = isLetter
    run += 1
    return count <= most
  }

  /// Takes a piece; whether the text is longer now than it may be.
  package mutating func goesBeyond(with piece: String) -> Bool {
    for scalar in piece.unicodeScalars where !take(scalar) { return true }
    return false
  }
}
