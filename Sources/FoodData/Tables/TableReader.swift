/// Reads a table of text (CSV, TSV) record by record while its bytes arrive in pieces of any size.
///
///     reader.feed(chunk)
///     while case .row = reader.next() { reader.row.text(2) … }
///
/// Memory is bounded by the longest record that is allowed and the largest piece. After a record that cannot be read it
/// goes on at the next line. Blank lines are passed over.
package struct TableReader {
  /// What is found next.
  package enum Step: Hashable, Sendable {
    /// The next record is in `row`.
    case row
    case rejected(TableRowError)
    /// More bytes are needed, or, after `finish`, there are none.
    case exhausted
  }

  /// The record that was read last. It holds until the next call.
  package internal(set) var row: TableRow
  /// How many fields a record has: set it from the header, and records with more or fewer are rejected.
  package var width: Int?
  /// Bytes of the input up to the end of the last record: where reading can be taken up again.
  package var consumed: Int { discarded + recordStart }

  let format: TableFormat
  let limits: TableLimits
  /// Bytes of the input before the buffer.
  private var discarded: Int
  private var recordStart = 0
  private var atStart: Bool
  private var finished = false
  /// The rest of a line is passed over, because its record was too long.
  private var skippingLine = false
  private var scan = TableScan()

  /// - Parameter offset: where in the input the first byte lies that will be fed: 0, or an earlier `consumed`.
  package init(_ format: TableFormat, limits: TableLimits = TableLimits(), at offset: Int = 0) {
    self.format = format
    self.limits = limits
    discarded = offset
    atStart = offset == 0
    row = TableRow(columns: limits.columns, encoding: format.encoding)
  }

  /// Adds the next bytes of the input. Read the records of the earlier ones first.
  package mutating func feed(_ bytes: [UInt8]) {
    if recordStart > 0 {
      row.dropBytes(recordStart, started: scan.count)
      discarded += recordStart
      scan.move(back: recordStart)
      recordStart = 0
    }
    row.bytes.append(contentsOf: bytes)
  }

  /// There are no further bytes: what is left is the last record.
  package mutating func finish() {
    finished = true
  }

  /// Goes to the next record.
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

  /// Passes over a byte order mark; false while its bytes are not all there.
  private mutating func passMark() -> Bool {
    guard atStart else { return true }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard row.bytes.count >= mark.count || finished else { return false }
    atStart = false
    if row.bytes.starts(with: mark) { begin(at: mark.count) }
    return true
  }

  /// False while the end of a line that is passed over has not come.
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

  /// Leaves out the line on which the record begins: what comes behind it may be whole.
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
