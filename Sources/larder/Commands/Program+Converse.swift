internal import Conversation
internal import EmbeddedMessages
internal import FoundationEssentials
internal import LanguageModels
internal import Messages
internal import Nutrition
internal import Proposals
internal import Sealing
internal import Services
internal import Store
internal import Terminal
internal import Words

extension Program {
  /// Converses at a terminal, or plays a script where standard input is not a terminal.
  func converse() async throws(SessionError) -> ExitCode {
    let turnEnvironment = try turnEnvironment()
    let store = try openStore()
    let foodBank = try foodBank(store)
    let (console, interrupts) = try console(foodBank, store)
    if interrupts != nil {
      if let profile = try? Session.profile(named: options.profile, in: store) {
        console.show(.language(style(for: profile)))
      }
      console.show(.text(.converseGreeting(version: Version.number)))
    }
    return try await hold(
      console, store, foodBank, turnEnvironment, interrupts: interrupts, welcomes: !options.json)
  }

  /// The console to use: a terminal with its Ctrl-C flag, a script, or JSON events.
  private func console(_ foodBank: FoodBank, _ store: Store) throws(SessionError) -> (any Console, InterruptFlag?) {
    let interactive = environment.input != .script
    let signals = interactive && !options.json ? TerminalSignals() : nil
    if options.json { return (EventConsole(lines: scriptLines()) { results.write($0) }, nil) }
    guard let signals else { return (ScriptConsole(lines: scriptLines(), output: textOutput()), nil) }
    let console = TerminalConsole(
      environment: environment, signals: signals, historyPath: try home().history, key: store.seal?.key,
      completion: completion(foodBank, store))
    return (console, signals.interrupts)
  }

  /// Asks the person about one proposal that no turn made; with `--dry-run` it is only shown.
  func hold(
    _ store: Store, _ foodBank: FoodBank, _ turnEnvironment: TurnEnvironment, asking proposal: Proposal
  ) async throws(SessionError) -> ExitCode {
    guard !options.dryRun else {
      var output = textOutput()
      let console = SingleTurnConsole(words: "") { [results, json = options.json] event in
        if json { EventConsole.line(for: event).map(results.write) } else { output.show(event) }
      }
      return try await hold(
        console, store, foodBank, turnEnvironment, interrupts: nil, welcomes: false, asking: proposal)
    }
    let (console, interrupts) = try console(foodBank, store)
    return try await hold(
      console, store, foodBank, turnEnvironment, interrupts: interrupts, welcomes: false, asking: proposal)
  }

  /// Runs one turn from the command line.
  func say(_ words: String) async throws(SessionError) -> ExitCode {
    let turnEnvironment = try turnEnvironment()
    let store = try openStore()
    var output = textOutput()
    let console = SingleTurnConsole(words: words) { [results, json = options.json] event in
      if json { EventConsole.line(for: event).map(results.write) } else { output.show(event) }
    }
    let foodBank = try foodBank(store)
    return try await hold(console, store, foodBank, turnEnvironment, interrupts: nil, welcomes: false)
  }

  /// Runs a session from its first line to its last.
  ///
  /// - Parameters:
  ///   - interrupts: the Ctrl-C flag, where a person is at a terminal.
  ///   - welcomes: whether a new person is greeted, in a line that is not recorded.
  ///   - proposal: the only thing to ask about; nil for a conversation.
  private func hold(
    _ console: any Console, _ store: Store, _ foodBank: FoodBank, _ turnEnvironment: TurnEnvironment,
    interrupts: InterruptFlag?, welcomes: Bool, asking proposal: Proposal? = nil
  ) async throws(SessionError) -> ExitCode {
    if let path = options.record { try PrivateFile.checkPlace(path) }
    let models = try modelChoice(interrupts)
    let confirming: any Console = options.yes ? ConfirmingConsole(console) : console
    let opening = openingLine.map { OpeningConsole(confirming, opening: $0) }
    let recorder = RecordingConsole(
      LoggingConsole(opening ?? confirming, note: log), header: try header(turnEnvironment, models),
      environment: turnEnvironment, layout: Replay.layout
    )
    var sessionOptions = try modelOptions(interrupts)
    sessionOptions.dryRun = options.dryRun
    sessionOptions.isInteractive = interrupts != nil
    sessionOptions.profile = options.profile
    sessionOptions.devices = try meetings(of: store)
    let session = try Session(
      store: store, foodBank: foodBank, models: models, console: recorder, environment: turnEnvironment,
      options: sessionOptions)
    if welcomes, let line = Welcome.line(for: store, remembers: !options.dryRun) { console.show(.notice(line)) }
    if welcomes, let line = BackupHint.line(for: store, at: turnEnvironment.now, remembers: !options.dryRun) {
      console.show(.notice(line))
    }
    let exit = if let proposal { await session.run(asking: proposal) } else { await session.run() }
    if let path = options.record { try PrivateFile.write(recorder.transcript.text, to: path) }
    return exit
  }

  /// The line with which a conversation begins, for a meal or the report of a week; nil where no option asks for one.
  private var openingLine: String? {
    if let slot = options.slot { return "/meal \(slot.rawValue)" }
    return options.command == .converse ? options.week.map { "/report \($0)" } : nil
  }

  /// The header of a recorded transcript. Where an outside model takes part, its answers are recorded so that the transcript
  /// replays without it.
  private func header(
    _ turnEnvironment: TurnEnvironment, _ models: ModelChoice
  ) throws(SessionError) -> Transcript.Header {
    Transcript.Header(
      model: models.isBuiltIn ? "builtin" : "recorded", now: turnEnvironment.now,
      offset: turnEnvironment.zone.offset(at: turnEnvironment.now),
      zone: turnEnvironment.zone.identifier, seed: options.seed ?? Transcript.Header.usualSeed,
      prompt: models.isBuiltIn ? nil : try prompts().conversation.version,
      language: recordedLanguage)
  }

  /// The language in the header; nil for English, which is the default.
  private var recordedLanguage: LanguageTag? {
    let tag = language.tag(profile: nil, among: MessageTable.embedded.languages)
    return tag == LanguageTag(.english) ? nil : tag
  }

  func scriptLines() -> InputLines {
    let input = DescriptorInput(0, signals: nil)
    return InputLines { input.chunk() }
  }

  func textOutput() -> TextOutput {
    TextOutput(
      layout: Layout(width: 100, plain: options.plain, style: style), result: { [results] in results.write($0) },
      aside: { [asides] in asides.write($0) })
  }

  /// Completes commands at the start of a line, model names after `/model`, and foods anywhere else.
  private func completion(_ foodBank: FoodBank, _ store: Store) -> Completion {
    Completion(files: FileCompletion(home: variables["HOME"])) { line, word in
      if line.hasPrefix("/model ") { return OfferedModels.names(in: store).filter { $0.hasPrefix(word) } }
      if line.hasPrefix("/") { return CommandName.allCases.map { "/" + $0.rawValue }.filter { $0.hasPrefix(line) } }
      guard word.count >= 2 else { return [] }
      let foods = (try? foodBank.titles()) ?? []
      return Array(Set(foods.filter { $0.hasPrefix(word.lowercased()) })).sorted()
    }
  }
}
