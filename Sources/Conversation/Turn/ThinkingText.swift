internal import LanguageModels

/// A model's thinking while it streams, passed on line by line and limited in length.
struct ThinkingText {
  private var line = ""
  private var length = SpeechLength()
  private var isCut = false

  /// Takes a piece, cut at any point. Returns the lines that are complete, often none.
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

  /// Ends the thinking, since the answer begins or nothing more comes. Returns what is left to show.
  mutating func end() -> String {
    defer { line = "" }
    return line.allSatisfy(\.isWhitespace) ? "" : line
  }
}
