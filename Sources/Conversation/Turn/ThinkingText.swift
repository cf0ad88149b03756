internal import LanguageModels

/// What a model thinks on the way, as it comes: passed on by the line, so that it grows while somebody looks on, and no
/// more of it than anybody reads.
struct ThinkingText {
  private var line = ""
  private var length = SpeechLength()
  private var isCut = false

  /// Takes a piece, cut anywhere. Returns the lines that are whole now, often none.
  mutating func hear(_ piece: String) -> String {
    var whole: [String] = []
    for scalar in piece.unicodeScalars where !isCut {
      isCut = !length.take(scalar)
      if scalar == "\n" || isCut {
        whole.append(end())
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return whole.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The answer begins, or nothing more comes. Returns what is left to show.
  mutating func end() -> String {
    defer { line = "" }
    return line.allSatisfy(\.isWhitespace) ? "" : line
  }
}
