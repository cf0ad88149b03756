package import Conversation
internal import Glibc

/// Reads a descriptor, and returns signals that arrive while it waits.
package final class DescriptorInput {
  private let descriptor: Int32
  private let signals: TerminalSignals?

  package init(_ descriptor: Int32, signals: TerminalSignals?) {
    self.descriptor = descriptor
    self.signals = signals
  }

  /// Waits for bytes, at most 4,096 of them, or for a signal; what has failed for good is the end.
  package func read() -> TerminalEvent {
    while true {
      if let event = signals?.next() { return event }
      guard waitForInput() else { continue }
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = Glibc.read(descriptor, &bytes, bytes.count)
      if count > 0 { return .bytes(Array(bytes[..<count])) }
      // A terminal that is gone returns an error for ever.
      if count == 0 || (errno != EINTR && errno != EAGAIN) { return .end }
    }
  }

  /// Discards what was typed at a terminal and not read yet.
  package func dropTypedAhead() {
    tcflush(descriptor, TCIFLUSH)
  }

  /// Waits for input; false where a signal came first.
  private func waitForInput() -> Bool {
    var waiting = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    if let signals { waiting.append(pollfd(fd: signals.wakeDescriptor, events: Int16(POLLIN), revents: 0)) }
    guard poll(&waiting, nfds_t(waiting.count), -1) > 0 else { return false }
    return waiting[0].revents != 0
  }
}

extension DescriptorInput {
  /// The next bytes for `InputLines`; changes of window size and Ctrl-Z are ignored.
  package func chunk() -> InputChunk {
    while true {
      switch read() {
      case .bytes(let bytes): return .bytes(bytes)
      case .interrupted: return .interrupted
      case .end: return .end
      case .resized, .suspended: continue
      }
    }
  }
}
