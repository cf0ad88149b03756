internal import Conversation
internal import FoundationEssentials
internal import LanguageModels
internal import Nutrition
internal import Services

/// Measures how many turns a second transcripts are replayed: parsed, played on an empty home, and compared.
struct ReplayBenchmark {
  private static let leastPerSecond = 2_000.0
  private static let times = 5
  /// The package's folder of transcripts, relative to its root.
  private static let folder = "transcripts"

  private let replay: ConcurrentReplay
  private let clock = ContinuousClock()

  init() {
    replay = ConcurrentReplay(workers: ProcessInfo.processInfo.activeProcessorCount) {
      Replay(knowledge: .embedded(), prompts: try? Prompts(), zones: ReplayBenchmark.zone)
    }
  }

  func measure() async throws -> [Measurement] {
    let long = Array(repeating: LongTranscript.text, count: 2)
    var rows = [try await measure("replay of \(long.count) times \(LongTranscript.turns) turns", long)]
    let files = transcripts()
    if !files.isEmpty { rows.append(try await measure("replay of \(files.count) files in transcripts", files)) }
    return rows
  }

  private func measure(_ name: String, _ files: [String]) async throws -> Measurement {
    // Replays what larder says now; whether that is right is checked by tests.
    let texts = try await replay.play(files).map { try $0.get().played.text }
    var best = 0.0
    for _ in 0..<ReplayBenchmark.times {
      let start = clock.now
      let outcomes = try await replay.play(texts).map { try $0.get() }
      for (text, outcome) in zip(texts, outcomes) {
        if let fault = outcome.fault { return .failed(name, fault.description) }
        guard TranscriptDifference.lines(from: text, to: outcome.played.text).isEmpty else {
          return .failed(name, "other output than before")
        }
      }
      let turns = outcomes.reduce(0) { $0 + $1.lines }
      best = max(best, Double(turns) / ((clock.now - start) / .seconds(1)))
    }
    return .rate(name, best, "turns a second", atLeast: ReplayBenchmark.leastPerSecond)
  }

  private func transcripts() -> [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: ReplayBenchmark.folder)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().compactMap { name in
      FileManager.default.contents(atPath: "\(ReplayBenchmark.folder)/\(name)").map {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }

  private static func zone(_ name: String) -> Zone? {
    if name == "UTC" { return .utc }
    return FileManager.default.contents(atPath: "/usr/share/zoneinfo/\(name)").flatMap {
      Zone(identifier: name, file: [UInt8]($0))
    }
  }
}
