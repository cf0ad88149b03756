import Conversation
import FoundationEssentials
import LanguageModels
import Services
import TestSupport
import Testing

/// Everything that a person reads is a message of the catalogue, the name of a food or of a table, or what somebody has said: all
/// transcripts are replayed in a language that marks its messages, and what is not marked would be English in every language.
struct UnmarkedTextTests {
  /// What a table calls its own rows: "USDA SR Legacy 168878".
  private static let table = "USDA "

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "transcripts")

  private static func transcripts() throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }
    return try names.sorted().map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }

  @Test func `nothing that is shown is English in every language, and every tool is at work`() async throws {
    let replay = ConcurrentReplay(workers: 2) { Home.replay() }
    let outcomes = try await replay.play(try UnmarkedTextTests.transcripts()).map { try $0.get() }
    let unmarked = outcomes.flatMap(\.unmarked).filter { !$0.hasPrefix(UnmarkedTextTests.table) }
    let lines = outcomes.reduce(0) { sum, outcome in
      sum + outcome.played.lines.count { if case .output = $0 { true } else { false } }
    }
    try #require(lines > 5_000)
    #expect(unmarked == [])
    #expect(outcomes.reduce(Set(Toolbox.all.definitions.map(\.name))) { $0.subtracting($1.tools) } == [])
    if let list = ProcessInfo.processInfo.environment["LARDER_UNMARKED"] {
      try Data(unmarked.sorted().joined(separator: "\n").utf8).write(to: URL(filePath: list))
    }
  }
}
