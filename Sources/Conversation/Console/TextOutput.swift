/// The output of a console without a keyboard: results to standard output, asides to standard error.
package struct TextOutput {
  private var layout: Layout
  private let result: (String) -> Void
  private let aside: (String) -> Void
  private var spoken = SpokenText()

  /// - Parameters:
  ///   - result, aside: write text unbuffered. It ends with a line break, unless it is part of a text that is still streaming.
  package init(layout: Layout = Layout(), result: @escaping (String) -> Void, aside: @escaping (String) -> Void) {
    self.layout = layout
    self.result = result
    self.aside = aside
  }

  /// Writes what an event shows. A `language` event changes the language of those that follow.
  package mutating func show(_ event: SessionEvent) {
    layout = layout.following(event)
    let speech = spoken.take(event, layout: layout)
    if !speech.text.isEmpty { result(speech.text) }
    guard !speech.isAll else { return }
    let page = layout.page(for: event)
    write(page.results, to: result)
    write(page.asides, to: aside)
  }

  private func write(_ lines: [StyledLine], to output: (String) -> Void) {
    guard !lines.isEmpty else { return }
    output(lines.map { $0.text + "\n" }.joined())
  }
}
