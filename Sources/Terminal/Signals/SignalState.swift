internal import Glibc
internal import Synchronization

/// What the signal handlers touch. A handler is given nothing but a number, so this is the program's one shared state.
/// Everything here is atomic: handlers may run at any moment, on any thread.
enum SignalState {
  /// How often Ctrl-C was pressed since someone last looked.
  static let interrupts = Atomic<Int>(0)
  /// So many that nobody heeds end the program: whoever should look is stuck.
  static let mostInterrupts = 3
  static let resized = Atomic<Bool>(false)
  static let suspended = Atomic<Bool>(false)
  /// The end of a pipe that the handlers write to, so that whoever waits for input wakes up.
  static let wakeDescriptor = Atomic<Int32>(-1)
  /// The address of the terminal's settings to go back to; 0 while no line is being edited.
  static let settings = Atomic<UInt>(0)
  /// Whether the terminal was told to mark pasted text.
  static let marksPaste = Atomic<Bool>(false)

  /// Interrupts, resizes and suspensions: noted, and whoever waits is woken.
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

  /// A signal that ends the program: the terminal first. Calls only what a handler may.
  static func end(_ signal: Int32) {
    if let address = UnsafeMutablePointer<termios>(bitPattern: settings.load(ordering: .acquiring)) {
      tcsetattr(STDIN_FILENO, TCSANOW, address)
      if marksPaste.load(ordering: .acquiring) {
        TerminalMode.leaveForGood.withUTF8Buffer { _ = write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      }
    }
    // The handler was installed for one signal: this one now ends the program.
    raise(signal)
  }
}

/// What is written to a terminal around the editing of a line: it marks pasted text while a line is edited.
enum TerminalMode {
  static let enter: StaticString = "\u{1B}[?2004h"
  static let leave: StaticString = "\u{1B}[?2004l"
  static let leaveForGood: StaticString = "\u{1B}[?2004l\n"
}
