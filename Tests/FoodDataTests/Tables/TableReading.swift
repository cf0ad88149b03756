import FoodData

/// All that a table gives, read in pieces.
struct TableReading {
  private(set) var records: [[String]] = []
  private(set) var rejects: [TableRowError: Int] = [:]

  init(
    _ text: String, _ format: TableFormat, limits: TableLimits = TableLimits(), piece: Int = 1_000,
    widthOfHeader: Bool = false
  ) {
    self.init(bytes: Array(text.utf8), format, limits: limits, piece: piece, widthOfHeader: widthOfHeader)
  }

  init(
    bytes: [UInt8], _ format: TableFormat, limits: TableLimits = TableLimits(), piece: Int = 1_000,
    widthOfHeader: Bool = false
  ) {
    var reader = TableReader(format, limits: limits)
    for start in stride(from: 0, to: bytes.count, by: piece) {
      reader.feed(Array(bytes[start..<min(start + piece, bytes.count)]))
      take(from: &reader, widthOfHeader: widthOfHeader)
    }
    reader.finish()
    take(from: &reader, widthOfHeader: widthOfHeader)
  }

  private mutating func take(from reader: inout TableReader, widthOfHeader: Bool) {
    while true {
      switch reader.next() {
      case .row:
        records.append((0..<reader.row.count).map { reader.row.text($0) })
        if widthOfHeader { reader.width = reader.row.count }
      case .rejected(let reject): rejects[reject, default: 0] += 1
      case .exhausted: return
      }
    }
  }
}
