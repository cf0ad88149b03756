package import HealthData
package import Nutrition

/// Reads a tracker's data to its end, as a stream.
package struct HealthReading {
  /// The most bytes after unpacking: the largest exports known have a few gigabytes.
  private static let mostBytes = 1 << 36

  private let input: HealthInput
  private let clock: DiaryClock
  private let readsEaten: Bool
  private let zone: (String) -> Zone?
  private let scratchFolder: String
  private let unpacking: Unpacking
  private let observer: ImportObserver

  /// - Parameters:
  ///   - clock: the person's zone, and when their day begins.
  ///   - zone: finds the zone with a name; nil where it is unknown.
  ///   - scratchFolder: a folder on a disk for what does not fit in memory.
  package init(
    _ input: HealthInput, clock: DiaryClock, readsEaten: Bool = false, zone: @escaping (String) -> Zone?,
    scratchFolder: String, unpacking: Unpacking, observer: ImportObserver = .none
  ) {
    self.input = input
    self.clock = clock
    self.readsEaten = readsEaten
    self.zone = zone
    self.scratchFolder = scratchFolder
    self.unpacking = unpacking
    self.observer = observer
  }

  /// - Returns: nil where it was asked to stop.
  package func run() throws(ImportError) -> HealthDays? {
    let days: HealthDays?
    switch input.kind {
    case .appleHealth:
      var reader = AppleHealthReader(
        clock: clock, readsEaten: readsEaten, zone: zone, scratch: ScratchFile(in: scratchFolder))
      let isWhole = try input.part.feed(unpacking, atMost: HealthReading.mostBytes, observer) {
        piece throws(HealthDataError) in
        try reader.feed(piece)
        return reader.records
      }
      days = isWhole ? try ImportError.of { () throws(HealthDataError) in try reader.finish() } : nil
    case .table:
      guard var reader = TrackerTableReader(head: try input.part.head(unpacking).bytes) else { throw .unknownKind }
      let isWhole = try input.part.feed(unpacking, atMost: HealthReading.mostBytes, observer) {
        piece throws(HealthDataError) in
        try reader.feed(piece)
        return 0
      }
      days = isWhole ? try ImportError.of { () throws(HealthDataError) in try reader.finish() } : nil
    }
    if days != nil, input.part.file.hasChanged { throw .changedMeanwhile }
    return days
  }
}
