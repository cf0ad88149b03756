internal import CEdit
internal import Conversation
internal import EmbeddedMessages
internal import Glibc
package import Messages

/// A line editor on libedit with key bindings, history and completion. Pasted text is one line, even with line breaks in it.
///
/// There is only one instance, since libedit works on the process's own terminal.
package final class LineEditor: LineReading {
  let edit: OpaquePointer
  let output: DescriptorOutput
  let completion: Completion
  private(set) var style = LanguageStyle.english
  var keys: KeyInput
  /// Why a read ended without a line; nil where it did not.
  var outcome: LineRead?
  private(set) var prompt: UnsafeMutablePointer<CChar>
  /// In columns.
  private(set) var promptWidth = 0
  /// The lines to be read that were typed before now was noted.
  private var earlyLines = 0
  private let input: DescriptorInput
  private let signals: TerminalSignals
  private let recall: OpaquePointer
  private let history: LineHistory

  /// Nil where libedit cannot start.
  ///
  /// - Parameters:
  ///   - history: the lines that can be recalled; new lines are added to it.
  ///   - completion: what the Tab key offers.
  package init?(signals: TerminalSignals, history: LineHistory, completion: Completion) {
    TextLocale.select()
    guard let edit = edit_start("larder"), let recall = history_init(), let prompt = strdup("")
    else { return nil }
    (self.edit, self.recall, self.prompt) = (edit, recall, prompt)
    (self.signals, self.history, self.completion) = (signals, history, completion)
    output = DescriptorOutput(STDOUT_FILENO)
    input = DescriptorInput(STDIN_FILENO, signals: signals)
    keys = KeyInput(input)
    edit_history_limit(recall, Int32(clamping: history.limit))
    for line in history.lines { edit_history_add(recall, line) }
    setUp()
  }

  deinit {
    el_end(edit)
    history_end(recall)
    free(prompt)
  }

  /// Sets the language of the message that a pasted text is too long.
  package func speak(_ style: LanguageStyle) { self.style = style }

  private func setUp() {
    edit_set_owner(edit, Unmanaged.passUnretained(self).toOpaque())
    edit_set_up(edit)
    edit_use_history(edit, recall)
    edit_set_prompt(edit, CChar(1)) { LineEditor.of($0)?.prompt }
    edit_set_reader(edit) { LineEditor.of($0)?.readKey($1) ?? 0 }
    edit_add_command(edit, "larder-paste", "Insert a pasted text") { edit, _ in
      LineEditor.of(edit)?.insertPaste() ?? UInt8(CC_ERROR)
    }
    edit_add_command(edit, "larder-complete", "Complete the word") { edit, _ in
      LineEditor.of(edit)?.complete() ?? UInt8(CC_ERROR)
    }
    // Reads the person's own key bindings from ~/.editrc first, so that ours for pasting win.
    el_source(edit, nil)
    for (keys, command) in LineEditor.bindings { edit_bind(edit, keys, command) }
  }

  /// Marks where an escape sequence begins and ends in a prompt; no text that is shown contains it.
  private static let promptMark: Character = "\u{1}"

  private static let bindings = [
    ("\\e[200~", "larder-paste"), ("^I", "larder-complete"), ("^R", "em-inc-search-prev"),
    ("\\e[1;5C", "em-next-word"), ("\\e[1;5D", "ed-prev-word"), ("\\e[1~", "ed-move-to-beg"),
    ("\\e[4~", "ed-move-to-end"), ("\\e[3~", "ed-delete-next-char"), ("\\e[H", "ed-move-to-beg"),
    ("\\e[F", "ed-move-to-end"),
  ]

  static func of(_ edit: OpaquePointer?) -> LineEditor? {
    edit_owner(edit).map { Unmanaged<LineEditor>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Lets the person edit a line until it is entered, given up with Ctrl-C, or ended with Ctrl-D.
  package func readLine(prompt line: PromptLine) -> LineRead {
    if let copy = strdup(line.marked(LineEditor.promptMark)) {
      free(prompt)
      prompt = copy
      promptWidth = line.text.displayWidth
    }
    signals.interrupts.take()
    outcome = nil
    let line = signals.whileEditing {
      output.write(TerminalMode.enter.description)
      // Done before the prompt is shown; otherwise keys typed in answer at once would reach the terminal's own line editing.
      edit_prepare_terminal(edit, 1)
      var count: Int32 = 0
      let line = el_gets(edit, &count).map { String(cString: $0) }
      output.write(TerminalMode.leave.description)
      return line
    }
    guard let line, outcome == nil else { return ended() }
    defer { earlyLines = max(0, earlyLines - 1) }
    return .line(LineBreakSign.meant(line.last == "\n" ? String(line.dropLast()) : line), isEarly: earlyLines > 0)
  }

  /// Ends the prompt's line, so that further output starts on its own line.
  private func ended() -> LineRead {
    keys.drop()
    input.dropHeldLines()
    earlyLines = 0
    output.write(outcome == .interrupted ? "^C\n" : "\n")
    return outcome ?? .end
  }

  /// Notes the lines that were typed before now, also those that were read ahead.
  package func noteTypedLines() { earlyLines = keys.lineCount + input.holdTypedLines() }

  /// Adds a line to the history and its file.
  package func remember(_ line: String) {
    // libedit recalls a line without its trailing spaces.
    let shown = LineBreakSign.shown(line).trimmedAtEnd
    guard history.add(shown) else { return }
    edit_history_add(recall, shown)
  }
}
