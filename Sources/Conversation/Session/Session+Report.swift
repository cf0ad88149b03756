internal import LanguageModels
internal import Nutrition
internal import Services

extension Session {
  /// Makes and keeps the report that a call is about to show, unless the one that is kept still fits. A report is the
  /// program's own note and no record of the person's. What is wrong with the call is the tool's to say.
  func prepareReport(for call: ToolCall) {
    guard call.tool == ShowReport().name, !options.dryRun else { return }
    let again = call.arguments["again"] == true
    do throws(ToolError) {
      let week = try context.week(call.arguments["week"]?.string)
      let found = try context.report(on: week, again: again)
      guard again || found.standing == .new else { return }
      try context.keep(try context.newReport(on: week))
    } catch {
      return
    }
  }
}
