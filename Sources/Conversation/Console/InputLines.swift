/// A chunk of input as it was read.
package enum InputChunk: Hashable, Sendable {
  /// At least one byte.
  case bytes([UInt8])
  /// Ctrl-C came before any byte.
  case interrupted
  case end
}

/// Splits a stream of bytes into lines. A line ends with a line feed, or carriage return and line feed; the last line needs
/// neither. Invalid UTF-8 is replaced, and a line longer than the limit is skipped whole.
package struct InputLines {
  /// What comes next in a stream.
  package enum Next: Hashable, Sendable {
    case line(String)
    /// A line beyond the limit, with its number in the stream.
    case tooLong(line: Int)
    case interrupted
    case end
  }

  /// In bytes: 64 KiB, ten times a long receipt.
  package static let longestLine = 65_536

  private let read: () -> InputChunk
  private let limit: Int
  private var pending: [UInt8] = []
  /// Where in `pending` the unread bytes begin.
  private var start = 0
  private var number = 0
  private var overflowed = false
  private var ended = false

  /// - Parameters:
  ///   - limit: the most bytes of a line, without its end.
  ///   - read: reads the next chunk; not called again after the end.
  package init(limit: Int = InputLines.longestLine, read: @escaping () -> InputChunk) {
    self.limit = limit
    self.read = read
  }

  package mutating func next() -> Next {
    while true {
      if let end = pending[start...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return finish(pending[start..<end])
      }
      keepTheUnread()
      if ended { return last() }
      switch read() {
      case .bytes(let bytes): pending += bytes
      case .interrupted: return .interrupted
      case .end: ended = true
      }
    }
  }

  /// Discards what has been consumed. A line that is already too long is discarded too, and only that fact is kept.
  private mutating func keepTheUnread() {
    pending.removeFirst(start)
    start = 0
    if pending.count > limit + 1 {
      overflowed = true
      pending.removeAll()
    }
  }

  private mutating func last() -> Next {
    guard !pending.isEmpty || overflowed else { return .end }
    defer { pending.removeAll() }
    return finish(pending[...])
  }

  private mutating func finish(_ bytes: ArraySlice<UInt8>) -> Next {
    number += 1
    let bytes = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    defer { overflowed = false }
    if overflowed || bytes.count > limit { return .tooLong(line: number) }
    let text = String(decoding: bytes, as: UTF8.self)
    // Some editors begin a file with a byte order mark.
    return .line(number == 1 && text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text)
  }
}
