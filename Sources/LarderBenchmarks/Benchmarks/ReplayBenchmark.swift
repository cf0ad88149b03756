internal import Conversation
internal import FoundationEssentials
internal import LanguageModels
internal import Nutrition

/// How many turns a second transcripts replay at: read, played on an empty home, and compared.
struct ReplayBenchmark {
  private static let leastPerSecond = 2_000.0
  private static let times = 5
  /// Where the package keeps its transcripts, seen from its root.
  private static let folder = "transcripts"

  private let replay: Replay
  private let clock = ContinuousClock()

  init(_ workshop: Workshop) {
    replay = Replay(knowledge: workshop.knowledge, prompts: try? Prompts(), zones: ReplayBenchmark.zone)
  }

  func measure() async throws -> [Measurement] {
    var rows = [try await measure("replay of \(LongTranscript.turns) turns", [LongTranscript.text])]
    let files = transcripts()
    if !files.isEmpty { rows.append(try await measure("replay of \(files.count) files in transcripts", files)) }
    return rows
  }

  /// The transcript with what larder says in it now; whether that is as it should be is what tests ask.
  private func accepted(_ text: String) async throws -> String {
    await replay.play(try Transcript(text: text)).played.text
  }

  private func measure(_ name: String, _ files: [String]) async throws -> Measurement {
    var texts: [String] = []
    for file in files { texts.append(try await accepted(file)) }
    var best = 0.0
    for _ in 0..<ReplayBenchmark.times {
      var turns = 0
      let start = clock.now
      for text in texts {
        let outcome = await replay.play(try Transcript(text: text))
        if let fault = outcome.fault { return .failed(name, fault.description) }
        guard TranscriptDifference.lines(from: text, to: outcome.played.text).isEmpty else {
          return .failed(name, "other output than before")
        }
        turns += outcome.lines
      }
      best = max(best, Double(turns) / ((clock.now - start) / .seconds(1)))
    }
    return Measurement(
      name: name, measured: "\(Int(best)) turns a second", budget: "≥ \(Int(ReplayBenchmark.leastPerSecond))",
      isWithin: best >= ReplayBenchmark.leastPerSecond)
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
