package import Nutrition

/// One record of a table, as it lies in the reader's buffer. It holds until the reader goes on.
package struct TableRow {
  /// Where a field lies. A field with `""` in it has its end written as `~end`.
  struct Field {
    var start: Int32
    var markedEnd: Int32

    var hasDoubledQuotes: Bool { markedEnd < 0 }
    var range: Range<Int> { Int(start)..<Int(markedEnd < 0 ? ~markedEnd : markedEnd) }

    /// The buffer lost so many bytes at its front.
    mutating func move(back distance: Int32) {
      start -= distance
      markedEnd += markedEnd < 0 ? distance : -distance
    }
  }

  var bytes: [UInt8] = []
  /// As many as there may be columns; the first `count` are those of the record.
  var fields: [Field]
  /// How many fields the record has; they are numbered from 0.
  package internal(set) var count = 0
  let encoding: TextEncoding

  init(columns: Int, encoding: TextEncoding) {
    fields = Array(repeating: Field(start: 0, markedEnd: 0), count: columns)
    self.encoding = encoding
  }

  /// Whether there is nothing in the field, or no such field.
  package func isEmpty(_ column: Int) -> Bool {
    column >= count || fields[column].range.isEmpty
  }

  /// The text of the field as it is written, without the quotes around it; "" where there is no such field.
  package func text(_ column: Int) -> String {
    guard column < count else { return "" }
    let field = fields[column]
    guard field.hasDoubledQuotes else { return encoding.text(of: bytes[field.range]) }
    var letters: [UInt8] = []
    letters.reserveCapacity(field.range.count)
    var afterQuote = false
    for byte in bytes[field.range] {
      afterQuote = byte == UInt8(ascii: "\"") && !afterQuote
      if !afterQuote { letters.append(byte) }
    }
    return encoding.text(of: letters)
  }

  /// The whole number of a field of digits alone; nil for anything else, or beyond 18 digits.
  package func integer(_ column: Int) -> Int? {
    guard column < count else { return nil }
    let range = fields[column].range
    guard (1...18).contains(range.count) else { return nil }
    let span = bytes.span
    var number = 0
    for index in range {
      guard span[index].isDigit else { return nil }
      number = number &* 10 &+ Int(span[index] &- UInt8(ascii: "0"))
    }
    return number
  }

  /// The decimal number of the field, "12", "0.5", "-3.25", "0E-8"; nil for anything else.
  package func figure(_ column: Int) -> FixedDecimal? {
    guard column < count else { return nil }
    return FixedDecimal(scientific: bytes[fields[column].range])
  }

  /// Lets go of the bytes before the record that is being read, of which `started` fields are known.
  mutating func dropBytes(_ dropped: Int, started: Int) {
    bytes.removeSubrange(0..<dropped)
    for index in 0..<started { fields[index].move(back: Int32(truncatingIfNeeded: dropped)) }
  }

  /// Lets `scan` go on to the end of the record.
  mutating func scan(_ scan: inout TableScan, _ format: TableFormat, finished: Bool) -> TableScan.Result {
    // A second reference, not a copy: while `fields` changes, no other part of this row may be looked at.
    let bytes = bytes
    return scan.advance(bytes.span, format, finished: finished, into: &fields)
  }
}
