package import Nutrition

/// A rate limit: a bucket of requests that refills evenly. It is a value that includes the time, so that it can be
/// stored when the program ends and continued at the next start.
package struct RequestPace: Hashable, Codable, Sendable {
  /// The largest rate in requests a minute that is accepted.
  private static let most = 1_000

  /// How many requests can be made at once, and in a minute.
  private let perMinute: Int
  /// What is left, in thousandths of a request.
  private var level: Int64
  private var moment: Instant

  private enum CodingKeys: String, CodingKey {
    case perMinute, level, moment
  }

  /// A full bucket.
  package init(perMinute: Int, at moment: Instant) {
    self.perMinute = max(perMinute, 1)
    level = Int64(max(perMinute, 1)) * 1_000
    self.moment = moment
  }

  /// Decodes a stored bucket; impossible values are refused.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    perMinute = try values.decode(Int.self, forKey: .perMinute)
    level = try values.decode(Int64.self, forKey: .level)
    moment = try values.decode(Instant.self, forKey: .moment)
    guard (1...RequestPace.most).contains(perMinute), (0...Int64(perMinute) * 1_000).contains(level) else {
      throw DecodingError.dataCorruptedError(forKey: .level, in: values, debugDescription: "no bucket")
    }
  }

  /// Takes one request from the bucket. Returns nil where it may be made now, otherwise how many seconds to wait.
  package mutating func take(at now: Instant) -> Int? {
    fill(until: now)
    guard level < 1_000 else {
      level -= 1_000
      return nil
    }
    let missing = 1_000 - level
    return Int((missing * 60 + Int64(perMinute) * 1_000 - 1) / (Int64(perMinute) * 1_000))
  }

  /// Returns a request that did not reach the server.
  package mutating func giveBack() {
    level = min(level + 1_000, Int64(perMinute) * 1_000)
  }

  /// A clock that was set back neither fills nor empties the bucket.
  private mutating func fill(until now: Instant) {
    let elapsed = min(max(now.milliseconds - moment.milliseconds, 0), 60_000)
    level = min(level + elapsed * Int64(perMinute) / 60, Int64(perMinute) * 1_000)
    moment = now
  }
}
