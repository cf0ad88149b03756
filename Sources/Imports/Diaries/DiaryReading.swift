package import HealthData
package import Nutrition

/// Reads the export of a food diary to its end, file by file, as a stream.
package struct DiaryReading {
  /// The most entries in all files together: thirty a day for eighteen years.
  private static let mostEntries = 200_000

  private let input: DiaryInput
  private let zone: Zone
  private let unpacking: Unpacking
  private let observer: ImportObserver

  /// - Parameter zone: the person's zone.
  package init(_ input: DiaryInput, zone: Zone, unpacking: Unpacking, observer: ImportObserver = .none) {
    self.input = input
    self.zone = zone
    self.unpacking = unpacking
    self.observer = observer
  }

  /// - Returns: nil where it was asked to stop.
  package func run() throws(ImportError) -> TrackerDiary? {
    var diary = TrackerDiary(input.tracker)
    for part in input.parts {
      guard let said = try read(part) else { return nil }
      diary.add(said)
      guard diary.entries.count <= DiaryReading.mostEntries else { throw .tooMuchInside }
      if part.part.file.hasChanged { throw .changedMeanwhile }
    }
    return diary
  }

  private func read(_ part: DiaryInput.Part) throws(ImportError) -> TrackerDiary? {
    guard part.part.file.size <= DiaryInput.mostBytes else { throw .tooLarge }
    let head = try part.part.head(unpacking).bytes
    guard var reader = DiaryReader(part.file, head: head, name: part.name, zone: zone) else { throw .unknownKind }
    let isWhole = try feed(part.part) { piece throws(HealthDataError) in try reader.feed(piece) }
    return isWhole ? try ImportError.of { () throws(HealthDataError) in try reader.finish() } : nil
  }

  /// Feeds the whole file; false where it was asked to stop.
  private func feed(_ part: ImportPart, _ take: ([UInt8]) throws(HealthDataError) -> Void) throws(ImportError) -> Bool {
    try part.feed(unpacking, atMost: DiaryInput.mostBytes, observer) { piece throws(HealthDataError) in
      try take(piece)
      return 0
    }
  }
}
