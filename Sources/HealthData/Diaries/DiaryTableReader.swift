internal import FoodData
internal import Nutrition

/// Reads a table of a food diary's export from pieces of any size.
struct DiaryTableReader {
  private let header: DiaryHeader
  private var reader: DiaryTableRows
  private var records: DiaryRecords

  /// - Parameters:
  ///   - head: the beginning of the file; nil is returned where it is not the mapping's table.
  ///   - name: of the file.
  ///   - zone: the person's zone, for moments that have an offset.
  init?(_ mapping: DiaryMapping, head: [UInt8], name: String, zone: Zone) {
    guard let header = DiaryHeader.recognise(head, name: name, among: [mapping]) else { return nil }
    self.header = header
    reader = DiaryTableRows(separator: header.separator)
    records = DiaryRecords(mapping, weightUnit: header.liftedUnit, zone: zone)
  }

  mutating func feed(_ piece: [UInt8]) throws(HealthDataError) {
    reader.feed(piece)
    try takeRows()
  }

  /// The table's content, once all of it was fed.
  mutating func finish() throws(HealthDataError) -> TrackerDiary {
    reader.finish()
    try takeRows()
    return try records.finished()
  }

  private mutating func takeRows() throws(HealthDataError) {
    while let isReadable = try reader.next() {
      if isReadable { records.take(DiaryRow(row: reader.row, header: header)) } else { records.omit(.unreadable) }
    }
  }
}

extension DiaryHeader {
  /// The unit in which lifted weights are recorded, which is also the account's unit for body weight.
  fileprivate var liftedUnit: DiaryWeight.Unit? {
    if !self[.liftedPounds].isEmpty { return .pounds }
    return self[.liftedKilograms].isEmpty ? nil : .kilograms
  }
}
