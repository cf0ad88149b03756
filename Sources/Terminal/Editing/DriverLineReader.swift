internal import Conversation

/// Reads lines that the terminal's driver edits: for terminals that can only print, and for output that is redirected.
package final class DriverLineReader: LineReading {
  private let input: DescriptorInput
  private let prompts: DescriptorOutput
  private var lines: InputLines
  /// The lines to be read that were typed before now was noted.
  private var earlyLines = 0

  /// - Parameter prompts: where the prompt goes: a terminal, if there is one.
  package init(input: DescriptorInput, prompts: DescriptorOutput) {
    self.input = input
    self.prompts = prompts
    lines = InputLines { input.chunk() }
  }

  /// Writes the prompt and waits for a line that the driver has edited.
  package func readLine(prompt: PromptLine) -> LineRead {
    prompts.write(prompt.shown)
    switch lines.next() {
    case .line(let line):
      defer { earlyLines = max(0, earlyLines - 1) }
      return .line(line, isEarly: earlyLines > 0)
    case .tooLong: return .tooLong
    case .interrupted:
      prompts.write("\n")
      return .interrupted
    case .end:
      prompts.write("\n")
      return .end
    }
  }

  /// Notes the lines that were typed before now, also those that were read ahead.
  package func noteTypedLines() { earlyLines = input.holdTypedLines() }

  /// Does nothing: the driver has no line history.
  package func remember(_ line: String) {}
}
