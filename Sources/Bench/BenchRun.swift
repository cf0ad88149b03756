package import Conversation
internal import LanguageModels

/// Plays cases with a model and scores each line against the wanted outcome.
package struct BenchRun {
  private let home: BenchHome
  private let models: () -> ModelChoice

  /// - Parameter models: makes the model anew for each case.
  package init(_ home: BenchHome, models: @escaping () -> ModelChoice) {
    self.home = home
    self.models = models
  }

  /// The results of a case, one for each line that is scored.
  package func results(of single: BenchCase, run: Int) async throws(SessionError) -> [TurnResult] {
    let lines = single.turns.map(\.words)
    let wanted = try await home.play(lines, with: .other(WantedModel(single.turns)))
    let made = try await home.play(lines, with: models())
    return single.turns.indices.compactMap { index in
      let turn = single.turns[index]
      guard turn.wanted != .anything, wanted.indices.contains(index) else { return nil }
      let outcome = made.indices.contains(index) ? made[index] : TurnOutcome()
      return TurnResult(
        id: BenchRun.id(of: single, index, run: run), suite: single.suite, language: single.language,
        score: ProposalScore(wanted: wanted[index].cards, made: outcome.cards), wanted: turn.tools, outcome: outcome)
    }
  }

  /// The ids of a case's results.
  package static func ids(of single: BenchCase, run: Int) -> [String] {
    single.turns.indices.filter { single.turns[$0].wanted != .anything }.map { id(of: single, $0, run: run) }
  }

  private static func id(of single: BenchCase, _ index: Int, run: Int) -> String {
    "\(single.id) line \(index + 1) run \(run)"
  }
}

extension BenchTurn {
  /// The accepted tools for each wanted call; nil where no call is wanted.
  fileprivate var tools: [[String]]? {
    switch wanted {
    case .calls(let rows): rows.map { $0.map(\.tool) }
    case .noCard, .anything: nil
    }
  }
}
