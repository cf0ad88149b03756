package import Conversation
internal import FoundationEssentials
package import JSON
package import LanguageModels

/// What a model made of one line of a case, in figures.
package struct TurnResult: Hashable, Sendable {
  /// What a turn has a share of, 0 to 1.
  package enum Share: String, CaseIterable, Sendable {
    /// All of the others.
    case right
    case tool, food, grams, meal, day
  }

  /// What is counted of a turn.
  package enum Count: String, CaseIterable, Sendable {
    /// Calls that larder refused, and the model had to mend.
    case repairs
    /// Sentences that claimed a deed, and numbers of its own.
    case claims
    case ownNumbers = "own_numbers"
    case refusals, failures, requests, input, output, cached, seconds

    /// Those of which a mean says more than a sum.
    package static let perTurn: [Count] = [.requests, .input, .cached, .output, .seconds]
  }

  /// The case, the number of the line in it, and of the run.
  package let id: String
  /// The suite's name as files and tables show it: "tools".
  package let suite: String
  /// The two letters of the language in which the line was said: "en".
  package let language: String
  /// From 0 to 1; one that the line has nothing of is missing.
  package var shares: [Share: Double] = [:]
  /// Counts, tokens and seconds of this line alone.
  package var counts: [Count: Double] = [:]

  init(id: String, suite: String, language: String) {
    self.id = id
    self.suite = suite
    self.language = language
  }

  /// - Parameter wanted: the tools of each call that was wanted; nil where no call is.
  package init(
    id: String, suite: BenchSuite, language: String, score: ProposalScore, wanted: [[String]]?, outcome: TurnOutcome
  ) {
    self.init(id: id, suite: suite.rawValue, language: language)
    let called = wanted.map { rows in
      rows.isEmpty ? 1 : Double(rows.count { !Set($0).isDisjoint(with: outcome.tools) }) / Double(rows.count)
    }
    // What only answers makes no card, and what was not wanted makes none.
    let tool = called ?? score.tool
    shares[.tool] = tool
    shares[.food] = score.food
    shares[.grams] = score.grams
    shares[.meal] = score.meal
    shares[.day] = score.day
    let others = [score.food, score.grams, score.meal, score.day].compactMap(\.self)
    // A card beside an answer that was asked for is one too many.
    shares[.right] = tool == 1 && score.tool == 1 && others.allSatisfy { $0 == 1 } && outcome.failures.isEmpty ? 1 : 0
    counts = [
      .repairs: Double(outcome.repairs), .claims: Double(outcome.claims), .ownNumbers: Double(outcome.ownNumbers),
      .refusals: outcome.isRefused ? 1 : 0, .failures: Double(outcome.failures.count),
      .requests: Double(outcome.requests), .input: Double(outcome.usage.input), .output: Double(outcome.usage.output),
      .cached: Double(outcome.usage.cached), .seconds: outcome.seconds,
    ]
  }

  /// The tokens of the line.
  package var usage: Usage {
    Usage(input: Int(counts[.input] ?? 0), output: Int(counts[.output] ?? 0), cached: Int(counts[.cached] ?? 0))
  }

  /// As a line of a file of results.
  package var json: JSONValue {
    var json: JSONValue = ["turn": .string(id), "suite": .string(suite), "language": .string(language)]
    for (name, share) in shares { json[name.rawValue] = TurnResult.number(share) }
    for (name, count) in counts { json[name.rawValue] = TurnResult.number(count) }
    return json
  }

  /// Nil where the line is no result.
  package init?(_ json: JSONValue) {
    guard let id = json["turn"]?.string, let suite = json["suite"]?.string, let language = json["language"]?.string
    else { return nil }
    self.init(id: id, suite: suite, language: language)
    for name in Share.allCases { shares[name] = json[name.rawValue].flatMap { Double($0.text) } }
    for name in Count.allCases { counts[name] = json[name.rawValue].flatMap { Double($0.text) } }
  }

  /// To four places.
  static func number(_ value: Double) -> JSONValue {
    .number(Decimal(Int((value * 10_000).rounded())) / 10_000)
  }
}
