internal import CEdit
internal import Conversation
internal import EmbeddedMessages
internal import Glibc
internal import Messages

/// What libedit calls.
extension LineEditor {
  /// The next character for libedit: 1 with a character, 0 at the end, -1 after Ctrl-C.
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

  /// Everything up to the end mark of a paste becomes part of the line.
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

  /// Prints lines below the one that is edited; libedit, told to start over, then draws that one again below them.
  func show(_ lines: [String]) {
    // libedit goes up by the rows that it believes to stand below the prompt.
    let rows = rowOfCursor(windowColumns(STDOUT_FILENO) ?? 80)
    let blank = String(repeating: "\n", count: rows)
    output.write(blank + "\n" + lines.map { $0 + "\n" }.joined() + blank)
  }

  /// The window has another size: the terminal has wrapped the line anew, so it is drawn again from its start.
  private func resize() {
    guard isDrawable(STDOUT_FILENO) else { return }
    let columns = windowColumns(STDOUT_FILENO) ?? 80
    let row = rowOfCursor(columns)
    output.write("\r" + (row > 0 ? "\u{1B}[\(row)A" : "") + "\u{1B}[J")
    el_resize(edit)
    edit_redraw(edit)
  }

  /// Ctrl-Z: the terminal goes back to the shell, and comes back with the line as it was.
  private func suspend() {
    moveBelowLine()
    output.write(TerminalMode.leave.description + "\n")
    edit_prepare_terminal(edit, 0)
    raise(SIGSTOP)
    edit_prepare_terminal(edit, 1)
    output.write(TerminalMode.enter.description)
    edit_redraw(edit)
  }

  /// To the last row of a line that takes several, so that nothing is printed into it.
  private func moveBelowLine() {
    let columns = windowColumns(STDOUT_FILENO) ?? 80
    let end = promptWidth + wholeLine.displayWidth
    output.write(String(repeating: "\n", count: max(end / max(columns, 1) - rowOfCursor(columns), 0)))
  }

  /// How many rows below the prompt the cursor stands.
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
