internal import Glibc
internal import Synchronization

/// Tells whether Ctrl-C was pressed. The handler only raises the flag; long-running work checks it now and then.
package struct InterruptFlag: Sendable {
  fileprivate init() {}

  /// Whether Ctrl-C was pressed since the flag was lowered. Reading does not lower it.
  package var isRaised: Bool { SignalState.interrupts.load(ordering: .acquiring) > 0 }

  /// Lowers the flag. Returns whether it was raised.
  @discardableResult
  package func take() -> Bool { SignalState.interrupts.exchange(0, ordering: .acquiringAndReleasing) > 0 }
}

/// Handles the program's signals from its creation until the program ends. There is only one instance, since handlers belong to
/// the process.
///
/// Ctrl-C raises a flag, and ends the program at the third press that nobody heeds. A resized window wakes the line editor.
/// Signals that end the program restore the terminal first. Writing to a closed pipe is an error and does not end the program.
package final class TerminalSignals {
  /// Raised by Ctrl-C.
  package let interrupts = InterruptFlag()
  /// Becomes readable when a signal came.
  package let wakeDescriptor: Int32
  /// Never freed, since a handler may be reading it.
  private let settings = UnsafeMutablePointer<termios>.allocate(capacity: 1)

  /// Installs the handlers.
  package init() {
    var pipeEnds: [Int32] = [-1, -1]
    pipe(&pipeEnds)
    for end in pipeEnds {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    wakeDescriptor = pipeEnds[0]
    settings.initialize(to: termios())
    SignalState.wakeDescriptor.store(pipeEnds[1], ordering: .releasing)
    // A first use within a handler would take the lock that guards lazy initialisation.
    interrupts.take()
    SignalState.resized.store(false, ordering: .releasing)
    SignalState.suspended.store(false, ordering: .releasing)
    SignalState.settings.store(0, ordering: .releasing)
    SignalState.marksPaste.store(false, ordering: .releasing)
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGWINCH] { handle(number, with: { SignalState.note($0) }) }
    for number in [SIGTERM, SIGHUP, SIGQUIT] { handle(number, once: true, with: { SignalState.end($0) }) }
  }

  /// Removes the handlers, which restores the default actions.
  package func leave() {
    for number in [SIGINT, SIGWINCH, SIGTERM, SIGHUP, SIGQUIT] { signal(number, SIG_DFL) }
  }

  /// What came since the last call; an interrupt goes first.
  func next() -> TerminalEvent? {
    var wakes = [UInt8](repeating: 0, count: 64)
    while Glibc.read(wakeDescriptor, &wakes, wakes.count) == wakes.count {}
    if interrupts.take() { return .interrupted }
    if SignalState.suspended.exchange(false, ordering: .acquiringAndReleasing) { return .suspended }
    if SignalState.resized.exchange(false, ordering: .acquiringAndReleasing) { return .resized }
    return nil
  }

  /// Runs `body` while the line editor controls the terminal: a signal that ends the program restores the terminal, and Ctrl-Z
  /// becomes an event.
  ///
  /// - Parameter marksPaste: whether the editor turns on bracketed paste, which then has to be turned off again.
  func whileEditing<Result>(marksPaste: Bool = true, _ body: () -> Result) -> Result {
    guard tcgetattr(STDIN_FILENO, settings) == 0 else { return body() }
    SignalState.marksPaste.store(marksPaste, ordering: .releasing)
    SignalState.settings.store(UInt(bitPattern: settings), ordering: .releasing)
    handle(SIGTSTP, with: { SignalState.note($0) })
    defer {
      signal(SIGTSTP, SIG_DFL)
      SignalState.settings.store(0, ordering: .releasing)
    }
    return body()
  }

  /// Installed without SA_RESTART, so that a signal ends a blocking wait.
  private func handle(_ number: Int32, once: Bool = false, with handler: @convention(c) (Int32) -> Void) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    action.sa_flags = once ? Int32(bitPattern: UInt32(SA_RESETHAND)) : 0
    sigemptyset(&action.sa_mask)
    sigaction(number, &action, nil)
  }
}
