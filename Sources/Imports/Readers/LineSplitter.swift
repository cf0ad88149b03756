/// Splits bytes that arrive in pieces into lines; memory use is bounded by the longest line accepted.
struct LineSplitter {
  enum Step {
    case line(ArraySlice<UInt8>)
    case tooLong
    case exhausted
  }

  /// How many bytes of the input, from its start, belong to lines that were returned.
  private(set) var consumed: Int
  private let longest: Int
  private var bytes: [UInt8] = []
  private var start = 0
  /// There is no line break before this position.
  private var searched = 0
  private var isOver = false
  /// How many bytes were dropped of the current line, which is too long; 0 where it is not.
  private var passed = 0

  init(longest: Int, at offset: Int) {
    self.longest = longest
    consumed = offset
  }

  mutating func feed(_ more: [UInt8]) {
    if start > 0 {
      bytes.removeSubrange(..<start)
      searched -= start
      start = 0
    }
    bytes += more
  }

  mutating func finish() { isOver = true }

  mutating func next() -> Step {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.endIndex
      if bytes.count - start > longest { passOver() }
      guard isOver, start < bytes.endIndex || passed > 0 else { return .exhausted }
      return take(upTo: bytes.endIndex, next: bytes.endIndex)
    }
    return take(upTo: end, next: end + 1)
  }

  private mutating func take(upTo end: Int, next: Int) -> Step {
    let line = bytes[start..<end]
    let isTooLong = passed > 0 || line.count > longest
    consumed += passed + next - start
    (start, searched, passed) = (next, next, 0)
    if isTooLong { return .tooLong }
    return .line(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
  }

  /// Drops the current line, which is too long; its remaining bytes will be dropped, too.
  private mutating func passOver() {
    passed += bytes.count - start
    bytes.removeAll(keepingCapacity: true)
    (start, searched) = (0, 0)
  }
}
