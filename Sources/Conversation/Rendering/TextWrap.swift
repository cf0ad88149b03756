/// Wraps a printable text at spaces, and between ideographs.
///
/// A word longer than the width is broken between characters, never cut off. Spaces at the start of the text are kept as the
/// indent of its first line.
enum TextWrap {
  /// - Parameter width: in columns, at least 1.
  static func lines(_ text: String, width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph($0, width: max(width, 1)) }
  }

  private static func paragraph(_ text: Substring, width: Int) -> [String] {
    let indent = String(text.prefix { $0 == " " })
    if String(text).displayWidth <= width { return [String(text).trimmedAtEnd] }
    var lines: [String] = []
    var line = indent.displayWidth < width ? indent : ""
    var columns = line.displayWidth
    var isEmpty = true
    for word in text.split(separator: " ").map(String.init) {
      for (place, piece) in BreakPlaces.pieces(of: word).enumerated() {
        let gap = isEmpty || place > 0 ? "" : " "
        let joined = columns + gap.utf8.count + piece.displayWidth
        if joined <= width {
          line += gap + piece
          columns = joined
        } else {
          if !isEmpty { lines.append(line) }
          var pieces = pieces(of: piece, width: width)
          line = pieces.popLast() ?? ""
          columns = line.displayWidth
          lines += pieces
        }
        isEmpty = false
      }
    }
    return lines + [line.trimmedAtEnd]
  }

  private static func pieces(of word: String, width: Int) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var columns = 0
    for character in word {
      let next = character.displayWidth
      if columns + next > width, !piece.isEmpty {
        pieces.append(piece)
        (piece, columns) = ("", 0)
      }
      piece.append(character)
      columns += next
    }
    return pieces + [piece]
  }
}

extension String {
  /// The text without trailing spaces.
  package var trimmedAtEnd: String {
    guard last == " " else { return self }
    guard let end = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...end])
  }
}
