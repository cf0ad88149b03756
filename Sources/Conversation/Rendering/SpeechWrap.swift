/// Wraps a printable text while it streams. What was written is never changed, and only the current column is remembered, so
/// that the work grows with the text alone.
struct SpeechWrap: Hashable, Sendable {
  /// The columns of a line after its margin; at least 1.
  var width: Int
  /// Written unchanged before each line; before an empty line without its trailing space.
  var margin: String
  private var hasMargin = false
  /// The columns already written on the current line.
  private var column = 0
  /// The spaces due before the next word of the line.
  private var blanks = 0

  init(width: Int, margin: String) {
    self.width = max(width, 1)
    self.margin = margin
  }

  /// What to write for further words. A word too long for a line is broken between characters.
  mutating func add(_ text: String) -> String {
    var written = ""
    var word = ""
    for character in text {
      switch character {
      case "\n":
        place(&word, &written)
        breakLine(&written)
      case " ":
        place(&word, &written)
        blanks += 1
      default: word.append(character)
      }
    }
    place(&word, &written)
    return written
  }

  /// What to write when the text ends: a line break, where the last line has any text.
  var end: String { hasMargin ? "\n" : "" }

  private mutating func place(_ word: inout String, _ written: inout String) {
    guard !word.isEmpty else { return }
    defer { word = "" }
    let columns = word.displayWidth
    if column > 0, column + blanks + columns > width { breakLine(&written) }
    beginLine(&written)
    if column + blanks < width {
      written += String(repeating: " ", count: blanks)
      column += blanks
    }
    blanks = 0
    guard column + columns > width else {
      written += word
      column += columns
      return
    }
    for character in word {
      let columns = character.displayWidth
      if column > 0, column + columns > width { breakLine(&written) }
      beginLine(&written)
      written.append(character)
      column += columns
    }
  }

  private mutating func beginLine(_ written: inout String) {
    if !hasMargin { written += margin }
    hasMargin = true
  }

  private mutating func breakLine(_ written: inout String) {
    if !hasMargin { written += margin.trimmedAtEnd }
    written += "\n"
    hasMargin = false
    column = 0
    blanks = 0
  }
}
