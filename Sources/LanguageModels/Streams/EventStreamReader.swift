/// Reads server-sent events from bytes that may be split anywhere. Lines end with LF, CRLF or CR. A byte order mark at
/// the start, comments and unknown fields are ignored. Several data lines of an event are joined with line feeds.
package struct EventStreamReader: Sendable {
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let limits: StreamLimits
  /// The beginning of a line that is not complete yet.
  private var line: [UInt8] = []
  private var data: [UInt8] = []
  private var hasData = false
  private var name: [UInt8] = []
  /// Whether the last line ended with CR, so that a following LF belongs to it.
  private var endedWithReturn = false
  private var markBytes = 0
  /// How many lines were not fields of an event.
  package private(set) var foreignLines = 0

  package init(limits: StreamLimits = StreamLimits()) {
    self.limits = limits
  }

  /// Whether the next byte starts a line.
  package var isAtLineStart: Bool { line.isEmpty }

  /// The events that end within `bytes`.
  package mutating func read(_ bytes: ArraySlice<UInt8>) throws(StreamError) -> [StreamItem] {
    var rest = bytes
    var events: [StreamItem] = []
    while !rest.isEmpty {
      skipMarks(&rest)
      if let event = try readLine(&rest) { events.append(event) }
    }
    return events
  }

  /// The last event, where the stream ended without the empty line after it.
  package mutating func finish() throws(StreamError) -> StreamItem? {
    let last = line
    line = []
    if !last.isEmpty, let event = try take(last[...]) { return event }
    return dispatch()
  }

  /// Skips a byte order mark at the start of the stream, and the LF of a CRLF whose CR ended a line.
  mutating func skipMarks(_ rest: inout ArraySlice<UInt8>) {
    while markBytes < 3, rest.first == EventStreamReader.byteOrderMark[markBytes] {
      markBytes += 1
      rest.removeFirst()
    }
    guard let first = rest.first else { return }
    markBytes = 3
    if endedWithReturn, first == UInt8(ascii: "\n") { rest.removeFirst() }
    endedWithReturn = false
  }

  /// Takes one line, or as much of it as there is, off `rest`.
  mutating func readLine(_ rest: inout ArraySlice<UInt8>) throws(StreamError) -> StreamItem? {
    guard let end = rest.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
      try hold(rest)
      rest = rest[rest.endIndex...]
      return nil
    }
    let part = rest[..<end]
    endedWithReturn = rest[end] == UInt8(ascii: "\r")
    rest = rest[(end + 1)...]
    guard !line.isEmpty else {
      guard part.count <= limits.line else { throw .lineTooLong(limit: limits.line) }
      return try take(part)
    }
    try hold(part)
    let whole = line
    line = []
    return try take(whole[...])
  }

  private mutating func hold(_ part: ArraySlice<UInt8>) throws(StreamError) {
    guard line.count + part.count <= limits.line else { throw .lineTooLong(limit: limits.line) }
    line.append(contentsOf: part)
  }

  private mutating func take(_ line: ArraySlice<UInt8>) throws(StreamError) -> StreamItem? {
    if line.isEmpty { return dispatch() }
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    var value = line[colon...].dropFirst()
    if value.first == UInt8(ascii: " ") { value.removeFirst() }
    let field = line[..<colon]
    if field.elementsEqual("data".utf8) {
      try add(value)
    } else if field.elementsEqual("event".utf8) {
      name = Array(value)
    } else if !field.isEmpty, !field.elementsEqual("id".utf8), !field.elementsEqual("retry".utf8) {
      foreignLines += 1
    }
    return nil
  }

  private mutating func add(_ value: ArraySlice<UInt8>) throws(StreamError) {
    guard data.count + value.count < limits.event else { throw .eventTooLarge(limit: limits.event) }
    if hasData { data.append(UInt8(ascii: "\n")) }
    data.append(contentsOf: value)
    hasData = true
  }

  /// The event collected so far; nil where it has no data.
  mutating func dispatch() -> StreamItem? {
    defer {
      data = []
      name = []
      hasData = false
    }
    return hasData ? .event(name: String(decoding: name, as: UTF8.self), data: data) : nil
  }
}
