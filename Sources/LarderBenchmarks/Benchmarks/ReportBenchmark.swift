internal import Calls
internal import Conversation
internal import Nutrition
internal import Services
internal import Store

/// Times a weekly report on a ten-year diary: its figures, the week it is compared with, its rows and its JSON; and its HTML
/// page.
struct ReportBenchmark {
  private static let rounds = 5
  private static let weeks = 8

  private let workshop: Workshop
  private let clock = ContinuousClock()

  init(_ workshop: Workshop) {
    self.workshop = workshop
  }

  func measure() throws -> [Measurement] {
    let store = try Store.open(.home(try workshop.home(entries: Workshop.tenYears)))
    let context = ToolContext(
      store: store, foodBank: FoodBank(store: store, knowledge: workshop.knowledge),
      profile: try store.defaultProfile(), now: Workshop.now, zone: .utc, identifiers: RandomIdentifiers())
    var reports: [Duration] = []
    var pages: [Duration] = []
    for _ in 0..<ReportBenchmark.rounds {
      var week = Week(containing: Workshop.today).before
      for _ in 0..<ReportBenchmark.weeks {
        var overview: Overview?
        reports.append(try clock.measure { overview = try report(week, in: context) })
        guard let overview, overview.parts.count > 3 else { return [.failed("weekly report", "nothing in it")] }
        var length = 0
        pages.append(clock.measure { length = HTMLPage(overview).text.utf8.count })
        guard length > 4_000 else { return [.failed("weekly report, its page", "nothing on it")] }
        week = week.before
      }
    }
    let entries = "\(Workshop.tenYears) entries"
    return [
      .time("weekly report, \(entries)", reports.median, atMost: .milliseconds(20)),
      .time("weekly report as a page, \(entries)", pages.median, atMost: .milliseconds(20)),
    ]
  }

  private func report(_ week: Week, in context: ToolContext) throws -> Overview? {
    let outcome = try ShowReport().run(ShowReportCall { $0.week = "\(week)" }, in: context)
    guard case .answer(let answer) = outcome, case .overview(let overview) = answer.view else { return nil }
    return overview
  }
}
