internal import Conversation
internal import Services

extension Program {
  /// The report of a week, in words, as JSON or as a page.
  func report(again: Bool) async throws(Complaint) -> ExitCode {
    let context = try context()
    let view: ReportView
    do throws(ToolError) {
      let found = try context.report(on: try context.week(options.week), again: again)
      if found.standing == .new, !options.dryRun { try context.keep(found.report) }
      view = context.view(of: found)
    } catch {
      throw Program.complaint(error)
    }
    write(view.answer)
    return .done
  }
}
