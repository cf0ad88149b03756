internal import Services

/// Marks a model's words. Each of their lines begins with a mark that no line of larder's begins with; the model's thinking has
/// a mark of its own.
extension Layout {
  /// The mark before every line of a model's words.
  var speechMark: String { plain ? "model: " : "┃ " }

  /// The mark before every line of a model's thinking.
  var thinkingMark: String { plain ? "model thinks: " : "┊ " }

  /// The columns for a model's words beside the mark.
  var speechWidth: Int { max(width - speechMark.displayWidth, 1) }

  /// A model's words, wrapped. Every line is marked, even an empty one.
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

  /// Prefixes a line that is not a model's but looks like one, which happens where it begins with a name from outside.
  func toldFromSpeech(_ line: StyledLine) -> StyledLine {
    guard line.spans.first?.style != .speaker,
      [speechMark, thinkingMark].contains(where: { line.text.hasPrefix($0.trimmedAtEnd) })
    else { return line }
    return StyledLine([.init("larder: ")] + line.spans)
  }
}
