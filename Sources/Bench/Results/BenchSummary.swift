package import Conversation
internal import FoundationEssentials
package import JSON

/// The results of a run in figures: means, and where they lie with 95 % certainty.
package struct BenchSummary: Hashable, Sendable {
  package private(set) var turns = 0
  package private(set) var shares: [TurnResult.Share: MeanShare] = [:]
  /// Of all turns together.
  package private(set) var sums: [TurnResult.Count: Double] = [:]

  package init(_ results: [TurnResult]) {
    turns = results.count
    for result in results {
      for name in TurnResult.Share.allCases { shares[name, default: MeanShare()].add(result.shares[name]) }
      for (name, count) in result.counts { sums[name, default: 0] += count }
    }
  }

  /// The share of turns of which all is right, from 0 to 1.
  package var right: Double { shares[.right]?.mean ?? 0 }

  /// - Parameter cost: what all of it cost, in words; nil where no price is known.
  package func json(model: String, suite: String, cost: String?) -> JSONValue {
    var json: JSONValue = ["summary": .string(suite), "model": .string(model), "turns": .number(Decimal(turns))]
    for (name, share) in shares {
      guard let mean = share.mean, let interval = share.interval else { continue }
      json[name.rawValue] = [
        "mean": TurnResult.number(mean),
        "from": TurnResult.number(interval.lowerBound), "to": TurnResult.number(interval.upperBound),
      ]
    }
    for (name, sum) in sums { json[name.rawValue] = TurnResult.number(sum) }
    if let cost { json["cost"] = .string(cost) }
    return json
  }
}
