package import Conversation
internal import FoundationEssentials
package import JSON
package import LanguageModels
package import Nutrition

/// The results of a run: means with their 95 % confidence intervals.
package struct BenchSummary: Hashable, Sendable {
  /// How many lines were scored.
  package private(set) var turns = 0
  /// The mean of each share; lines to which a share does not apply are left out.
  package private(set) var shares: [TurnResult.Share: MeanShare] = [:]
  /// The mean of each count per turn.
  package private(set) var amounts: [TurnResult.Count: MeanAmount] = [:]
  /// The mean cost of a turn; nil where no price is known.
  package private(set) var cost: MeanAmount?

  /// - Parameter price: the price of tokens, in the currency of the price list; nil where it is not known.
  package init(_ results: [TurnResult], price: (Usage) -> FixedDecimal? = { _ in nil }) {
    turns = results.count
    for result in results {
      for name in TurnResult.Share.allCases { shares[name, default: MeanShare()].add(result.shares[name]) }
      for (name, count) in result.counts { amounts[name, default: MeanAmount()].add(count) }
      guard let paid = price(result.usage).flatMap({ Double($0.decimal.description) }) else { continue }
      cost = cost ?? MeanAmount()
      cost?.add(paid)
    }
  }

  /// The sum over all turns.
  package func sum(of count: TurnResult.Count) -> Double { amounts[count]?.sum ?? 0 }

  /// The share of turns in which everything is right, from 0 to 1.
  package var right: Double { shares[.right]?.mean ?? 0 }

  /// - Parameter cost: the cost of the whole run, in words; nil where no price is known.
  package func json(model: String, suite: String, cost: String?) -> JSONValue {
    var json: JSONValue = ["summary": .string(suite), "model": .string(model), "turns": .number(Decimal(turns))]
    for (name, share) in shares {
      json[name.rawValue] = BenchSummary.json(share.mean, share.interval)
    }
    for (name, amount) in amounts { json[name.rawValue] = TurnResult.number(amount.sum) }
    for name in TurnResult.Count.perTurn {
      json["\(name.rawValue)_per_turn"] = amounts[name].flatMap { BenchSummary.json($0.mean, $0.interval) }
    }
    json["cost_per_turn"] = self.cost.flatMap { BenchSummary.json($0.mean, $0.interval) }
    if let cost { json["cost"] = .string(cost) }
    return json
  }

  private static func json(_ mean: Double?, _ interval: ClosedRange<Double>?) -> JSONValue? {
    guard let mean, let interval else { return nil }
    return [
      "mean": TurnResult.number(mean), "from": TurnResult.number(interval.lowerBound),
      "to": TurnResult.number(interval.upperBound),
    ]
  }
}
