internal import Nutrition

/// Counts energy only once where several sources measured the same time. The best source counts in full; of the others
/// only the share that lies outside the time of better sources counts, as if their energy were spread evenly.
///
/// It makes one pass through time and only holds the samples around the current moment, however many came before.
struct OverlapCount {
  /// The seconds between two attempts to settle waiting samples.
  private static let stride: Int64 = 3_600
  /// The most samples around one moment; more cannot come from real devices.
  private static let mostWaiting = 1 << 20

  /// The time that watches measured, and the time that watches or phones measured.
  private var covered = [Coverage(), Coverage()]
  /// Samples that a better source may still overlap.
  private var waiting: [HealthSample] = []
  private var sums: DaySums
  private var last: HealthSample?
  private var settled: Int64 = 0

  /// - Parameter clocks: indexed by the zone numbers of the samples.
  init(_ clocks: [DiaryClock]) {
    sums = DaySums(clocks)
  }

  /// Adds a sample. It must not start before the one added last.
  mutating func add(_ sample: HealthSample) throws(HealthDataError) {
    if let last, sample.repeats(last) { return }
    last = sample
    if sample.start >= settled + OverlapCount.stride { resolve(before: sample.start) }
    for rank in covered.indices.dropFirst(sample.rank) { covered[rank].append(from: sample.start, to: sample.end) }
    guard sample.rank > 0 else { return count(sample, Coverage()) }
    waiting.append(sample)
    guard waiting.count < OverlapCount.mostWaiting else { throw .tooMuch }
  }

  /// The energy by day, in kcal, once all samples were added.
  mutating func finish() -> [Day: FixedDecimal] {
    resolve(before: .max)
    return sums.finish()
  }

  /// Counts the samples that ended before a moment: no later sample can overlap them.
  private mutating func resolve(before moment: Int64) {
    settled = moment == .max ? settled : moment
    var rest: [HealthSample] = []
    for sample in waiting {
      if sample.end <= moment, sample.start < moment {
        count(sample, covered[sample.rank - 1])
      } else {
        rest.append(sample)
      }
    }
    waiting = rest
    let needed = rest.map(\.start).min() ?? moment
    for rank in covered.indices { covered[rank].forget(before: min(needed, moment)) }
  }

  /// Adds the part of a sample that lies outside the covered time.
  private mutating func count(_ sample: HealthSample, _ covered: Coverage) {
    let energy = FixedDecimal(units: sample.units)
    guard sample.length > 0 else {
      if !covered.contains(sample.start) { sums.add(energy, at: sample.start, sample.zone) }
      return
    }
    let outside = sample.length - covered.seconds(from: sample.start, to: sample.end)
    guard outside > 0 else { return }
    let rest =
      outside == sample.length ? energy : energy * FixedDecimal(Int(outside)) / FixedDecimal(Int(sample.length))
    sums.add(rest, from: sample.start, to: sample.end, sample.zone) { part in
      let seconds = part.upperBound - part.lowerBound
      return (seconds - covered.seconds(from: part.lowerBound, to: part.upperBound), of: outside)
    }
  }
}
