package import Conversation
internal import Glibc

/// Reads a descriptor, and returns signals that arrive while it waits.
package final class DescriptorInput {
  private let descriptor: Int32
  private let signals: TerminalSignals?
  /// What was typed before it was asked for.
  private var held: [UInt8] = []

  package init(_ descriptor: Int32, signals: TerminalSignals?) {
    self.descriptor = descriptor
    self.signals = signals
  }

  /// Waits for bytes, or for a signal; what has failed for good is the end.
  package func read() -> TerminalEvent {
    while true {
      if let event = signals?.next() { return event }
      if !held.isEmpty {
        defer { held = [] }
        return .bytes(held)
      }
      guard waitForInput() else { continue }
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = Glibc.read(descriptor, &bytes, bytes.count)
      if count > 0 { return .bytes(Array(bytes[..<count])) }
      // A terminal that is gone returns an error for ever.
      if count == 0 || (errno != EINTR && errno != EAGAIN) { return .end }
    }
  }

  /// Reads the lines that were typed at a terminal and not read yet, to be returned by the next reads. Returns how many they
  /// are; one that is not yet entered stays where it is.
  package func holdTypedLines() -> Int {
    guard isatty(descriptor) == 1 else { return 0 }
    let most = 65_536
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while held.count < most {
      // Between prompts the terminal's driver edits, which hands over whole lines only.
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 0) > 0, waiting.revents & Int16(POLLIN) != 0 else { break }
      let count = Glibc.read(descriptor, &bytes, bytes.count)
      guard count > 0 else { break }
      held += bytes[..<count]
    }
    return held.count { $0 == UInt8(ascii: "\n") }
  }

  /// Forgets the lines that were held.
  package func dropHeldLines() { held = [] }

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
