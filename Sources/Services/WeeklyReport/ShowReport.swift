package import Calls
internal import EmbeddedMessages
internal import LanguageModels
internal import Messages
internal import Nutrition

/// Shows the report of a week: its figures, its habits, one focus, and what changed; or that of a month, a year or any days.
package struct ShowReport: Tool {
  package let description =
    "Show the report of a week (2026-W47, last), which can be made again, or of 2026-10, 2026 or FROM..TO."
  package let proposes = false

  package init() {}

  /// If a new report has to be made and there is an outside model, the model writes its text. The report is then stored: it is
  /// the program's own note, not a record of the person's.
  package func start(_ arguments: ShowReportCall, in context: ToolContext) throws(ToolError) -> ToolStep {
    if let span = try context.reportSpan(arguments) {
      return .finished(.answer(try context.periodReport(span).answer))
    }
    let again = arguments.again ?? false
    let week = try context.week(arguments.week)
    let found = try context.report(on: week, again: again)
    // A report has to be made where no stored one still fits, or a new one is wanted.
    let due = found.standing == .new ? found.report : again ? try context.newReport(on: week) : nil
    guard !context.outside.isDryRun, let report = due else {
      return .finished(.answer(try context.view(of: found).answer))
    }
    guard report.figures.period.loggedDays > 0, context.outside.hasModel else {
      return try finished(report, in: context)
    }
    let request = ReportRequest(report, in: context)
    return .needs(
      .words(request.request(prompt: context.outside.prompts?.report.text ?? "", situation: context.situation)) {
        (answer, context) throws(ToolError) in
        guard case .said(let words) = answer else { return try finished(report, in: context) }
        let text = PrintableText.clean(words.text, lineBreaks: .kept, limit: 8_000)
        let (written, leftOut) = request.written(text, by: words.author) { context.outside.isHonest($0) }
        return try finished(written, leftOut: leftOut, in: context)
      })
  }

  /// Stores a report, and shows it even where it cannot be stored.
  private func finished(
    _ report: WeeklyReport, leftOut: Int = 0, in context: ToolContext
  ) throws(ToolError) -> ToolStep {
    let isKept = (try? context.keep(report)) != nil
    let found = FoundReport(report: report, standing: isKept ? .kept : .new)
    let remarks: [Text] = leftOut > 0 ? [.reportLeftOut(count: leftOut)] : []
    return .finished(.answer(try context.view(of: found).answer), saying: remarks)
  }

  package func run(_ arguments: ShowReportCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    if let span = try context.reportSpan(arguments) { return .answer(try context.periodReport(span).answer) }
    let found = try context.report(on: try context.week(arguments.week), again: arguments.again ?? false)
    return .answer(try context.view(of: found).answer)
  }
}
