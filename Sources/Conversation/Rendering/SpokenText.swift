internal import Services

/// Tracks a text that is shown while it streams: how much has been written already, so that the rest follows and nothing is
/// shown twice.
package struct SpokenText: Sendable {
  private let paint: Paint
  private var words = ""
  private var wrap = SpeechWrap(width: 1, margin: "")

  /// Renders the mark before a line.
  package typealias Paint = @Sendable (StyledLine) -> String

  package init(paint: @escaping Paint = { $0.text }) {
    self.paint = paint
  }

  /// Whether a text is being shown and has not ended.
  package var isOpen: Bool { !words.isEmpty }

  /// What to write for an event before anything else, and whether that is all there is to write. Streaming words are appended,
  /// a complete text adds its missing rest, and any other event breaks the line.
  package mutating func take(_ event: SessionEvent, layout: Layout) -> (text: String, isAll: Bool) {
    switch event {
    case .speaking(let further): return (add(further, layout: layout), true)
    case .speech(let whole, _):
      if let rest = finish(whole, layout: layout) { return (rest, true) }
    default: break
    }
    return isOpen && !layout.page(for: event).lines.isEmpty ? (breakOff(), false) : ("", false)
  }

  /// What to write for further words. After a change of the window's width, later lines have the new width.
  package mutating func add(_ further: String, layout: Layout) -> String {
    words += further
    wrap.width = layout.speechWidth
    wrap.margin = paint(StyledLine(layout.speechMark, .speaker))
    return wrap.add(PrintableText.clean(further, lineBreaks: .kept))
  }

  /// What to write to complete the text, with its line break; nil where nothing of it was shown before.
  package mutating func finish(_ whole: String, layout: Layout) -> String? {
    guard isOpen else { return nil }
    defer { close() }
    guard whole.utf8.starts(with: words.utf8) else {
      return wrap.end + layout.speech(whole).map { paint($0) + "\n" }.joined()
    }
    let rest = String(decoding: whole.utf8.dropFirst(words.utf8.count), as: UTF8.self)
    return add(rest, layout: layout) + wrap.end
  }

  /// What to write when something else interrupts the text.
  package mutating func breakOff() -> String {
    defer { close() }
    return wrap.end
  }

  private mutating func close() {
    words = ""
    wrap = SpeechWrap(width: 1, margin: "")
  }
}
