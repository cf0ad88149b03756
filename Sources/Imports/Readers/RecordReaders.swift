internal import FoodData

/// Makes the reader for a kind of food data.
enum RecordReaders {
  /// - Parameter position: how many bytes an earlier reader has processed.
  static func reader(
    of input: ImportInput, head: FileHead, country: String?, at position: Int
  ) throws(ImportError) -> any RecordReader {
    switch input.kind {
    case .openFoodFactsLines: return OpenFoodFactsLines(country: country, at: position)
    case .openFoodFactsTable: return try OpenFoodFactsLines(header: head.line, country: country, at: position)
    case .usdaDocument: return document(input, head, at: position)
    case .nationalTable(let table): return ReadingRecords(NationalTableReader(table, at: position)) { $0 }
    // `TableGathering` reads these tables instead.
    case .usdaTables: throw .unknownKind
    }
  }

  private static func document(_ input: ImportInput, _ head: FileHead, at position: Int) -> any RecordReader {
    let release = USDARelease(path: input.parts.first?.name ?? input.path)
    var resume: USDADocumentReader.Resume?
    if position > 0, let opening = opening(head, release) {
      resume = USDADocumentReader.Resume(consumed: position, opening: opening)
    }
    return ReadingRecords(USDADocumentReader(release, resuming: resume)) { _ in .brokenArchive }
  }

  /// What encloses the list of foods, which a reader that resumes has to know.
  private static func opening(_ head: FileHead, _ release: USDARelease) -> UInt8? {
    var reader = USDADocumentReader(release)
    reader.feed(head.bytes)
    while reader.resume == nil {
      guard let step = try? reader.next(), step != .exhausted else { return nil }
    }
    return reader.resume?.opening
  }
}
