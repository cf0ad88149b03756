internal import Nutrition

/// Counts energy once where several sources measured the same time: what a better source covers is its own, and of the
/// others counts the share that lies outside, as if it were spread evenly.
struct OverlapCount {
  /// What better sources measured.
  private var covered = Coverage()
  private var sums: DaySums

  private init(_ clock: DiaryClock) {
    sums = DaySums(clock)
  }

  /// The energy by day, in kcal.
  ///
  /// - Parameter samples: in their order, exact repeats among them.
  static func sums(of samples: [HealthSample], _ clock: DiaryClock) -> [Day: Figure] {
    var count = OverlapCount(clock)
    var rest = samples[...]
    while let first = rest.first {
      let end = rest.firstIndex { $0.rank != first.rank } ?? rest.endIndex
      count.add(rest[..<end])
      rest = rest[end...]
    }
    return count.sums.finish()
  }

  /// Adds the samples of one rank, in the order of their starts.
  private mutating func add(_ samples: ArraySlice<HealthSample>) {
    var last: HealthSample?
    var own = Coverage()
    for sample in samples where sample != last {
      last = sample
      add(sample)
      own.append(from: sample.start, to: sample.end)
    }
    covered = covered.union(own)
  }

  /// Adds what of a sample lies outside of what is covered.
  private mutating func add(_ sample: HealthSample) {
    let energy = Figure(units: sample.units)
    guard sample.length > 0 else {
      if !covered.contains(sample.start) { sums.add(energy, at: sample.start) }
      return
    }
    let outside = sample.length - covered.seconds(from: sample.start, to: sample.end)
    guard outside > 0 else { return }
    let rest = outside == sample.length ? energy : energy * Figure(Int(outside)) / Figure(Int(sample.length))
    let covered = covered
    sums.add(rest, from: sample.start, to: sample.end) { part in
      let seconds = part.upperBound - part.lowerBound
      return (seconds - covered.seconds(from: part.lowerBound, to: part.upperBound), of: outside)
    }
  }
}
