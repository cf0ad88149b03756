/// Energy over a stretch of time, from one source. It has sixteen bytes, because an export has millions of them. They
/// sort by time, and those of the same moment with the best source first.
struct HealthSample: Comparable {
  /// The start in seconds since 1970 (32 bits), the source's rank (8 bits) and the length in seconds (24 bits).
  private let place: UInt64
  /// The energy in hundred-millionths of a kcal (40 bits), a digest of the source's name (16 bits), and the number of
  /// the time zone in which it was measured (8 bits).
  private var weight: UInt64

  /// Nil where it does not fit: before 1970, after 2106, longer than half a year, or more than 10,995 kcal.
  init?(rank: SourceRank, source: UInt16, start: Int64, length: Int64, units: Int64) {
    guard (0...Int64(UInt32.max)).contains(start), (0..<1 << 24).contains(length), (0..<1 << 40).contains(units) else {
      return nil
    }
    place = UInt64(start) << 32 | UInt64(rank.rawValue) << 24 | UInt64(length)
    weight = UInt64(units) << 24 | UInt64(source) << 8
  }

  /// Restores a sample from its `words`.
  init(_ place: UInt64, _ weight: UInt64) {
    self.place = place
    self.weight = weight
  }

  /// The sample as two numbers, for storing it.
  var words: [UInt64] { [place, weight] }

  /// The number of the zone's clock; 0 for the person's own.
  var zone: UInt8 {
    get { UInt8(truncatingIfNeeded: weight) }
    set { weight = weight & ~0xFF | UInt64(newValue) }
  }
  var rank: Int { Int(place >> 24 & 0xFF) }
  var start: Int64 { Int64(place >> 32) }
  var length: Int64 { Int64(place & 0xFF_FFFF) }
  var end: Int64 { start + length }
  var units: Int64 { Int64(weight >> 24) }

  /// Whether both are copies of the same record.
  func repeats(_ other: HealthSample) -> Bool { place == other.place && weight >> 8 == other.weight >> 8 }

  static func < (left: HealthSample, right: HealthSample) -> Bool {
    left.place != right.place ? left.place < right.place : left.weight < right.weight
  }
}
