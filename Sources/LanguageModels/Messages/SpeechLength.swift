/// Counts the words of a streamed text up to a limit.
package struct SpeechLength: Hashable, Sendable {
  /// The most words of an answer: more than anybody reads in a terminal.
  package static let most = 2_000
  /// A run of letters, or of white space, counts as another word after each this many characters: not every script
  /// writes blanks, and a text may be malicious.
  private static let longestWord = 24

  private let most: Int
  private var count = 0
  /// The length of the current run of letters or white space.
  private var run = 0
  private var isInWord = false

  package init(most: Int = SpeechLength.most) {
    self.most = most
  }

  /// Takes one scalar; false for the first one beyond the limit and all later ones.
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

  /// Takes a piece; whether the text is now longer than the limit.
  package mutating func goesBeyond(with piece: String) -> Bool {
    for scalar in piece.unicodeScalars where !take(scalar) { return true }
    return false
  }
}
