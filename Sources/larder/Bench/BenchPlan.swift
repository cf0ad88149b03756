internal import Bench
internal import Conversation

/// What a run of the bench will play: the cases, the rows and the transcripts.
struct BenchPlan {
  /// Requests for a line, as most need two: the call, and the words after it.
  private static let requestsPerLine = 2

  var cases: [BenchCase] = []
  var rows: [WeighedMealRow] = []
  var transcripts: [(name: String, transcript: Transcript)] = []
  var home: [String] = []

  /// About how many requests are sent, where these results are there already.
  func requests(runs: Int, done: Set<String>) -> Int {
    (1...runs).reduce(0) { sum, run in
      let lines =
        cases.flatMap { BenchRun.ids(of: $0, run: run) }.count { !done.contains($0) }
        + rows.count { !done.contains("\($0.id) run \(run)") }
        + transcripts.filter { !done.contains(BenchPlan.mark($0.name, run: run)) }.reduce(0) { $0 + $1.transcript.said }
      return sum + lines * BenchPlan.requestsPerLine
    }
  }

  /// Stands for a transcript that was played to its end.
  static func mark(_ name: String, run: Int) -> String { "transcript \(name) run \(run)" }
}

extension Transcript {
  /// Lines of the person.
  fileprivate var said: Int { lines.count { if case .input = $0 { true } else { false } } }
}
