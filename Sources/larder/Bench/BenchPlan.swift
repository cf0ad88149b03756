internal import Bench
internal import Conversation

/// What a bench run will play: cases, weighed meals and transcripts.
struct BenchPlan {
  /// The requests that a line is assumed to need: one for the tool call, one for the words after it.
  private static let requestsPerLine = 2

  var cases: [BenchCase] = []
  var rows: [WeighedMealRow] = []
  var transcripts: [(name: String, transcript: Transcript)] = []
  var home: [String] = []

  /// About how many requests a run sends, without what is already in `done`.
  func requests(runs: Int, done: Set<String>) -> Int {
    (1...runs).reduce(0) { sum, run in
      let lines =
        cases.flatMap { BenchRun.ids(of: $0, run: run) }.count { !done.contains($0) }
        + rows.count { !done.contains("\($0.id) run \(run)") }
        + transcripts.filter { !done.contains(BenchPlan.mark($0.name, run: run)) }.reduce(0) { $0 + $1.transcript.said }
      return sum + lines * BenchPlan.requestsPerLine
    }
  }

  /// The mark of a transcript that was played to its end.
  static func mark(_ name: String, run: Int) -> String { "transcript \(name) run \(run)" }
}

extension Transcript {
  /// The number of the person's lines.
  fileprivate var said: Int { lines.count { if case .input = $0 { true } else { false } } }
}
