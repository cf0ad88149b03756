internal import Glibc
internal import Synchronization

/// Whether Ctrl-C was pressed. The handler only raises the flag; whoever works long looks at it now and then.
package struct InterruptFlag: Sendable {
  fileprivate init() {}

  /// Whether Ctrl-C was pressed since the flag was lowered; looking does not lower it.
  package var isRaised: Bool { SignalState.interrupts.load(ordering: .acquiring) > 0 }

  /// Lowers the flag; whether it was raised.
  @discardableResult
  package func take() -> Bool { SignalState.interrupts.exchange(0, ordering: .acquiringAndReleasing) > 0 }
}

/// The signals of the program, from here to its end. There is one of it: the handlers belong to the process.
///
/// Ctrl-C raises a flag; the third time that nobody looks at it, it ends the program. A window that changes wakes the line
/// editor. What ends the program gives the terminal back first. Writing where nobody reads is an error, not the end.
package final class TerminalSignals {
  /// Raised by Ctrl-C.
  package let interrupts = InterruptFlag()
  /// Readable when a signal came.
  package let wakeDescriptor: Int32
  /// Never freed: a handler may be reading it.
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
    // A first use inside a handler would have to take the lock that guards it.
    interrupts.take()
    SignalState.resized.store(false, ordering: .releasing)
    SignalState.suspended.store(false, ordering: .releasing)
    SignalState.settings.store(0, ordering: .releasing)
    SignalState.marksPaste.store(false, ordering: .releasing)
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGWINCH] { handle(number, with: { SignalState.note($0) }) }
    for number in [SIGTERM, SIGHUP, SIGQUIT] { handle(number, once: true, with: { SignalState.end($0) }) }
  }

  /// Takes the handlers away: signals do what they usually do.
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

  /// Runs `body` while the terminal is in the editor's hands: a signal that ends the program restores it, and Ctrl-Z
  /// is an event.
  ///
  /// - Parameter marksPaste: whether the editor lets the terminal mark pasted text, which then has to end too.
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

  /// Without SA_RESTART: a wait that a signal ends is over.
  private func handle(_ number: Int32, once: Bool = false, with handler: @convention(c) (Int32) -> Void) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    action.sa_flags = once ? Int32(bitPattern: UInt32(SA_RESETHAND)) : 0
    sigemptyset(&action.sa_mask)
    sigaction(number, &action, nil)
  }
}
