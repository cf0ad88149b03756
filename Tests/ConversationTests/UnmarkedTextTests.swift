import Conversation
import FoundationEssentials
import TestSupport
import Testing

/// Everything that a person reads is a message of the catalogue, the name of a food, or what somebody has said. The rest is in
/// English whatever language is spoken; all transcripts together show how much that still is.
struct UnmarkedTextTests {
  /// What stands in English, for each thousand lines that are shown. It may only become less.
  private static let most = 3

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "transcripts")

  private static func transcripts() throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }
    return try names.sorted().map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }

  @Test func `what is shown in English in every language becomes less`() async throws {
    let replay = ConcurrentReplay(workers: 2) { Home.replay() }
    let outcomes = try await replay.play(try UnmarkedTextTests.transcripts()).map { try $0.get() }
    let unmarked = outcomes.flatMap(\.unmarked)
    let lines = outcomes.reduce(0) { sum, outcome in
      sum + outcome.played.lines.count { if case .output = $0 { true } else { false } }
    }
    try #require(lines > 5_000)
    #expect(unmarked.count * 1_000 <= lines * UnmarkedTextTests.most, "\(unmarked.count) in \(lines) lines")
    if let list = ProcessInfo.processInfo.environment["LARDER_UNMARKED"] {
      try Data(unmarked.sorted().joined(separator: "\n").utf8).write(to: URL(filePath: list))
    }
  }
}
