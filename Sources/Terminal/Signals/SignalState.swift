internal import Glibc
internal import Synchronization

/// The state that the signal handlers use. A handler receives only a number, so this is the program's one piece of shared
/// state. All of it is atomic, since handlers may run at any moment on any thread.
enum SignalState {
  /// How often Ctrl-C was pressed since the count was last taken.
  static let interrupts = Atomic<Int>(0)
  /// After this many unheeded interrupts the program ends, since whatever should have heeded them is stuck.
  static let mostInterrupts = 3
  static let resized = Atomic<Bool>(false)
  static let suspended = Atomic<Bool>(false)
  /// The write end of a pipe that wakes whoever waits for input.
  static let wakeDescriptor = Atomic<Int32>(-1)
  /// The address of the terminal settings to restore; 0 while no line is being edited.
  static let settings = Atomic<UInt>(0)
  /// Whether the terminal was told to mark pasted text (bracketed paste).
  static let marksPaste = Atomic<Bool>(false)

  /// Notes an interrupt, a resize or a suspension, and wakes whoever waits.
  static func note(_ signal: Int32) {
    switch signal {
    case SIGINT:
      let count = interrupts.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue
      if count >= mostInterrupts {
        Glibc.signal(signal, SIG_DFL)
        return end(signal)
      }
    case SIGWINCH: resized.store(true, ordering: .releasing)
    default: suspended.store(true, ordering: .releasing)
    }
    let saved = errno
    var byte: UInt8 = 0
    _ = write(wakeDescriptor.load(ordering: .acquiring), &byte, 1)
    errno = saved
  }

  /// Handles a signal that ends the program: restores the terminal first. Calls only async-signal-safe functions.
  static func end(_ signal: Int32) {
    if let address = UnsafeMutablePointer<termios>(bitPattern: settings.load(ordering: .acquiring)) {
      tcsetattr(STDIN_FILENO, TCSANOW, address)
      if marksPaste.load(ordering: .acquiring) {
        TerminalMode.leaveForGood.withUTF8Buffer { _ = write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      }
    }
    // The handler was installed for one delivery only, so this signal now ends the program.
    raise(signal)
  }
}

/// The sequences written around the editing of a line, which turn bracketed paste on and off.
enum TerminalMode {
  static let enter: StaticString = "\u{1B}[?2004h"
  static let leave: StaticString = "\u{1B}[?2004l"
  static let leaveForGood: StaticString = "\u{1B}[?2004l\n"
}
