package import Nutrition

/// How many requests may be made: a bucket that holds some and fills up evenly. It is a value with the moment in it, so
/// that it can be kept when the program ends and goes on at the next start.
package struct RequestPace: Hashable, Codable, Sendable {
  /// Nobody allows more requests a minute.
  private static let most = 1_000

  /// Requests that can be made at once, and in a minute.
  private let perMinute: Int
  /// In thousandths of a request.
  private var level: Int64
  private var moment: Instant

  private enum CodingKeys: String, CodingKey {
    case perMinute, level, moment
  }

  /// Full.
  package init(perMinute: Int, at moment: Instant) {
    self.perMinute = max(perMinute, 1)
    level = Int64(max(perMinute, 1)) * 1_000
    self.moment = moment
  }

  /// One that was kept; what no bucket can hold is refused.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    perMinute = try values.decode(Int.self, forKey: .perMinute)
    level = try values.decode(Int64.self, forKey: .level)
    moment = try values.decode(Instant.self, forKey: .moment)
    guard (1...RequestPace.most).contains(perMinute), (0...Int64(perMinute) * 1_000).contains(level) else {
      throw DecodingError.dataCorruptedError(forKey: .level, in: values, debugDescription: "no bucket")
    }
  }

  /// Takes one request. Nil where it may be made now, else how many seconds to wait for it.
  package mutating func take(at now: Instant) -> Int? {
    fill(until: now)
    guard level < 1_000 else {
      level -= 1_000
      return nil
    }
    let missing = 1_000 - level
    return Int((missing * 60 + Int64(perMinute) * 1_000 - 1) / (Int64(perMinute) * 1_000))
  }

  /// Gives one back that reached nobody.
  package mutating func giveBack() {
    level = min(level + 1_000, Int64(perMinute) * 1_000)
  }

  /// A clock that was set back fills nothing and takes nothing away.
  private mutating func fill(until now: Instant) {
    let elapsed = min(max(now.milliseconds - moment.milliseconds, 0), 60_000)
    level = min(level + elapsed * Int64(perMinute) / 60, Int64(perMinute) * 1_000)
    moment = now
  }
}
