internal import Conversation
internal import Dispatch
internal import Synchronization

/// Shows quietly what is being waited for once a wait takes a moment, and clears it when something comes. Where nothing on the
/// screen may change, it prints a separate line.
package final class WaitingLine: Sendable {
  /// Shorter waits are not mentioned.
  package static let usualDelay = Duration.milliseconds(700)

  private struct State {
    /// Numbers the waits, so that a delayed message of an earlier wait is not shown.
    var number = 0
    var isWaiting = false
    /// The columns to clear; 0 where nothing is shown.
    var shown = 0
  }

  private let write: @Sendable (String) -> Void
  private let isPlain: Bool
  private let delay: Duration
  private let state = Mutex(State())

  /// - Parameters:
  ///   - isPlain: whether nothing on the screen may be changed again.
  ///   - write: called on any thread, but never twice at once.
  package init(isPlain: Bool, delay: Duration = WaitingLine.usualDelay, write: @escaping @Sendable (String) -> Void) {
    self.isPlain = isPlain
    self.delay = delay
    self.write = write
  }

  /// - Parameters:
  ///   - words: what is being done.
  ///   - width: the columns of the window.
  package func begin(_ words: String, width: Int) {
    let number = state.withLock { state in
      state.number += 1
      state.isWaiting = true
      return state.number
    }
    let line = words.cut(toColumns: max(width - 1, 0))
    let (seconds, attoseconds) = delay.components
    let time = DispatchTime.now() + .nanoseconds(Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000))
    DispatchQueue.global().asyncAfter(deadline: time) { [weak self] in self?.say(line, number) }
  }

  /// Ends the wait and clears what was shown, since output follows or a line is read.
  package func end() {
    state.withLock { state in
      state.isWaiting = false
      guard state.shown > 0 else { return }
      write("\r" + String(repeating: " ", count: state.shown) + "\r")
      state.shown = 0
    }
  }

  private func say(_ line: String, _ number: Int) {
    state.withLock { state in
      guard state.isWaiting, state.number == number, state.shown == 0 else { return }
      write(isPlain ? line + "\n" : line)
      if !isPlain { state.shown = line.displayWidth }
    }
  }
}
