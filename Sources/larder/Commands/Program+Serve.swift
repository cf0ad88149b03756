internal import Conversation
internal import FoundationEssentials
internal import MCP
internal import Nutrition
internal import Services
internal import Store
internal import Terminal

extension Program {
  /// 4 MiB, more than any valid message needs.
  private static let longestMessage = 4 << 20

  /// Serves the tools to another program, one message of the Model Context Protocol per line, until its input ends.
  func serve() async throws(SessionError) -> ExitCode {
    let turnEnvironment = try turnEnvironment()
    let store = try openStore()
    let console = ContextConsole { [results] in results.write($0 + "\n") }
    var sessionOptions = try modelOptions(nil)
    sessionOptions.dryRun = options.dryRun
    sessionOptions.profile = options.profile
    let session = try Session(
      store: store, foodBank: try foodBank(store), models: .builtIn, console: console, environment: turnEnvironment,
      options: sessionOptions)
    let server = ContextServer(
      session: session, console: console, confirmation: options.confirmation, version: Version.number, now: now,
      secret: { UUID().uuidString })
    let input = DescriptorInput(0, signals: nil)
    var lines = InputLines(limit: Program.longestMessage) { input.chunk() }
    while true {
      switch lines.next() {
      case .line(let line): if line.contains(where: { !$0.isWhitespace }) { await server.receive(line) }
      case .tooLong: server.receiveTooLong()
      case .interrupted, .end: return .done
      }
    }
  }
}
