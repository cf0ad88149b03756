internal import Conversation
internal import EmbeddedMessages
internal import HealthData
internal import Imports
internal import Messages
internal import Nutrition
internal import Proposals
internal import Services
internal import Store
internal import Terminal

extension Program {
  /// Shows what another tracker's diary would add, and saves it on a yes. A folder with several diaries is done one at a time.
  func importDiaries(
    _ inputs: [DiaryInput], name: String, _ settings: ImportSettings, _ interrupts: InterruptFlag
  ) async throws(SessionError) -> ExitCode {
    var exit = ExitCode.done
    for input in inputs {
      let ending = try await importDiary(input, name: name, settings, interrupts)
      if ending == .interrupted { return ending }
      if exit == .done { exit = ending }
    }
    return exit
  }

  private func importDiary(
    _ input: DiaryInput, name: String, _ settings: ImportSettings, _ interrupts: InterruptFlag
  ) async throws(SessionError) -> ExitCode {
    let turnEnvironment = try turnEnvironment()
    let store = try openStore()
    let context = try context(store, turnEnvironment)
    let shown = PrintableText.clean(name, limit: 150)
    let reading: TrackerDiary?
    do throws(ImportError) {
      reading = try read(input, zone: context.zone, settings.unpacking, interrupts)
    } catch {
      tell(error, name: name, isWhole: true)
      return ImportWording.exit(error)
    }
    guard let diary = reading else {
      aside(.stoppedNothingTaken(file: shown))
      return .interrupted
    }
    switch try proposal(of: diary, name: shown, in: context) {
    case .answer(let answer):
      write(answer)
      return .done
    case .proposal(let proposal):
      if !options.dryRun {
        try working { () throws(ToolError) in try context.drop(try context.diaryDrafts(before: proposal)) }
      }
      return try await hold(store, try foodBank(store), turnEnvironment, asking: proposal)
    }
  }

  private func proposal(
    of diary: TrackerDiary, name: String, in context: ToolContext
  ) throws(SessionError) -> ToolOutcome {
    var command = DiaryComparison.Selection()
    command.allDays = options.allDays
    command.unit = options.weightUnit
    let comparison = try working { () throws(ToolError) in try DiaryComparison(diary, command, in: context) }
    return ImportDiary().propose(comparison, file: name, in: context)
  }

  /// Everything in the export; nil where reading was interrupted.
  private func read(
    _ input: DiaryInput, zone: Zone, _ unpacking: Unpacking, _ interrupts: InterruptFlag
  ) throws(ImportError) -> TrackerDiary? {
    let line = progressLine()
    defer { line.end() }
    let observer = ImportObserver(show: { line.show($0) }, isStopped: { interrupts.isRaised })
    return try DiaryReading(input, zone: zone, unpacking: unpacking, observer: observer).run()
  }
}
