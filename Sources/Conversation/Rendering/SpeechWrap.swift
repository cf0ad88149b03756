/// Breaks a printable text into lines while it comes. What is written stays, and of it only the column is remembered, so
/// that the work is that of the text.
struct SpeechWrap: Hashable, Sendable {
  /// Columns of a line behind its margin, at least 1.
  var width: Int
  /// What is written before each line, as it is; a line without words has it without the blank at its end.
  var margin: String
  private var hasMargin = false
  /// Columns that are written of the last line.
  private var column = 0
  /// Spaces that are owed to the next word of the line.
  private var blanks = 0

  init(width: Int, margin: String) {
    self.width = max(width, 1)
    self.margin = margin
  }

  /// What to write for further words. A word that is too long for a line is broken between characters.
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

  /// What to write where nothing more comes: the last line's end, if anything stands on it.
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
