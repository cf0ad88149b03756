internal import Nutrition

/// Counts energy once where several sources measured the same time: what a better source covers is its own, and of the
/// others counts the share that lies outside, as if it were spread evenly.
///
/// It goes through time once and holds what is about the moment where it is, however much came before.
struct OverlapCount {
  /// Seconds after which it looks back.
  private static let stride: Int64 = 3_600
  /// More at about one moment than any devices measure.
  private static let mostWaiting = 1 << 20

  /// What watches measured, and what watches or phones did.
  private var covered = [Coverage(), Coverage()]
  /// Energy of sources beside which a better one may come.
  private var waiting: [HealthSample] = []
  private var sums: DaySums
  private var last: HealthSample?
  private var settled: Int64 = 0

  /// - Parameter clocks: those of which samples have the numbers.
  init(_ clocks: [DiaryClock]) {
    sums = DaySums(clocks)
  }

  /// Adds a sample, none earlier than those before.
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

  /// Counts what ended before a moment: nothing that comes lies beside it.
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

  /// Adds what of a sample lies outside of what is covered.
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
