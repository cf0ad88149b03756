internal import FoodData

/// Walks through the rows of a diary's table, those behind its header, while its bytes arrive in pieces of any size.
struct DiaryTableRows {
  /// Thirty a day for eighteen years.
  private static let most = 200_000

  private var reader: TableReader
  private var isBehindHeader = false
  private var count = 0

  /// - Parameter separator: between the columns.
  init(separator: UInt8) {
    reader = TableReader(DiaryHeader.format(separator), limits: DiaryHeader.limits)
  }

  /// The row that `next` stands at.
  var row: TableRow { reader.row }

  mutating func feed(_ piece: [UInt8]) { reader.feed(piece) }

  /// There are no further bytes.
  mutating func finish() { reader.finish() }

  /// Goes on to the next row: whether it can be read; nil where more bytes are needed, or, after `finish`, there is none.
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
