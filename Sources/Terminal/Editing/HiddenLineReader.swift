internal import Conversation
internal import Glibc

/// Reads a line that the terminal does not show, such as a key.
package struct HiddenLineReader {
  private let signals: TerminalSignals
  private let prompts: DescriptorOutput
  private let input: DescriptorInput

  /// - Parameter prompts: where the prompt goes.
  package init(signals: TerminalSignals, prompts: DescriptorOutput) {
    self.signals = signals
    self.prompts = prompts
    input = DescriptorInput(STDIN_FILENO, signals: signals)
  }

  /// Reads a line of standard input, which has to be a terminal. Echo is always restored afterwards, and anything typed after
  /// the line is discarded, since it may be part of the key.
  package func readLine(prompt: PromptLine) -> LineRead {
    var usual = termios()
    guard tcgetattr(STDIN_FILENO, &usual) == 0 else { return .end }
    var hidden = usual
    hidden.c_lflag &= ~tcflag_t(ECHO)
    hidden.c_lflag |= tcflag_t(ICANON | ISIG | ECHONL)
    return signals.whileEditing(marksPaste: false) {
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
      defer { tcsetattr(STDIN_FILENO, TCSAFLUSH, &usual) }
      prompts.write(prompt.shown)
      return line {
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &usual)
        prompts.write("\n")
        raise(SIGSTOP)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
        prompts.write(prompt.shown)
      }
    }
  }

  /// - Parameter suspend: hands the terminal back to the shell until the program continues.
  private func line(suspend: () -> Void) -> LineRead {
    var bytes: [UInt8] = []
    while bytes.count <= InputLines.longestLine {
      switch input.read() {
      case .bytes(let more):
        bytes += more
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { continue }
        return .line(String(decoding: bytes[..<end], as: UTF8.self))
      case .resized: continue
      case .suspended:
        bytes.removeAll()
        suspend()
      case .interrupted: return ended(.interrupted)
      case .end: return ended(.end)
      }
    }
    return ended(.tooLong)
  }

  /// Ends the prompt's line.
  private func ended(_ read: LineRead) -> LineRead {
    prompts.write("\n")
    return read
  }
}
