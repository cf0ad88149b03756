/// Where a console without a keyboard writes: results to standard output, what goes beside them to standard error.
package struct TextOutput {
  private var layout: Layout
  private let result: (String) -> Void
  private let aside: (String) -> Void
  private var spoken = SpokenText()

  /// - Parameters:
  ///   - result, aside: write the text as it is and pass it on at once; it ends with a line break, unless it is part of
  ///     a text that is still coming.
  package init(layout: Layout = Layout(), result: @escaping (String) -> Void, aside: @escaping (String) -> Void) {
    self.layout = layout
    self.result = result
    self.aside = aside
  }

  /// Writes what an event shows; from a `language` event on, that is in another language.
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
