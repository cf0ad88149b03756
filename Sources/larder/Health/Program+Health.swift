internal import Calls
internal import Conversation
internal import EmbeddedMessages
internal import Glibc
internal import HealthData
internal import Imports
internal import Messages
internal import Nutrition
internal import Proposals
internal import Services
internal import Store
internal import Terminal

extension Program {
  /// Shows what a tracker recorded, and saves it on a yes.
  ///
  /// - Parameter name: the file's name, for people.
  func importHealth(
    _ input: HealthInput, name: String, _ settings: ImportSettings, _ interrupts: InterruptFlag
  ) async throws(SessionError) -> ExitCode {
    let turnEnvironment = try turnEnvironment()
    let store = try openStore()
    let context = try context(store, turnEnvironment)
    let days: HealthDays?
    do throws(ImportError) {
      days = try read(input, for: context, settings.unpacking, interrupts)
    } catch {
      tell(error, name: name, isWhole: true)
      return ImportWording.exit(error)
    }
    guard let days else {
      aside(.stoppedNothingTaken(file: PrintableText.clean(name)))
      return .interrupted
    }
    let arguments = ImportHealthCall(
      days, source: source(input, name), until: context.today, replacesTyped: options.replace)
    switch try outcome(arguments, in: context) {
    case .answer(let answer):
      write(answer)
      return .done
    case .proposal(let proposal): return try await ask(proposal, arguments, store, context, turnEnvironment)
    }
  }

  /// Everything that a tracker's file says about a person; nil where reading was interrupted.
  func read(
    _ input: HealthInput, for context: ToolContext, _ unpacking: Unpacking, _ interrupts: InterruptFlag
  ) throws(ImportError) -> HealthDays? {
    let line = progressLine()
    defer { line.end() }
    let observer = ImportObserver(show: { line.show($0) }, isStopped: { interrupts.isRaised })
    return try HealthReading(
      input, clock: context.clock, readsEaten: options.eaten, zone: zones.zone,
      scratchFolder: variables["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/var/tmp", unpacking: unpacking,
      observer: observer
    ).run()
  }

  func outcome(_ arguments: ImportHealthCall, in context: ToolContext) throws(SessionError) -> ToolOutcome {
    try working { () throws(ToolError) in try ImportHealth().run(arguments, in: context) }
  }

  func working<Value>(_ work: () throws(ToolError) -> Value) throws(SessionError) -> Value {
    do throws(ToolError) {
      return try work()
    } catch {
      throw Program.failure(error)
    }
  }

  /// The name of the source under which the figures are recorded.
  func source(_ input: HealthInput, _ name: String) -> String {
    switch input.kind {
    case .appleHealth: "Apple Health"
    case .table: PrintableText.clean(name, limit: 100)
    }
  }

  /// Asks about a proposal, which replaces a waiting older one of the same source.
  private func ask(
    _ proposal: Proposal, _ arguments: ImportHealthCall, _ store: Store, _ context: ToolContext,
    _ turnEnvironment: TurnEnvironment
  ) async throws(SessionError) -> ExitCode {
    if !options.dryRun {
      try working { () throws(ToolError) in
        try context.drop(
          try context.healthDrafts().filter { ImportHealthCall(of: $0)?.source == arguments.source })
      }
    }
    return try await hold(store, try foodBank(store), turnEnvironment, asking: proposal)
  }
}
