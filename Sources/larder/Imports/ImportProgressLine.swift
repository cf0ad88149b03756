internal import Conversation
internal import Imports
internal import Messages
internal import Terminal

/// Shows the progress of an import: one line that is updated at a terminal, an occasional plain line elsewhere.
final class ImportProgressLine {
  private let output: DescriptorOutput
  private let isTerminal: Bool
  private let style: LanguageStyle
  private let columns: () -> Int
  private let start = ContinuousClock.now
  private var shown: ContinuousClock.Instant
  private var stepStart: ContinuousClock.Instant
  private var step: ImportProgress.Step?
  private var isOpen = false

  init(output: DescriptorOutput, isTerminal: Bool, style: LanguageStyle, columns: @escaping () -> Int) {
    self.output = output
    self.isTerminal = isTerminal
    self.style = style
    self.columns = columns
    shown = start
    stepStart = start
  }

  func show(_ progress: ImportProgress) {
    let now = ContinuousClock.now
    if progress.step != step {
      step = progress.step
      stepStart = now
    } else {
      guard now - shown >= (isTerminal ? .milliseconds(200) : .seconds(15)) else { return }
    }
    if !isTerminal, now - start < .seconds(15) { return }
    shown = now
    let text = style.words(ImportWording.progress(progress, since: now - start, inStep: now - stepStart))
    guard isTerminal else { return output.write(text + "\n") }
    isOpen = true
    let room = max(columns() - 1, 20)
    let cut = text.cut(toColumns: room)
    output.write("\r" + cut + String(repeating: " ", count: max(room - cut.displayWidth, 0)))
  }

  /// Clears the line.
  func end() {
    guard isOpen else { return }
    output.write("\r" + String(repeating: " ", count: max(columns() - 1, 20)) + "\r")
    isOpen = false
  }
}
