internal import Nutrition

/// Counts energy once where several sources measured the same time: what a better source covers is its own, and of the
/// others counts the share that lies outside, as if it were spread evenly.
struct OverlapCount {
  /// A stretch of time that better sources cover, in seconds since 1970.
  private struct Stretch {
    let start: Int64
    var end: Int64
  }

  private var covered: [Stretch] = []
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
      count.add(samples[rest.startIndex..<end])
      rest = rest[end...]
    }
    return count.sums.finish()
  }

  /// Adds the samples of one rank, in the order of their starts.
  private mutating func add(_ samples: ArraySlice<HealthSample>) {
    var next = 0
    var last: HealthSample?
    var own: [Stretch] = []
    for sample in samples where sample != last {
      last = sample
      while next < covered.count, covered[next].end <= sample.start { next += 1 }
      add(sample, from: next)
      if let reach = own.last?.end, sample.start <= reach {
        own[own.count - 1].end = max(reach, sample.end)
      } else if sample.length > 0 {
        own.append(Stretch(start: sample.start, end: sample.end))
      }
    }
    cover(own)
  }

  /// Adds what of a sample lies outside of what is covered, which begins to matter at `next`.
  private mutating func add(_ sample: HealthSample, from next: Int) {
    let energy = Figure(units: sample.units)
    var next = next
    var place = sample.start
    guard next < covered.count, covered[next].start < max(sample.end, sample.start + 1) else {
      return sums.add(energy, from: sample.start, to: sample.end)
    }
    while place < sample.end {
      let gap = next < covered.count ? min(covered[next].start, sample.end) : sample.end
      if gap > place {
        let share = energy * Figure(Int(gap - place)) / Figure(Int(sample.length))
        sums.add(share, from: place, to: gap)
      }
      place = next < covered.count ? max(covered[next].end, gap) : sample.end
      next += 1
    }
  }

  /// Stretches that are covered from now on, in the order of time, as those are that were.
  private mutating func cover(_ more: [Stretch]) {
    guard !covered.isEmpty else {
      covered = more
      return
    }
    var merged: [Stretch] = []
    merged.reserveCapacity(covered.count + more.count)
    var (first, second) = (0, 0)
    while first < covered.count || second < more.count {
      let takesFirst =
        second == more.count || (first < covered.count && covered[first].start <= more[second].start)
      let stretch = takesFirst ? covered[first] : more[second]
      if takesFirst { first += 1 } else { second += 1 }
      if let reach = merged.last?.end, stretch.start <= reach {
        merged[merged.count - 1].end = max(reach, stretch.end)
      } else {
        merged.append(stretch)
      }
    }
    covered = merged
  }
}
