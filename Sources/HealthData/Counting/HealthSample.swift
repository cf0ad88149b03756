/// Energy of a stretch of time, from one source. Sixteen bytes, because an export has millions; in the order of the best
/// source first, then of time.
struct HealthSample: Comparable {
  /// The source's rank (8 bits), the start in seconds since 1970 (32) and the length in seconds (24).
  private let place: UInt64
  /// The energy in hundred-millionths of a kcal (48 bits), and a digest of the source's name (16).
  private let weight: UInt64

  /// Nil where it does not fit: before 1970, after 2106, longer than half a year, or more than 2.8 million kcal.
  init?(rank: SourceRank, source: UInt16, start: Int64, length: Int64, units: Int64) {
    guard (0...Int64(UInt32.max)).contains(start), (0..<1 << 24).contains(length), (0..<1 << 48).contains(units) else {
      return nil
    }
    place = UInt64(rank.rawValue) << 56 | UInt64(start) << 24 | UInt64(length)
    weight = UInt64(units) << 16 | UInt64(source)
  }

  var rank: UInt8 { UInt8(truncatingIfNeeded: place >> 56) }
  var start: Int64 { Int64(place >> 24 & 0xFFFF_FFFF) }
  var length: Int64 { Int64(place & 0xFF_FFFF) }
  var end: Int64 { start + length }
  var units: Int64 { Int64(weight >> 16) }

  static func < (left: HealthSample, right: HealthSample) -> Bool {
    left.place != right.place ? left.place < right.place : left.weight < right.weight
  }
}
