internal import Services

/// A text that is shown while it is still coming: knows what of it stands in the output already, so that the rest goes
/// behind it and nothing is shown twice.
package struct SpokenText: Sendable {
  private let paint: Paint
  private var words = ""
  private var wrap = SpeechWrap(width: 1, margin: "")

  /// How the mark before a line is written.
  package typealias Paint = @Sendable (StyledLine) -> String

  package init(paint: @escaping Paint = { $0.text }) {
    self.paint = paint
  }

  /// Whether a line is open.
  package var isOpen: Bool { !words.isEmpty }

  /// What to write for an event before anything else, and whether that is all of it: further words, or the rest of a text
  /// that is shown in part; a line break where something else comes between.
  package mutating func take(_ event: SessionEvent, layout: Layout) -> (text: String, isAll: Bool) {
    switch event {
    case .speaking(let further): return (add(further, layout: layout), true)
    case .speech(let whole, _):
      if let rest = finish(whole, layout: layout) { return (rest, true) }
    default: break
    }
    return isOpen && !layout.page(for: event).lines.isEmpty ? (breakOff(), false) : ("", false)
  }

  /// What to write for further words. In a window of another width what follows has lines of that width.
  package mutating func add(_ further: String, layout: Layout) -> String {
    words += further
    wrap.width = layout.speechWidth
    wrap.margin = paint(StyledLine(layout.speechMark, .speaker))
    return wrap.add(PrintableText.clean(further, lineBreaks: .kept))
  }

  /// What to write to make the text whole, with the line break behind it; nil where none of it was shown before.
  package mutating func finish(_ whole: String, layout: Layout) -> String? {
    guard isOpen else { return nil }
    defer { close() }
    guard whole.utf8.starts(with: words.utf8) else {
      return wrap.end + layout.speech(whole).map { paint($0) + "\n" }.joined()
    }
    let rest = String(decoding: whole.utf8.dropFirst(words.utf8.count), as: UTF8.self)
    return add(rest, layout: layout) + wrap.end
  }

  /// What to write where something else comes between.
  package mutating func breakOff() -> String {
    defer { close() }
    return wrap.end
  }

  private mutating func close() {
    words = ""
    wrap = SpeechWrap(width: 1, margin: "")
  }
}
