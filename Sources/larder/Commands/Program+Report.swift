internal import Conversation
internal import Services

extension Program {
  /// The report of a week, in words, as JSON or as a page.
  func report(again: Bool) async throws(Complaint) -> ExitCode {
    let store = try openStore()
    var output = textOutput()
    let console = SingleTurnConsole(words: "") { output.show($0) }
    var sessionOptions = try modelOptions(nil)
    sessionOptions.dryRun = options.dryRun
    sessionOptions.profile = options.profile
    let session = try Session(
      store: store, foodBank: FoodBank(store: store, knowledge: .embedded()), models: try modelChoice(nil),
      console: console, surroundings: try surroundings(), options: sessionOptions)
    do throws(ToolError) {
      write(try await session.report(options.week, again: again).answer)
    } catch {
      throw Program.complaint(error)
    }
    return .done
  }
}
