package import Conversation
internal import EmbeddedMessages
package import Messages
internal import Proposals
internal import Services

/// The console of a person at a terminal. It only appends: nothing on the screen is changed again, except the line that says
/// what is being waited for.
package final class TerminalConsole: Console {
  private let environment: TerminalEnvironment
  private let reader: any LineReading
  private let results: DescriptorOutput
  private let asides: DescriptorOutput
  private let columns: () -> Int?
  private let waiting: WaitingLine?
  private var spoken: SpokenText
  private var style = LanguageStyle.english

  /// - Parameters:
  ///   - results: standard output.
  ///   - asides: where questions, notices and errors go: standard output where it is the terminal, else standard error.
  ///   - waiting: says what is being waited for; nil where the output is not a terminal.
  ///   - columns: the width of the window, asked for at each event.
  package init(
    environment: TerminalEnvironment, reader: any LineReading, results: DescriptorOutput, asides: DescriptorOutput,
    waiting: WaitingLine? = nil, columns: @escaping () -> Int?
  ) {
    self.environment = environment
    self.reader = reader
    self.results = results
    self.asides = asides
    self.waiting = waiting
    self.columns = columns
    spoken = environment.colour ? SpokenText { $0.coloured } : SpokenText()
  }

  /// Reads until there is a line or the input ends. A line that is too long is refused, and a blank one is skipped where it
  /// would begin a turn.
  package func nextInput(_ prompt: Prompt) -> ConsoleInput {
    waiting?.end()
    while true {
      switch reader.readLine(prompt: PromptLine(prompt.line(in: style), isColoured: environment.colour)) {
      case .line(let read, let isEarly):
        let line = PrintableText.clean(read, lineBreaks: .kept)
        // A blank line begins no turn. At a waiting proposal the session repeats that it waits; in a text of several lines, or
        // as the answer to a question, a blank line has a meaning.
        if line.allSatisfy(\.isWhitespace), prompt.isTurn { continue }
        // An answer that was typed before its question was shown does not count.
        if isEarly, prompt == .answer, AnswerGrammar.read(line) != .other { continue }
        remember(line, prompt)
        return .line(TypedLine(typed: line))
      case .tooLong:
        show(.error(SessionError(.lineTooLong(most: InputLines.longestLine / 1_024))))
      case .interrupted: return .interrupted
      case .end: return .end
      }
    }
  }

  /// Prints an event, results and asides to their own outputs.
  package func show(_ event: SessionEvent) {
    if case .proposal = event { reader.noteTypedLines() }
    if case .language(let spoken) = event {
      style = spoken
      reader.speak(spoken)
    }
    let layout = Layout(width: environment.width(window: columns()), plain: environment.plain, style: style)
    waiting?.end()
    if case .waiting(let doing) = event {
      waiting?.begin(PrintableText.clean(style.words(doing)), width: layout.width)
    }
    let speech = spoken.take(event, layout: layout)
    if !speech.text.isEmpty { results.write(speech.text) }
    guard !speech.isAll else { return }
    let page = layout.page(for: event)
    write(page.results, to: results)
    write(page.asides, to: asides)
  }

  private func write(_ lines: [StyledLine], to output: DescriptorOutput) {
    guard !lines.isEmpty else { return }
    output.write(lines.map { (environment.colour ? $0.coloured : $0.text) + "\n" }.joined())
  }

  /// Keeps a line in the history, but not short answers such as yes or a number, which nobody wants to recall.
  private func remember(_ line: String, _ prompt: Prompt) {
    guard prompt == .answer else { return prompt.isTurn ? reader.remember(line) : () }
    switch AnswerGrammar.read(line) {
    case .yes, .no, .drop, .later, .help, .explain, .whole, .count, .nothing: break
    case .edits, .other: reader.remember(line)
    }
  }
}

extension Prompt {
  /// The most columns that a profile's label may take.
  private static let widestProfile = 20

  fileprivate var isTurn: Bool {
    if case .turn = self { true } else { false }
  }

  /// "larder> ", "🦊 emma> ", "save? ".
  package func line(in style: LanguageStyle) -> StyledLine {
    switch self {
    case .turn(nil): StyledLine("larder> ")
    case .turn(let profile?): StyledLine([.init(Prompt.shown(profile), Prompt.style(profile)), .init("> ")])
    case .more: StyledLine("... ")
    case .answer: StyledLine(style.words(.promptSave) + " ")
    }
  }

  private static func style(_ profile: ProfileSign) -> Style { profile.colour.map { .tint($0) } ?? .plain }

  /// As much of a profile's label as there is room for, in columns: an emoji takes two.
  private static func shown(_ profile: ProfileSign) -> String {
    let label = PrintableText.clean(profile.label)
    guard label.displayWidth > widestProfile else { return label }
    var shown = ""
    for character in label where shown.displayWidth + character.displayWidth < widestProfile { shown.append(character) }
    return shown + "…"
  }
}
