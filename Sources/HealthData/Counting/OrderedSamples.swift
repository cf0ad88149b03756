/// Sorts any number of samples: up to a million are kept in memory, and earlier ones are moved as sorted runs to
/// temporary storage.
struct OrderedSamples {
  /// How many are kept in memory by default: 16 MB of them.
  static let usualMost = 1 << 20
  /// One record a minute for two lifetimes. More cannot be one person's, and would fill the disk.
  private static let mostOfAll = 100_000_000

  private let scratch: any HealthScratch
  /// How many are kept in memory.
  private let most: Int
  private var held: [HealthSample] = []
  private var runs: [SampleRun] = []
  /// How many are in temporary storage.
  private var written = 0

  init(_ scratch: any HealthScratch, most: Int) {
    self.scratch = scratch
    self.most = most
  }

  mutating func append(_ sample: HealthSample) throws(HealthDataError) {
    if held.count >= most {
      guard written < OrderedSamples.mostOfAll else { throw .tooMuch }
      try writeRun()
    }
    held.append(sample)
  }

  /// Passes on all samples in order, including exact duplicates.
  mutating func finish(_ take: (HealthSample) throws(HealthDataError) -> Void) throws(HealthDataError) {
    held.sort()
    guard !runs.isEmpty else {
      for sample in held { try take(sample) }
      return
    }
    try writeRun()
    held = []
    // Merges the runs, sorted by their next samples. Exports are nearly sorted by time, so the order of the runs hardly
    // changes.
    var next: [SampleRun] = []
    for run in runs {
      var run = run
      if try run.fill(from: scratch) { next.append(run) }
    }
    next.sort { $1.first < $0.first }
    while var run = next.popLast() {
      try take(run.first)
      guard try run.advance(in: scratch) else { continue }
      let place = next.lastIndex { run.first < $0.first }.map { $0 + 1 } ?? 0
      next.insert(run, at: place)
    }
  }

  private mutating func writeRun() throws(HealthDataError) {
    held.sort()
    var start = 0
    while start < held.count {
      let end = min(start + SampleRun.piece, held.count)
      try scratch.append(held[start..<end].flatMap(\.words))
      start = end
    }
    runs.append(SampleRun(written..<written + held.count))
    written += held.count
    held.removeAll(keepingCapacity: true)
  }
}

/// A sorted run of samples in temporary storage, read piece by piece.
private struct SampleRun {
  /// How many are read at once.
  static let piece = 4_096

  /// The positions of those that were not read yet.
  private var rest: Range<Int>
  private var read: ArraySlice<UInt64> = []

  init(_ place: Range<Int>) {
    rest = place
  }

  /// The next sample. It exists only after `fill` or `advance` has returned true.
  var first: HealthSample { HealthSample(read[read.startIndex], read[read.startIndex + 1]) }

  /// Moves on to the next sample; false where there is none.
  mutating func advance(in scratch: any HealthScratch) throws(HealthDataError) -> Bool {
    read = read.dropFirst(2)
    return try read.isEmpty ? fill(from: scratch) : true
  }

  mutating func fill(from scratch: any HealthScratch) throws(HealthDataError) -> Bool {
    let count = min(rest.count, SampleRun.piece)
    guard count > 0 else { return false }
    read = try scratch.words(at: rest.lowerBound * 2, count: count * 2)[...]
    rest = rest.lowerBound + count..<rest.upperBound
    return true
  }
}
