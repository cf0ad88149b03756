import Calls
import Conversation
internal import EmbeddedMessages
import JSON
import LanguageModels
internal import Messages
import Nutrition
import Services
import Store
import Testing

/// The weekly report in a conversation with recorded answers.
struct ReportSessionTests {
  let home: Home

  init() throws { home = try Home() }

  /// Three days of 1,800 kcal, logged without a model.
  private func logThreeDays() async throws {
    for day in ["monday", "tuesday", "wednesday"] {
      let call = ToolCall(
        id: "1", tool: "quick_add",
        arguments: ["kcal": 1_800, "label": "all day", "day": .string(Home.days[day] ?? "")])
      _ = try await home.converse(["+1800 \(day)", "y"], [ModelReply(calls: [call], stop: .toolCalls), ModelReply()])
    }
  }

  private func overviews(_ console: ListeningConsole) -> [Overview] {
    console.events.compactMap { event in if case .overview(let overview, _) = event { overview } else { nil } }
  }

  private func words(_ overview: Overview?) -> String? {
    switch overview?.parts.first {
    case .said(let words, by: _): words
    case .notes(let notes): notes.first?.english
    default: nil
    }
  }

  @Test func `a report that a model asks for is put into words and checked like any other`() async throws {
    try await logThreeDays()
    let call = ToolCall(id: "1", tool: "weekly_report", arguments: [:])
    let (_, console) = try await home.converse(
      ["a look at the week, if you would"],
      [
        ModelReply(calls: [call], stop: .toolCalls), ModelReply(text: "Days had 1,800 kcal. Days had 9,999 kcal."),
        ModelReply(text: "There it is."),
      ])
    #expect(words(overviews(console).first) == "Days had 1,800 kcal.")
  }

  @Test func `a report that fits the diary asks no model again, and one that does not does`() async throws {
    try await logThreeDays()
    let (_, first) = try await home.converse(["/report", "/report"], [ModelReply(text: "Days had 1,800 kcal.")])
    #expect(overviews(first).map(words) == ["Days had 1,800 kcal.", "Days had 1,800 kcal."])
    let (_, again) = try await home.converse(["/report again"], [ModelReply(text: "Mornings were quiet.")])
    #expect(overviews(again).map(words) == ["Mornings were quiet."])
  }

  @Test func `a model that may not be asked leaves larder's own words`() async throws {
    try await logThreeDays()
    let (_, console) = try await home.converse(["/report"]) { $0.tokensPerDay = 0 }
    #expect(words(overviews(console).first)?.hasPrefix("3 of 7 days are logged") == true)
  }

  @Test func `a dry run makes no report and asks no model`() async throws {
    try await logThreeDays()
    let (_, console) = try await home.converse(["/report"]) { $0.dryRun = true }
    #expect(words(overviews(console).first)?.hasPrefix("3 of 7 days are logged") == true)
    let week = Week(containing: try home.context().today)
    #expect(try home.store.bookkeeping.report(of: home.store.defaultProfile().id, on: week) == nil)
  }

  @Test(arguments: [40, 80, 200], [false, true])
  func `a report fits the window`(width: Int, plain: Bool) async throws {
    try await logThreeDays()
    let outcome = try ShowReport().run(ShowReportCall(), in: home.context())
    guard case .answer(let answer) = outcome, case .overview(let overview) = answer.view else { return }
    let lines = Layout(width: width, plain: plain).plainLines(.overview(overview, facts: .null))
    #expect(lines.count > 20)
    for line in lines { #expect(line.count <= width, "“\(line)”") }
  }
}

extension Home {
  fileprivate static let days = ["monday": "2026-11-16", "tuesday": "2026-11-17", "wednesday": "2026-11-18"]
}
