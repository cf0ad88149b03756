internal import FoodData

/// Iterates over the rows of a diary's table after its header, from pieces of any size.
struct DiaryTableRows {
  /// The most rows: thirty a day for eighteen years.
  private static let most = 200_000

  private var reader: TableReader
  private var isBehindHeader = false
  private var count = 0

  /// - Parameter separator: between the columns.
  init(separator: UInt8) {
    reader = TableReader(DiaryHeader.format(separator), limits: DiaryHeader.limits)
  }

  /// The row that `next` has moved to.
  var row: TableRow { reader.row }

  mutating func feed(_ piece: [UInt8]) { reader.feed(piece) }

  /// Marks the end of the input.
  mutating func finish() { reader.finish() }

  /// Moves to the next row and returns whether it can be parsed; nil where more bytes are needed, or, after `finish`,
  /// there are no more rows.
  mutating func next() throws(HealthDataError) -> Bool? {
    while true {
      let step = reader.next()
      if step == .exhausted { return nil }
      guard isBehindHeader else {
        isBehindHeader = step == .row
        continue
      }
      guard count < DiaryTableRows.most else { throw .tooMuch }
      count += 1
      return step == .row
    }
  }
}
