package import Conversation
internal import FoundationEssentials
package import JSON
package import LanguageModels

/// The scores of one line of a case.
package struct TurnResult: Hashable, Sendable {
  /// Scores from 0 to 1.
  package enum Share: String, CaseIterable, Sendable {
    /// 1 where all the others are right.
    case right
    case tool, food, grams, meal, day
  }

  /// Counts of a turn.
  package enum Count: String, CaseIterable, Sendable {
    /// Calls that larder refused, so that the model had to correct them.
    case repairs
    /// Sentences that claimed a save, and numbers without a source.
    case claims
    case ownNumbers = "own_numbers"
    case refusals, failures, requests, input, output, cached, seconds

    /// Those whose mean says more than their sum.
    package static let perTurn: [Count] = [.requests, .input, .cached, .output, .seconds]
  }

  /// The case, the line's number in it, and the number of the run.
  package let id: String
  /// The suite's name in files and tables: "tools".
  package let suite: String
  /// The two-letter code of the line's language: "en".
  package let language: String
  /// From 0 to 1; a share that does not apply to the line is missing.
  package var shares: [Share: Double] = [:]
  /// Counts, tokens and seconds of this line alone.
  package var counts: [Count: Double] = [:]

  init(id: String, suite: String, language: String) {
    self.id = id
    self.suite = suite
    self.language = language
  }

  /// - Parameter wanted: the accepted tools for each wanted call; nil where no call is wanted.
  package init(
    id: String, suite: BenchSuite, language: String, score: ProposalScore, wanted: [[String]]?, outcome: TurnOutcome
  ) {
    self.init(id: id, suite: suite.rawValue, language: language)
    let called = wanted.map { rows in
      rows.isEmpty ? 1 : Double(rows.count { !Set($0).isDisjoint(with: outcome.tools) }) / Double(rows.count)
    }
    // Without wanted calls, the score of the proposals counts: no card where none was wanted.
    let tool = called ?? score.tool
    shares[.tool] = tool
    shares[.food] = score.food
    shares[.grams] = score.grams
    shares[.meal] = score.meal
    shares[.day] = score.day
    let others = [score.food, score.grams, score.meal, score.day].compactMap(\.self)
    // A card that was not wanted beside the right answer counts as wrong.
    shares[.right] = tool == 1 && score.tool == 1 && others.allSatisfy { $0 == 1 } && outcome.failures.isEmpty ? 1 : 0
    counts = [
      .repairs: Double(outcome.repairs), .claims: Double(outcome.claims), .ownNumbers: Double(outcome.ownNumbers),
      .refusals: outcome.isRefused ? 1 : 0, .failures: Double(outcome.failures.count),
      .requests: Double(outcome.requests), .input: Double(outcome.usage.input), .output: Double(outcome.usage.output),
      .cached: Double(outcome.usage.cached), .seconds: outcome.seconds,
    ]
  }

  /// The tokens used for the line.
  package var usage: Usage {
    Usage(input: Int(counts[.input] ?? 0), output: Int(counts[.output] ?? 0), cached: Int(counts[.cached] ?? 0))
  }

  /// The result as one line of a results file.
  package var json: JSONValue {
    var json: JSONValue = ["turn": .string(id), "suite": .string(suite), "language": .string(language)]
    for (name, share) in shares { json[name.rawValue] = TurnResult.number(share) }
    for (name, count) in counts { json[name.rawValue] = TurnResult.number(count) }
    return json
  }

  /// Nil where the JSON is not a result.
  package init?(_ json: JSONValue) {
    guard let id = json["turn"]?.string, let suite = json["suite"]?.string, let language = json["language"]?.string
    else { return nil }
    self.init(id: id, suite: suite, language: language)
    for name in Share.allCases { shares[name] = json[name.rawValue].flatMap { Double($0.text) } }
    for name in Count.allCases { counts[name] = json[name.rawValue].flatMap { Double($0.text) } }
  }

  /// A number rounded to four decimals.
  static func number(_ value: Double) -> JSONValue {
    .number(Decimal(Int((value * 10_000).rounded())) / 10_000)
  }
}
