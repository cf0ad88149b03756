internal import FoodData
internal import FoundationEssentials
internal import Store

/// Reads the tables of a USDA download: parts of foods are first staged, table by table, and then joined food by food.
struct TableGathering {
  private static let piece = 1 << 18
  /// How many parts are staged in one transaction.
  private static let parts = 20_000
  private static let foods = 2_000

  private let input: ImportInput
  private let settings: ImportSettings
  private let observer: ImportObserver
  private let writer: ReferenceImport
  private let staging: ReferenceStaging
  private var place: Place
  private var bytes = 0
  private var records = 0

  /// How far staging has come.
  private struct Place: Codable {
    /// Tables that are staged completely.
    var done: [String] = []
    /// The position in the current table.
    var table: USDATableReader.Resume?
    /// Rejected records of the tables, by the reason.
    var rejected: [String: Int] = [:]
  }

  init(_ run: FoodImport, _ writer: ReferenceImport, key: String) throws(ImportError) {
    input = run.input
    settings = run.settings
    observer = run.observer
    self.writer = writer
    do throws(StoreError) {
      staging = try ReferenceStaging(inHome: settings.home, key: key)
      let state = try staging.state()
      place = (try? JSONDecoder().decode(Place.self, from: Data(state.utf8))) ?? Place()
    } catch {
      throw .store(error)
    }
  }

  mutating func run() throws(ImportError) -> ImportReport.End {
    var names = USDANames()
    for table in USDATable.allCases {
      guard let part = input.part(table) else { continue }
      if table.isNames {
        try add(part, of: table, to: &names)
      } else if !place.done.contains(table.rawValue) {
        guard try stage(part, of: table, names) else { return .stopped }
      }
    }
    guard try merge() else { return .stopped }
    staging.remove()
    return .complete
  }

  /// Small tables are read in one go.
  private func add(_ part: ImportPart, of table: USDATable, to names: inout USDANames) throws(ImportError) {
    let stream = try part.open(settings.unpacking)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try stream.read(into: &buffer)
      guard count > 0 else { break }
      bytes += buffer[..<count]
      guard bytes.count <= 4 << 20 else { throw .tooLarge }
    }
    do throws(TableError) {
      try names.add(bytes, of: table)
    } catch {
      // Foods are usable without the names of units and categories, but an empty table is an error.
      guard error == .empty else { throw ImportError(error) }
    }
  }
}

extension TableGathering {
  /// Stages a table; false where it was asked to stop.
  private mutating func stage(
    _ part: ImportPart, of table: USDATable, _ names: USDANames
  ) throws(ImportError) -> Bool {
    var reader = USDATableReader(table, names: names, resuming: place.table)
    let stream = try part.open(settings.unpacking)
    if reader.consumed > 0 { try stream.skip(reader.consumed) }
    var parts: [ReferenceStaging.Part] = []
    var buffer = [UInt8](repeating: 0, count: TableGathering.piece)
    let before = bytes
    while true {
      let count = try stream.read(into: &buffer)
      if count == 0 { reader.finish() } else { reader.feed(count == buffer.count ? buffer : Array(buffer[..<count])) }
      try take(from: &reader, into: &parts)
      bytes = before + stream.read
      observer.show(
        ImportProgress(
          step: .gathering(table: table.rawValue), share: stream.share, bytes: bytes, records: records))
      guard count > 0 else { break }
      if observer.isStopped() {
        try stage(&parts, upTo: reader.resume)
        return false
      }
    }
    place.done.append(table.rawValue)
    try stage(&parts, upTo: nil)
    return true
  }

  private mutating func take(
    from reader: inout USDATableReader, into parts: inout [ReferenceStaging.Part]
  ) throws(ImportError) {
    while true {
      let step: ReadingStep<USDAPart>
      do throws(TableError) { step = try reader.next() } catch { throw ImportError(error) }
      switch step {
      case .record(let part): parts.append(ReferenceStaging.Part(food: part.food, bytes: part.bytes))
      case .rejected(let reject): place.rejected[RejectReason(reject).rawValue, default: 0] += 1
      case .exhausted: return
      }
      records += 1
      if parts.count >= TableGathering.parts { try stage(&parts, upTo: reader.resume) }
    }
  }

  private mutating func stage(
    _ parts: inout [ReferenceStaging.Part], upTo resume: USDATableReader.Resume?
  ) throws(ImportError) {
    place.table = resume
    let state = (try? JSONEncoder().encode(place)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    do throws(StoreError) { try staging.add(parts, state: state) } catch { throw .store(error) }
    parts.removeAll(keepingCapacity: true)
  }
}

extension TableGathering {
  /// Joins the staged parts; false where it was asked to stop.
  private mutating func merge() throws(ImportError) -> Bool {
    do throws(StoreError) {
      let last = try staging.last()
      var batch = PendingBatch(size: settings.batch)
      var position = writer.state.position
      // Records rejected during staging are counted with the first batch.
      var rejected = position == 0 ? place.rejected : [:]
      let release = USDARelease(path: input.part(.foods)?.name ?? input.path)
      let listsFoundation = input.part(.currentFoundation) != nil
      while true {
        let foods = try staging.parts(behind: position, foods: TableGathering.foods)
        for parts in foods {
          position = parts[0].food
          add(parts, release, listsFoundation: listsFoundation, to: &batch)
        }
        records += foods.count
        try writer.write(
          batch.foods, position: position, rejected: batch.rejected.merging(rejected, uniquingKeysWith: +))
        batch = PendingBatch(size: settings.batch)
        rejected = [:]
        let share = last == 0 ? 1 : Double(position) / Double(last)
        observer.show(ImportProgress(step: .bringingTogether, share: share, bytes: bytes, records: records))
        if foods.count < TableGathering.foods { return true }
        if observer.isStopped() { return false }
      }
    } catch {
      throw .store(error)
    }
  }

  private func add(
    _ parts: [ReferenceStaging.Part], _ release: USDARelease, listsFoundation: Bool, to batch: inout PendingBatch
  ) {
    var whole = USDAParts(food: parts[0].food)
    for part in parts {
      if let content = USDAPart(food: part.food, bytes: part.bytes)?.content { whole.add(content) }
    }
    do throws(FoodReadingError) {
      batch.add(try whole.reference(release, listsFoundation: listsFoundation))
    } catch {
      batch.reject(RejectReason(error))
    }
  }
}

extension ImportError {
  init(_ error: TableError) {
    switch error {
    case .missingColumn(let name): self = .columnMissing([name])
    case .empty: self = .empty
    case .notUTF8, .notText: self = .unknownKind
    }
  }
}
