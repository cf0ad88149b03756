internal import JSON
internal import LanguageModels
internal import Nutrition
package import Services

extension Session {
  /// The report of a week, made if it has to be.
  ///
  /// - Parameter week: what names it; nil for the newest.
  package func report(_ week: String?, again: Bool) async throws(ToolError) -> ReportView {
    surroundings.beginTurn()
    await prepareReport(week, again: again)
    return context.view(of: try context.report(on: try context.week(week), again: again))
  }

  /// Makes and keeps the report that a call is about to show, unless the one that is kept still fits. A report is the
  /// program's own note and no record of the person's. What is wrong with the call is the tool's to say.
  func prepareReport(for call: ToolCall) async {
    guard call.tool == ShowReport().name else { return }
    await prepareReport(call.arguments["week"]?.string, again: call.arguments["again"] == true)
  }

  private func prepareReport(_ words: String?, again: Bool) async {
    guard !options.dryRun else { return }
    do throws(ToolError) {
      let week = try context.week(words)
      let found = try context.report(on: week, again: again)
      guard again || found.standing == .new else { return }
      let report = found.standing == .new ? found.report : try context.newReport(on: week)
      if let written = await written(report) { try context.keep(written) }
    } catch {
      return
    }
  }

  /// The report in the words of the model from outside, or as it is where there is none. Nil where the person has
  /// stopped it.
  private func written(_ report: WeeklyReport) async -> WeeklyReport? {
    guard report.figures.period.loggedDays > 0, let model = models.outside, !hasUsedTokens() else { return report }
    let request = ReportRequest(report, in: context)
    do throws(ModelError) {
      let asked = request.request(prompt: options.reportPrompt, situation: situation(nil))
      let words = PrintableText.clean(try await answer(of: model, to: asked), lineBreaks: .kept, limit: 8_000)
      let (written, leftOut) = request.written(words, by: model.label) { ClaimCheck.mayBeKept($0) }
      if leftOut > 0 { console.show(.notice(RemarkWording.sentence(.reportShortened(leftOut)))) }
      return written
    } catch {
      console.show(.modelFailed(error))
      guard error != .cancelled else { return nil }
      console.show(.notice(ErrorWording.complaint(.model(error)).sentence))
      return report
    }
  }
}
