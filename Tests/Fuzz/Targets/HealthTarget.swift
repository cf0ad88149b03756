import FoodData
import HealthData
import Nutrition

/// Exports of health data: the XML of a phone and tables of days.
struct HealthTarget: FuzzTarget {
  static let name = "health"

  private let energy = Figure.zero...Figure(10_000)
  private let weight = Figure(2)...Figure(400)

  func take(_ bytes: [UInt8]) throws {
    let piece = 1 + bytes.count % 97
    _ = AppleHealthReader.recognises(bytes)
    let whole = try days(bytes, piece: max(bytes.count, 1))
    let cut = try days(bytes, piece: piece)
    try BrokenPromise.unless(whole == cut, "pieces of \(piece) say something else")
    if let table = try tableDays(bytes) { try check(table) }
    if let whole { try check(whole) }
  }

  private func days(_ bytes: [UInt8], piece: Int) throws -> HealthDays? {
    // So few in memory that the rest goes through the scratch.
    var reader = AppleHealthReader(
      clock: DiaryClock(zone: .utc, dayStart: .midnight), readsEaten: true, zone: { _ in .utc },
      scratch: MemoryScratch(), most: 2)
    do throws(HealthFault) {
      for start in stride(from: 0, to: bytes.count, by: piece) {
        try reader.feed(Array(bytes[start..<min(start + piece, bytes.count)]))
      }
      return try reader.finish()
    } catch {
      return nil
    }
  }

  private func tableDays(_ bytes: [UInt8]) throws -> HealthDays? {
    guard var reader = TrackerTableReader(head: bytes) else { return nil }
    do throws(HealthFault) {
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
