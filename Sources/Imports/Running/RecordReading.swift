internal import Store

/// Reads an input that is a sequence of records.
struct RecordReading {
  private static let piece = 1 << 18
  private static let mostOfTable = 50_000

  private let input: ImportInput
  private let settings: ImportSettings
  private let observer: ImportObserver
  private let writer: ReferenceImport
  private let stream: ByteStream
  private var reader: any RecordReader
  private var batch: PendingBatch
  private var records = 0

  init(_ run: FoodImport, _ writer: ReferenceImport) throws(ImportError) {
    guard let part = run.input.parts.first, let head = run.input.head else { throw .unknownKind }
    input = run.input
    settings = run.settings
    observer = run.observer
    self.writer = writer
    stream = try part.open(settings.unpacking)
    reader = try RecordReaders.reader(
      of: input, head: head, country: settings.country, at: writer.state.position)
    // A national table is small, and foods with the same number are told apart by the rows before, so it is written as
    // a whole.
    if case .nationalTable = input.kind {
      batch = PendingBatch(size: RecordReading.mostOfTable)
    } else {
      batch = PendingBatch(size: settings.batch)
    }
  }

  mutating func run() throws(ImportError) -> ImportReport.End {
    if reader.consumed > 0 {
      observer.show(ImportProgress(step: .resuming, share: 0, bytes: 0, records: 0))
      try stream.skip(reader.consumed)
    }
    do throws(ImportError) {
      return try readAll()
    } catch {
      // Complete records before the error are kept.
      try batch.write(to: writer, position: reader.consumed)
      throw error
    }
  }

  private mutating func readAll() throws(ImportError) -> ImportReport.End {
    var buffer = [UInt8](repeating: 0, count: RecordReading.piece)
    while true {
      let count = try stream.read(into: &buffer)
      if count == 0 { reader.finish() } else { reader.feed(count == buffer.count ? buffer : Array(buffer[..<count])) }
      try takeRecords()
      observer.show(ImportProgress(step: .reading, share: stream.share, bytes: stream.read, records: records))
      guard count > 0, !observer.isStopped() else {
        try batch.write(to: writer, position: reader.consumed)
        return count == 0 ? .complete : .stopped
      }
    }
  }

  private mutating func takeRecords() throws(ImportError) {
    while true {
      switch try reader.next() {
      case .food(let food): batch.add(food)
      case .rejected(let reason): batch.reject(reason)
      case .exhausted: return
      }
      records += 1
      if batch.isFull { try batch.write(to: writer, position: reader.consumed) }
    }
  }
}
