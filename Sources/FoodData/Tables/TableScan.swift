/// The state of scanning the current record. Scanning can stop anywhere and continue when more bytes are there.
struct TableScan {
  enum Result {
    /// All fields are complete; `end` is after the line break.
    case record(end: Int)
    case incomplete
    case strayQuote
  }

  private enum State {
    case fieldStart
    case plain
    case quoted
    case behindQuote
  }

  private(set) var count = 0
  private var state = State.fieldStart
  private var position: Int
  private var start: Int
  /// The position of the field's closing quote, if it turns out to be one.
  private var quote = 0
  private var doubled = false
  private var overflow = false
  /// Whether the finished record is an empty line.
  private(set) var isBlank = false

  init(at position: Int = 0) {
    self.position = position
    start = position
  }

  /// Adjusts positions after bytes were removed from the front of the buffer.
  mutating func move(back distance: Int) {
    position -= distance
    start -= distance
    quote -= distance
  }

  func fault(width: Int?) -> TableRowError? {
    if overflow { return .tooManyColumns }
    guard let width, width != count, !isBlank else { return nil }
    return .columnCount
  }

  /// Continues to the end of the record.
  mutating func advance(
    _ bytes: borrowing Span<UInt8>, _ format: TableFormat, finished: Bool, into fields: inout [TableRow.Field]
  ) -> Result {
    var places = fields.mutableSpan
    return format.quoting
      ? quoting(bytes, separator: format.separator, finished: finished, into: &places)
      : plain(bytes, separator: format.separator, finished: finished, into: &places)
  }

  /// Scans a format in which a quote is an ordinary character.
  private mutating func plain(
    _ bytes: borrowing Span<UInt8>, separator: UInt8, finished: Bool, into fields: inout MutableSpan<TableRow.Field>
  ) -> Result {
    var index = position
    let end = bytes.count
    while index < end {
      let byte = bytes[index]
      if byte == separator {
        close(at: index, into: &fields)
        start = index + 1
      } else if byte == UInt8(ascii: "\n") {
        return closeRecord(at: index, next: index + 1, bytes, into: &fields)
      }
      index += 1
    }
    position = end
    guard finished, count > 0 || start < end else { return .incomplete }
    return closeRecord(at: end, next: end, bytes, into: &fields)
  }

  /// Scans a format in which quotes may enclose a field.
  private mutating func quoting(
    _ bytes: borrowing Span<UInt8>, separator: UInt8, finished: Bool, into fields: inout MutableSpan<TableRow.Field>
  ) -> Result {
    let end = bytes.count
    while position < end {
      switch state {
      case .fieldStart:
        start = position
        state = .plain
        if bytes[position] == UInt8(ascii: "\"") {
          position += 1
          start = position
          state = .quoted
        }
      case .plain:
        position = TableScan.fieldEnd(from: position, separator, bytes)
        guard position < end else { break }
        let isSeparator = bytes[position] == separator
        position += 1
        guard isSeparator else { return closeRecord(at: position - 1, next: position, bytes, into: &fields) }
        close(at: position - 1, into: &fields)
        state = .fieldStart
      case .quoted:
        position = TableScan.quote(from: position, bytes)
        guard position < end else { break }
        quote = position
        position += 1
        state = .behindQuote
      case .behindQuote:
        if let result = behindQuote(bytes, separator, finished, into: &fields) { return result }
      }
    }
    return atEnd(bytes, finished, into: &fields)
  }

  /// Decides what a quote within quotes is: the first half of `""`, or the end of the field. Nil where the record
  /// continues.
  private mutating func behindQuote(
    _ bytes: borrowing Span<UInt8>, _ separator: UInt8, _ finished: Bool,
    into fields: inout MutableSpan<TableRow.Field>
  ) -> Result? {
    switch bytes[position] {
    case UInt8(ascii: "\""):
      doubled = true
      state = .quoted
      position += 1
      return nil
    case separator:
      close(at: quote, into: &fields)
      state = .fieldStart
      position += 1
      return nil
    case UInt8(ascii: "\n"):
      return closeRecord(at: quote, next: position + 1, bytes, into: &fields)
    case UInt8(ascii: "\r"):
      guard position + 1 < bytes.count else {
        return finished ? closeRecord(at: quote, next: bytes.count, bytes, into: &fields) : .incomplete
      }
      guard bytes[position + 1] == UInt8(ascii: "\n") else { return .strayQuote }
      return closeRecord(at: quote, next: position + 2, bytes, into: &fields)
    default:
      return .strayQuote
    }
  }

  private mutating func atEnd(
    _ bytes: borrowing Span<UInt8>, _ finished: Bool, into fields: inout MutableSpan<TableRow.Field>
  ) -> Result {
    guard finished else { return .incomplete }
    let end = bytes.count
    switch state {
    case .fieldStart:
      guard count > 0 else { return .incomplete }
      start = end
      return closeRecord(at: end, next: end, bytes, into: &fields)
    case .plain: return closeRecord(at: end, next: end, bytes, into: &fields)
    case .behindQuote: return closeRecord(at: quote, next: end, bytes, into: &fields)
    case .quoted: return .incomplete
    }
  }

  private mutating func close(at end: Int, into fields: inout MutableSpan<TableRow.Field>) {
    guard count < fields.count else {
      overflow = true
      return
    }
    let mark = Int32(truncatingIfNeeded: end)
    fields[count] = TableRow.Field(start: Int32(truncatingIfNeeded: start), markedEnd: doubled ? ~mark : mark)
    count += 1
    doubled = false
  }

  private mutating func closeRecord(
    at end: Int, next: Int, _ bytes: borrowing Span<UInt8>, into fields: inout MutableSpan<TableRow.Field>
  ) -> Result {
    let hasReturn = state != .behindQuote && end > start && bytes[end - 1] == UInt8(ascii: "\r")
    isBlank = count == 0 && (hasReturn ? end - 1 : end) == start
    close(at: hasReturn ? end - 1 : end, into: &fields)
    return .record(end: next)
  }

  private static func fieldEnd(from start: Int, _ separator: UInt8, _ bytes: borrowing Span<UInt8>) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != separator, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    return index
  }

  private static func quote(from start: Int, _ bytes: borrowing Span<UInt8>) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") { index += 1 }
    return index
  }
}
