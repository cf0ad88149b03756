internal import Conversation
internal import FoundationEssentials
internal import LanguageModels
internal import Nutrition
internal import Proposals
internal import Services
internal import Store
internal import Terminal

extension Program {
  /// A conversation at a terminal, or a script where standard input is none.
  func converse() async throws(Complaint) -> ExitCode {
    let surroundings = try surroundings()
    let store = try openStore()
    let foodBank = try foodBank(store)
    let interactive = environment.input != .script
    let signals = interactive && !options.json ? TerminalSignals() : nil
    let console: any Console
    if options.json {
      console = EventConsole(lines: scriptLines()) { results.write($0) }
    } else if let signals {
      console = TerminalConsole(
        environment: environment, signals: signals, historyPath: try home().history,
        completion: completion(foodBank))
      console.show(.text("larder \(Version.number): say what you ate, or /help. Ctrl-D leaves."))
    } else {
      console = ScriptConsole(lines: scriptLines(), output: textOutput())
    }
    return try await hold(
      console, store, foodBank, surroundings, interrupts: signals?.interrupts, welcomes: !options.json)
  }

  /// One turn of the command line.
  func say(_ words: String) async throws(Complaint) -> ExitCode {
    let surroundings = try surroundings()
    let store = try openStore()
    var output = textOutput()
    let console = SingleTurnConsole(words: words) { [results, json = options.json] event in
      if json { EventConsole.line(for: event).map(results.write) } else { output.show(event) }
    }
    let foodBank = try foodBank(store)
    return try await hold(console, store, foodBank, surroundings, interrupts: nil, welcomes: false)
  }

  /// A session from its first line to its last.
  ///
  /// - Parameters:
  ///   - interrupts: Ctrl-C, where a person is there.
  ///   - welcomes: somebody new may be told what there is, in a line that is no part of what is recorded.
  private func hold(
    _ console: any Console, _ store: Store, _ foodBank: FoodBank, _ surroundings: Surroundings,
    interrupts: InterruptFlag?, welcomes: Bool
  ) async throws(Complaint) -> ExitCode {
    if let path = options.record { try PrivateFile.checkPlace(path) }
    let models = try modelChoice(interrupts)
    let confirming: any Console = options.yes ? ConfirmingConsole(console) : console
    let recorder = RecordingConsole(
      confirming, header: try header(surroundings, models), surroundings: surroundings, layout: Replay.layout)
    var sessionOptions = try modelOptions(interrupts)
    sessionOptions.dryRun = options.dryRun
    sessionOptions.isInteractive = interrupts != nil
    sessionOptions.profile = options.profile
    let session = try Session(
      store: store, foodBank: foodBank, models: models, console: recorder, surroundings: surroundings,
      options: sessionOptions)
    if welcomes, let line = Welcome.line(for: store, remembers: !options.dryRun) { console.show(.notice(line)) }
    let exit = await session.run()
    if let path = options.record { try PrivateFile.write(recorder.transcript.text, to: path) }
    return exit
  }

  /// Where a model from outside takes part, all answers are recorded, so that the transcript replays without it.
  private func header(_ surroundings: Surroundings, _ models: ModelChoice) throws(Complaint) -> Transcript.Header {
    Transcript.Header(
      model: models.isBuiltIn ? "builtin" : "recorded", now: surroundings.now,
      offset: surroundings.zone.offset(at: surroundings.now),
      zone: surroundings.zone.identifier, seed: options.seed ?? Transcript.Header.usualSeed,
      prompt: models.isBuiltIn ? nil : try prompts().conversation.version)
  }

  func scriptLines() -> InputLines {
    let input = DescriptorInput(0, signals: nil)
    return InputLines { input.chunk() }
  }

  func textOutput() -> TextOutput {
    TextOutput(
      layout: Layout(width: 100, plain: options.plain), result: { [results] in results.write($0) },
      aside: { [asides] in asides.write($0) })
  }

  /// Commands at the start of a line, foods anywhere else.
  private func completion(_ foodBank: FoodBank) -> Completion {
    Completion(files: FileCompletion(home: variables["HOME"])) { line, word in
      if line.hasPrefix("/") { return CommandName.allCases.map { "/" + $0.rawValue }.filter { $0.hasPrefix(line) } }
      guard word.count >= 2 else { return [] }
      let foods = (try? foodBank.titles()) ?? []
      return Array(Set(foods.filter { $0.hasPrefix(word.lowercased()) })).sorted()
    }
  }
}
