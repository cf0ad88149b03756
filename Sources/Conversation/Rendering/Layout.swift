internal import EmbeddedMessages
package import Messages
internal import Proposals
internal import Services

/// Turns events into lines. It is pure, and the same for terminals, scripts and transcripts.
package struct Layout: Hashable, Sendable {
  /// In columns; at least 10.
  package let width: Int
  /// `--plain`: one item a line in words, without columns, brackets or signs, for screen readers and simple terminals.
  package let plain: Bool
  /// The language of the lines.
  package let style: LanguageStyle

  package init(width: Int = 80, plain: Bool = false, style: LanguageStyle = .english) {
    self.width = max(width, 10)
    self.plain = plain
    self.style = style
  }

  /// The layout after an event, which changes where the event sets another language.
  package func following(_ event: SessionEvent) -> Layout {
    guard case .language(let style) = event else { return self }
    return Layout(width: width, plain: plain, style: style)
  }

  /// The lines of an event. All text from outside is cleaned here before it is laid out.
  package func page(for event: SessionEvent) -> Page {
    var page = unguarded(event)
    page.results = page.results.map(toldFromSpeech)
    page.asides = page.asides.map(toldFromSpeech)
    return page
  }

  private func unguarded(_ event: SessionEvent) -> Page {
    switch event {
    case .proposal(let proposal):
      Page(results: lines(for: proposal.card), asides: question(proposal))
    case .card(let card, _): Page(results: lines(for: card))
    case .overview(let overview, _): Page(results: lines(for: overview))
    case .saved(let note): Page(results: sentences(note.sentence))
    case .text(let text): Page(results: sentences(text))
    case .speech(let text, _): Page(results: speech(text))
    case .thinking(let text): Page(asides: thinking(text))
    case .draft(_, let sentence): Page(results: sentences(sentence))
    case .declined: Page(results: sentences(.notSaved))
    case .notice(let text), .progress(let text): Page(asides: sentences(text, style: .notice))
    case .error(let failure): Page(asides: sentences(failure.sentence, style: .error))
    case .model, .modelFailed, .outside, .usage, .speaking, .waiting, .language: Page()
    }
  }

  /// The lines of an event in a transcript: results and asides together, without styles.
  package func plainLines(_ event: SessionEvent) -> [String] {
    page(for: event).lines.map(\.text)
  }

  /// A text, wrapped; its own line breaks stay.
  func sentences(_ text: Text, style: Style = .plain) -> [StyledLine] {
    sentences(self.style.words(text), style: style)
  }

  /// Words, wrapped; their own line breaks stay.
  @_disfavoredOverload
  func sentences(_ text: String, style: Style = .plain) -> [StyledLine] {
    TextWrap.lines(PrintableText.clean(text, lineBreaks: .kept), width: width).map { StyledLine($0, style) }
  }

  private func question(_ proposal: Proposal) -> [StyledLine] {
    let question = proposal.question
    return sentences(proposal.isOpen ? .openQuestion : plain ? question.spelledOut : question.short, style: .question)
  }
}

/// The lines of an event: its results, and its asides (a question, a notice, an error), which a script keeps out of standard
/// output.
package struct Page: Hashable, Sendable {
  /// In order; standard output in a script.
  package var results: [StyledLine]
  /// In order, shown after the results; standard error in a script.
  package var asides: [StyledLine]

  package init(results: [StyledLine] = [], asides: [StyledLine] = []) {
    self.results = results
    self.asides = asides
  }

  /// All lines, in the order in which a terminal shows them.
  package var lines: [StyledLine] { results + asides }
}

extension Proposal.Question {
  fileprivate var short: Text {
    switch self {
    case .yesOrNo: .saveQuestion
    case .count(let count): .countQuestion(count: count)
    }
  }

  /// The question without brackets, which a screen reader would read aloud.
  fileprivate var spelledOut: Text {
    switch self {
    case .yesOrNo: .saveQuestionSpelled
    case .count(let count): .countQuestionSpelled(count: count)
    }
  }
}
