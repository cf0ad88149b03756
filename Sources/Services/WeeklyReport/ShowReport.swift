package import Calls
internal import LanguageModels
internal import Nutrition
internal import Proposals

/// Shows the report of a week: its figures, its habits, one focus, what changed.
package struct ShowReport: Tool {
  package typealias Arguments = ShowReportCall

  package let description = "Show the report of an ISO week (2026-W47, last), or make it again."
  package let proposes = false

  package init() {}

  /// A model from outside puts a report into words, where it has to be made and there is one. It is kept then: it is the
  /// program's own note and no record of the person's.
  package func start(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> ToolStep {
    guard !context.outside.isDryRun, let report = try due(arguments, in: context) else {
      return .finished(try run(arguments, in: context))
    }
    guard report.figures.period.loggedDays > 0, context.outside.hasModel else {
      return try finished(report, arguments, in: context)
    }
    let request = ReportRequest(report, in: context)
    return .needs(
      .words(request.request(prompt: context.outside.reportPrompt, situation: context.situation)) {
        (answer, context) throws(ToolError) in
        guard case .said(let words) = answer else { return try finished(report, arguments, in: context) }
        let text = PrintableText.clean(words.text, lineBreaks: .kept, limit: 8_000)
        let (written, leftOut) = request.written(text, by: words.author) { context.outside.isHonest($0) }
        return try finished(written, arguments, leftOut: leftOut, in: context)
      })
  }

  /// The report that has to be made: none is kept that still fits, or another is wanted.
  private func due(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> WeeklyReport? {
    let again = arguments.again ?? false
    let week = try context.week(arguments.week)
    let found = try context.report(on: week, again: again)
    if found.standing == .new { return found.report }
    return again ? try context.newReport(on: week) : nil
  }

  private func finished(
    _ report: WeeklyReport, _ arguments: Arguments, leftOut: Int = 0, in context: ToolContext
  ) throws(ToolError) -> ToolStep {
    // Where nothing can be written it is shown all the same.
    try? context.keep(report)
    let remark =
      leftOut == 1
      ? "(A sentence of the model was left out of the report.)"
      : "(\(leftOut) sentences of the model were left out of the report.)"
    return .finished(try run(arguments, in: context), saying: leftOut > 0 ? [remark] : [])
  }

  package func run(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let found = try context.report(on: try context.week(arguments.week), again: arguments.again ?? false)
    return .answer(context.view(of: found).answer)
  }
}
