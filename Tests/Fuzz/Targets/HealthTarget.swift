import FoodData
import HealthData
import Nutrition

/// Exports of health data: the XML of a phone and tables of days.
struct HealthTarget: FuzzTarget {
  static let name = "health"

  private let energy = FixedDecimal.zero...FixedDecimal(10_000)
  private let weight = FixedDecimal(2)...FixedDecimal(400)

  func take(_ bytes: [UInt8]) throws {
    _ = AppleHealthReader.recognises(bytes)
    let pieces = bytes.wholeAndCut
    let whole = days(pieces.whole)
    try BrokenPromise.unless(days(pieces.cut) == whole, "pieces of \(bytes.pieceSize) say something else")
    for days in [whole, tableDays(bytes)].compactMap(\.self) { try check(days) }
  }

  private func days(_ pieces: [[UInt8]]) -> HealthDays? {
    // So few in memory that the rest goes through the scratch.
    var reader = AppleHealthReader(
      clock: DiaryClock(zone: .utc, dayStart: .midnight), readsEaten: true, zone: { _ in .utc },
      scratch: MemoryScratch(), most: 2)
    do throws(HealthDataError) {
      for piece in pieces { try reader.feed(piece) }
      return try reader.finish()
    } catch {
      return nil
    }
  }

  private func tableDays(_ bytes: [UInt8]) -> HealthDays? {
    guard var reader = TrackerTableReader(head: bytes) else { return nil }
    do throws(HealthDataError) {
      try reader.feed(bytes)
      return try reader.finish()
    } catch {
      return nil
    }
  }

  private func check(_ days: HealthDays) throws {
    for sums in [days.active, days.eaten, days.summaries] {
      try BrokenPromise.unless(sums.values.allSatisfy { energy.contains($0) }, "energy that cannot be")
    }
    try BrokenPromise.unless(days.weights.values.allSatisfy { weight.contains($0) }, "a weight that cannot be")
  }
}

private final class MemoryScratch: HealthScratch {
  private var words: [UInt64] = []

  func append(_ words: [UInt64]) { self.words += words }

  func words(at place: Int, count: Int) -> [UInt64] { Array(words[place..<place + count]) }
}
