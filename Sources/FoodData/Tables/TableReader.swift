/// Reads a text table (CSV, TSV) record by record, from bytes that arrive in pieces of any size.
///
///     reader.feed(chunk)
///     while case .row = reader.next() { reader.row.text(2) … }
///
/// Memory use is bounded by the longest record allowed and the largest piece. After a record that cannot be read it
/// continues on the next line. Blank lines are skipped.
package struct TableReader {
  /// The result of a step.
  package enum Step: Hashable, Sendable {
    /// The next record is in `row`.
    case row
    case rejected(TableRowError)
    /// More bytes are needed, or, after `finish`, there are no more records.
    case exhausted
  }

  /// The record that was read last. It is valid until the next call.
  package internal(set) var row: TableRow
  /// The number of fields in a record. Once it is set from the header, records with more or fewer are rejected.
  package var width: Int?
  /// How many bytes of the input come before the end of the last record, where reading can be resumed.
  package var consumed: Int { discarded + recordStart }

  let format: TableFormat
  let limits: TableLimits
  /// How many bytes of the input come before the buffer.
  private var discarded: Int
  private var recordStart = 0
  private var atStart: Bool
  private var finished = false
  /// Whether the rest of a line is being skipped, because its record was too long.
  private var skippingLine = false
  private var scan = TableScan()

  /// - Parameter offset: the position in the input of the first byte that will be fed: 0, or an earlier `consumed`.
  package init(_ format: TableFormat, limits: TableLimits = TableLimits(), at offset: Int = 0) {
    self.format = format
    self.limits = limits
    discarded = offset
    atStart = offset == 0
    row = TableRow(columns: limits.columns, encoding: format.encoding)
  }

  /// Adds the next bytes of the input. All records of the earlier ones must have been read.
  package mutating func feed(_ bytes: [UInt8]) {
    if recordStart > 0 {
      row.dropBytes(recordStart, started: scan.count)
      discarded += recordStart
      scan.move(back: recordStart)
      recordStart = 0
    }
    row.bytes.append(contentsOf: bytes)
  }

  /// Marks the end of the input: what is left is the last record.
  package mutating func finish() {
    finished = true
  }

  /// Moves to the next record.
  package mutating func next() -> Step {
    guard passMark(), passSkippedLine() else { return .exhausted }
    while true {
      switch scanRecord() {
      case .record(let end):
        let length = end - recordStart
        guard length <= limits.recordBytes else { return reject(.tooLong) }
        if let fault = scan.fault(width: width) { return fault == .strayQuote ? reject(fault) : drop(to: end, fault) }
        row.count = scan.count
        let isBlank = scan.isBlank
        begin(at: end)
        if !isBlank { return .row }
      case .strayQuote:
        return reject(.strayQuote)
      case .incomplete:
        if row.bytes.count - recordStart > limits.recordBytes { return reject(.tooLong) }
        guard finished, row.bytes.count > recordStart else { return .exhausted }
        return reject(.unfinished)
      }
    }
  }

  /// Skips a byte order mark; false while its bytes have not all arrived.
  private mutating func passMark() -> Bool {
    guard atStart else { return true }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard row.bytes.count >= mark.count || finished else { return false }
    atStart = false
    if row.bytes.starts(with: mark) { begin(at: mark.count) }
    return true
  }

  /// Skips the rest of a line; false while its end has not arrived.
  private mutating func passSkippedLine() -> Bool {
    guard skippingLine else { return true }
    guard let end = row.bytes[recordStart...].firstIndex(of: UInt8(ascii: "\n")) else {
      begin(at: row.bytes.count)
      return false
    }
    skippingLine = false
    begin(at: end + 1)
    return true
  }

  /// Skips the line on which the record begins, because what follows may be valid.
  private mutating func reject(_ fault: TableRowError) -> Step {
    if let end = row.bytes[recordStart...].firstIndex(of: UInt8(ascii: "\n")) {
      begin(at: end + 1)
    } else {
      begin(at: row.bytes.count)
      skippingLine = true
    }
    return .rejected(fault)
  }

  private mutating func drop(to end: Int, _ fault: TableRowError) -> Step {
    begin(at: end)
    return .rejected(fault)
  }

  private mutating func begin(at start: Int) {
    recordStart = start
    scan = TableScan(at: start)
  }

  private mutating func scanRecord() -> TableScan.Result {
    row.scan(&scan, format, finished: finished)
  }
}
