/// The time that some sources measured, in seconds since 1970, as a sorted list of intervals. Binary search finds how
/// much of an interval is covered, however many there are.
struct Coverage {
  private struct Stretch {
    let start: UInt32
    var end: UInt32
    /// The seconds covered by all earlier intervals.
    var before: Int64
  }

  /// In order of time; they neither overlap nor touch.
  private var stretches: [Stretch] = []

  /// Adds an interval that begins no earlier than those before.
  mutating func append(from start: Int64, to end: Int64) {
    guard end > start else { return }
    let (start, end) = (UInt32(clamping: start), UInt32(clamping: end))
    guard let last = stretches.last else { return stretches.append(Stretch(start: start, end: end, before: 0)) }
    if start <= last.end {
      stretches[stretches.count - 1].end = max(last.end, end)
    } else {
      stretches.append(Stretch(start: start, end: end, before: last.before + Int64(last.end - last.start)))
    }
  }

  /// Drops intervals that ended before a moment. Earlier times may not be asked for afterwards.
  mutating func forget(before moment: Int64) {
    let kept = stretches.firstIndex { Int64($0.end) >= moment } ?? stretches.count
    stretches.removeFirst(kept)
  }

  /// How many seconds between two moments are covered.
  func seconds(from start: Int64, to end: Int64) -> Int64 { seconds(before: end) - seconds(before: start) }

  func contains(_ second: Int64) -> Bool { seconds(from: second, to: second + 1) > 0 }

  private func seconds(before moment: Int64) -> Int64 {
    var (low, high) = (0, stretches.count)
    while low < high {
      let middle = (low + high) / 2
      if Int64(stretches[middle].start) < moment { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return stretches.first?.before ?? 0 }
    let stretch = stretches[low - 1]
    return stretch.before + min(moment, Int64(stretch.end)) - Int64(stretch.start)
  }
}
