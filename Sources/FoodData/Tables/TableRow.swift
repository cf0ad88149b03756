package import Nutrition

/// One record of a table, in the reader's buffer. It is valid until the reader moves on.
package struct TableRow {
  /// The range of a field in the buffer. For a field that contains `""` the end is stored as `~end`.
  struct Field {
    var start: Int32
    var markedEnd: Int32

    var hasDoubledQuotes: Bool { markedEnd < 0 }
    var range: Range<Int> { Int(start)..<Int(markedEnd < 0 ? ~markedEnd : markedEnd) }

    /// Adjusts the range after bytes were removed from the front of the buffer.
    mutating func move(back distance: Int32) {
      start -= distance
      markedEnd += markedEnd < 0 ? distance : -distance
    }
  }

  var bytes: [UInt8] = []
  /// Has room for the most columns allowed; the first `count` belong to the record.
  var fields: [Field]
  /// How many fields the record has. They are numbered from 0.
  package internal(set) var count = 0
  let encoding: TextEncoding

  init(columns: Int, encoding: TextEncoding) {
    fields = Array(repeating: Field(start: 0, markedEnd: 0), count: columns)
    self.encoding = encoding
  }

  /// Whether the field is empty or does not exist.
  package func isEmpty(_ column: Int) -> Bool {
    column >= count || fields[column].range.isEmpty
  }

  /// The text of the field, without the quotes around it; "" where the field does not exist.
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

  /// The integer in a field of only digits; nil for anything else, or more than 18 digits.
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

  /// The decimal in the field, such as "12", "0.5", "-3.25" or "0E-8"; nil for anything else.
  package func figure(_ column: Int) -> FixedDecimal? {
    guard column < count else { return nil }
    return FixedDecimal(scientific: bytes[fields[column].range])
  }

  /// Removes the bytes before the current record, of which `started` fields are known.
  mutating func dropBytes(_ dropped: Int, started: Int) {
    bytes.removeSubrange(0..<dropped)
    for index in 0..<started { fields[index].move(back: Int32(truncatingIfNeeded: dropped)) }
  }

  /// Continues `scan` to the end of the record.
  mutating func scan(_ scan: inout TableScan, _ format: TableFormat, finished: Bool) -> TableScan.Result {
    // A second reference, not a copy: exclusivity forbids reading the property's span while `fields` changes.
    let bytes = bytes
    return scan.advance(bytes.span, format, finished: finished, into: &fields)
  }
}
