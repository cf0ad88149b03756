internal import Calls
internal import Conversation
internal import EmbeddedMessages
internal import Messages
internal import Proposals
internal import Sealing
internal import Services
internal import Store
internal import Terminal

extension Program {
  /// Prints the report of a week, as text, as JSON or as a page.
  func report(_ words: ShowReportCall) async throws(SessionError) -> ExitCode {
    if let path = options.html, path != "-" { try PrivateFile.checkPlace(path) { HTMLPage.isOwn($0) } }
    let store = try openStore(for: .reading)
    var output = textOutput()
    let console = SingleTurnConsole(words: "") { output.show($0) }
    var sessionOptions = try modelOptions(nil)
    sessionOptions.dryRun = options.dryRun
    sessionOptions.profile = options.profile
    let session = try Session(
      store: store, foodBank: try foodBank(store), models: try modelChoice(nil),
      console: console, environment: try turnEnvironment(), options: sessionOptions)
    var call = words
    call.week = options.week ?? words.week
    let outcome: ToolOutcome
    do throws(ToolError) {
      outcome = try await session.carryOut(AnyCall(call))
    } catch {
      throw Program.failure(error)
    }
    guard case .answer(let answer) = outcome else { return .failed }
    let style = style(for: try Session.profile(named: options.profile, in: store))
    if let path = options.html { try writePage(of: overview(of: answer), in: style, of: store, to: path) }
    if options.html == nil || options.json { write(answer, in: style) }
    return .done
  }

  /// The content of a page; for a week without records this is a sentence.
  private func overview(of answer: ToolAnswer) -> Overview {
    switch answer.view {
    case .overview(let overview): overview
    case .sentence(let sentence): Overview(title: .weeklyReport, parts: [.notes([sentence])])
    case .card(let card): Overview(title: card.title, parts: [.notes(card.notes)])
    }
  }

  /// Writes a page to a file or to standard output. It replaces an older page of larder's, but never another file.
  private func writePage(
    of overview: Overview, in style: LanguageStyle, of store: Store, to path: String
  ) throws(SessionError) {
    let key = store.seal?.key
    let page = HTMLPage(overview, style: style) { PictureFolder.bytes(at: $0, sealedWith: key) }.text
    guard path != "-" else { return results.write(page) }
    try PrivateFile.write(page, to: path) { HTMLPage.isOwn($0) }
    aside(.fileWritten(path: path))
  }
}
