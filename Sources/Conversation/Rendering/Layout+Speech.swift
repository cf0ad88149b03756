internal import Services

/// What a model says is told from what larder says by a mark before each of its lines, which no line of larder's begins
/// with; what it thinks has a mark of its own.
extension Layout {
  /// What stands before every line of a model's words.
  var speechMark: String { plain ? "model: " : "┃ " }

  /// What stands before every line of its thinking.
  var thinkingMark: String { plain ? "model thinks: " : "┊ " }

  /// Columns for a model's words beside the mark.
  var speechWidth: Int { max(width - speechMark.displayWidth, 1) }

  /// A model's words, wrapped; each line is marked, an empty one too.
  package func speech(_ text: String) -> [StyledLine] { marked(text, speechMark, .plain) }

  /// A model's thinking, wrapped and marked in the same way.
  func thinking(_ text: String) -> [StyledLine] { marked(text, thinkingMark, .muted) }

  private func marked(_ text: String, _ mark: String, _ style: Style) -> [StyledLine] {
    var wrap = SpeechWrap(width: max(width - mark.displayWidth, 1), margin: "")
    let lines = wrap.add(PrintableText.clean(text, lineBreaks: .kept))
    return lines.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard !line.isEmpty else { return StyledLine(mark.trimmedAtEnd, .speaker) }
      return StyledLine([.init(mark, .speaker), .init(String(line), style)])
    }
  }

  /// A line that is no model's and begins like one says whose it is: a name that came from outside may stand first.
  func toldFromSpeech(_ line: StyledLine) -> StyledLine {
    guard line.spans.first?.style != .speaker,
      [speechMark, thinkingMark].contains(where: { line.text.hasPrefix($0.trimmedAtEnd) })
    else { return line }
    return StyledLine([.init("larder: ")] + line.spans)
  }
}
