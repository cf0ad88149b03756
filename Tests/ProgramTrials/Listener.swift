/// Sends lines to a program and listens for what shows that it has taken them.
package struct Listener {
  /// In seconds. It only keeps a trial from hanging; nothing waits for it.
  private static let timeout: Int32 = 20

  private let child: ChildProcess
  private let clock = ContinuousClock()
  private var sent: ContinuousClock.Instant
  /// Up to where the output has been heard.
  private var position = 0

  package init(_ child: ChildProcess) {
    self.child = child
    sent = clock.now
  }

  package mutating func send(_ line: String) {
    sent = clock.now
    child.send(line + "\n")
  }

  /// How long it took from the line to the mark; nil where the program ends before, or says nothing for long.
  package mutating func wait(for mark: String) -> Duration? {
    while !hear(mark) {
      guard child.receive(within: Listener.timeout) else { return nil }
    }
    return clock.now - sent
  }

  /// Lets some time pass since the line, kills the program, and tells whether it has come to show the mark.
  package mutating func kill(after time: Duration, hearing mark: String) -> Bool {
    child.kill(after: time - (clock.now - sent))
    return hear(mark)
  }

  private mutating func hear(_ mark: String) -> Bool {
    let wanted = Array(mark.utf8)
    guard let found = child.output[position...].firstRange(of: wanted) else { return false }
    position = found.upperBound
    return true
  }
}
