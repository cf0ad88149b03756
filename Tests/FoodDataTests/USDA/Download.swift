import FoodData
import Nutrition

/// A CSV download read as an import does it, with the parts of foods brought together in memory.
struct Download {
  private(set) var foods: [Int: ReferenceFood] = [:]
  private(set) var rejects: [FoodReadingError: Int] = [:]
  /// Why a food was left out when its parts were there.
  private(set) var leftOut: [Int: FoodReadingError] = [:]

  /// - Parameters:
  ///   - tables: the bytes of the files by their names.
  ///   - piece: how many bytes are read at a time.
  init(_ tables: [String: [UInt8]], folder: String = "", piece: Int = 4_096) throws(TableError) {
    var names = USDANames()
    var parts: [Int: USDAParts] = [:]
    var listsFoundation = false
    for table in USDATable.allCases {
      guard let bytes = tables["\(table.rawValue).csv"] else { continue }
      if table == .currentFoundation { listsFoundation = true }
      if table.isNames {
        try names.add(bytes, of: table)
      } else {
        var reader = USDATableReader(table, names: names)
        let reading = try Reading(&reader, bytes, piece: piece)
        rejects.merge(reading.rejects, uniquingKeysWith: +)
        for part in reading.records {
          parts[part.food, default: USDAParts(food: part.food)].add(part.content)
        }
      }
    }
    for (id, parts) in parts {
      do throws(FoodReadingError) {
        foods[id] = try parts.reference(USDARelease(path: folder), listsFoundation: listsFoundation)
      } catch {
        leftOut[id] = error
      }
    }
  }

  init(_ tables: [String: String], folder: String = "", piece: Int = 4_096) throws(TableError) {
    try self.init(tables.mapValues { Array($0.utf8) }, folder: folder, piece: piece)
  }
}

/// All that a reader gives of some bytes.
struct Reading<Reader: FoodReader> {
  private(set) var records: [Reader.Record] = []
  private(set) var rejects: [FoodReadingError: Int] = [:]

  init(_ reader: inout Reader, _ bytes: [UInt8], piece: Int = 4_096) throws(Reader.ReadingError) {
    for start in stride(from: 0, to: bytes.count, by: piece) {
      reader.feed(Array(bytes[start..<min(start + piece, bytes.count)]))
      try take(from: &reader)
    }
    reader.finish()
    try take(from: &reader)
  }

  private mutating func take(from reader: inout Reader) throws(Reader.ReadingError) {
    while true {
      switch try reader.next() {
      case .record(let record): records.append(record)
      case .rejected(let reject): rejects[reject, default: 0] += 1
      case .exhausted: return
      }
    }
  }
}
