internal import Services

/// What a model says is told from what larder says by a mark before each of its lines, which no line of larder's begins
/// with.
extension Layout {
  /// What stands before every line of a model's words.
  var speechMark: String { plain ? "model: " : "┃ " }

  /// Columns for a model's words beside the mark.
  var speechWidth: Int { max(width - speechMark.displayWidth, 1) }

  /// A model's words, wrapped; each line is marked, an empty one too.
  package func speech(_ text: String) -> [StyledLine] {
    var wrap = SpeechWrap(width: speechWidth, margin: "")
    let lines = wrap.add(PrintableText.clean(text, lineBreaks: .kept))
    return lines.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard !line.isEmpty else { return StyledLine(speechMark.trimmedAtEnd, .speaker) }
      return StyledLine([.init(speechMark, .speaker), .init(String(line))])
    }
  }

  /// A line that is no model's speech and begins like one says whose it is: a name that came from outside may stand first.
  func toldFromSpeech(_ line: StyledLine) -> StyledLine {
    guard line.spans.first?.style != .speaker, line.text.hasPrefix(speechMark.trimmedAtEnd) else { return line }
    return StyledLine([.init("larder: ")] + line.spans)
  }
}
