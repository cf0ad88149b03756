internal import CEdit
internal import Conversation
internal import EmbeddedMessages
internal import Glibc
internal import Messages

/// The functions that libedit calls.
extension LineEditor {
  /// The next character for libedit. Returns 1 with a character, 0 at the end of input, and -1 after Ctrl-C.
  func readKey(_ character: UnsafeMutablePointer<wchar_t>?) -> Int32 {
    while true {
      switch keys.next() {
      case .scalar(let scalar):
        character?.pointee = wchar_t(bitPattern: scalar.value)
        return 1
      case .event(.interrupted):
        outcome = .interrupted
        moveBelowLine()
        return -1
      case .event(.resized): resize()
      case .event(.suspended): suspend()
      case .event(.end), .event(.bytes):
        outcome = .end
        return 0
      }
    }
  }

  /// Inserts everything up to the end mark of a paste into the line.
  func insertPaste() -> UInt8 {
    var text = PastedText(limit: InputLines.longestLine)
    while true {
      switch keys.next() {
      case .scalar(let scalar):
        guard text.take(scalar) else { continue }
        if text.isTooLong { return refusePaste() }
        return el_insertstr(edit, text.line) == 0 ? UInt8(CC_REFRESH) : UInt8(CC_ERROR)
      case .event(.resized), .event(.suspended): continue
      case .event(.interrupted):
        outcome = .interrupted
        return UInt8(CC_EOF)
      case .event(.end), .event(.bytes):
        outcome = .end
        return UInt8(CC_EOF)
      }
    }
  }

  private func refusePaste() -> UInt8 {
    show([style.words(.pasteTooLong(most: InputLines.longestLine / 1_024))])
    return UInt8(CC_REDISPLAY)
  }

  /// Prints lines below the edited one. libedit is then told to start over and draws the edited line again below them.
  func show(_ lines: [String]) {
    // libedit moves up by the number of rows that it assumes below the prompt.
    let rows = rowOfCursor(windowColumns(STDOUT_FILENO) ?? 80)
    let blank = String(repeating: "\n", count: rows)
    output.write(blank + "\n" + lines.map { $0 + "\n" }.joined() + blank)
  }

  /// After a change of the window's size the terminal has rewrapped the line, so it is redrawn from its start.
  private func resize() {
    guard isDrawable(STDOUT_FILENO) else { return }
    let columns = windowColumns(STDOUT_FILENO) ?? 80
    let row = rowOfCursor(columns)
    output.write("\r" + (row > 0 ? "\u{1B}[\(row)A" : "") + "\u{1B}[J")
    el_resize(edit)
    edit_redraw(edit)
  }

  /// Handles Ctrl-Z: hands the terminal to the shell, and redraws the line unchanged when the program continues.
  private func suspend() {
    moveBelowLine()
    output.write(TerminalMode.leave.description + "\n")
    edit_prepare_terminal(edit, 0)
    raise(SIGSTOP)
    edit_prepare_terminal(edit, 1)
    output.write(TerminalMode.enter.description)
    edit_redraw(edit)
  }

  /// Moves to the last row of a line that takes several, so that nothing is printed into it.
  private func moveBelowLine() {
    let columns = windowColumns(STDOUT_FILENO) ?? 80
    let end = promptWidth + wholeLine.displayWidth
    output.write(String(repeating: "\n", count: max(end / max(columns, 1) - rowOfCursor(columns), 0)))
  }

  /// How many rows below the prompt the cursor is.
  private func rowOfCursor(_ columns: Int) -> Int {
    (promptWidth + beforeCursor.displayWidth) / max(columns, 1)
  }

  /// The line up to the cursor.
  var beforeCursor: String { text(to: \.cursor) }

  private var wholeLine: String { text(to: \.lastchar) }

  private func text(to end: KeyPath<LineInfo, UnsafePointer<CChar>?>) -> String {
    guard let info = el_line(edit)?.pointee, let start = info.buffer, let end = info[keyPath: end] else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: start, count: end - start), as: UTF8.self)
  }
}
