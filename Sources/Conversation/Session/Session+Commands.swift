internal import EmbeddedMessages
internal import FoundationEssentials
internal import Messages
internal import Nutrition
internal import Proposals
internal import Services
internal import Store
internal import Words

extension Session {
  /// Performs the commands that are not tool calls.
  func perform(_ command: SlashCommand) async -> Event? {
    switch command {
    case .unknown(let word, let nearest):
      let sentence = nearest.map { Text.commandUnknownNear(word: word, command: $0.rawValue) }
      complain(SessionError(sentence ?? .commandNotThere(word: word)))
    case .known(let name, let argument): return await perform(name, argument)
    }
    return nil
  }

  private func perform(_ name: CommandName, _ argument: String) async -> Event? {
    switch name {
    case .help: console.show(.text(HelpText.text))
    case .pending: return argument == "forget" ? forgetQueue() : pending()
    case .queue: return argument == "forget" ? forgetQueue() : showQueue()
    case .sync: return argument.isEmpty ? await meetDevices() : undoDevice(argument)
    case .profile: switchProfile(to: argument)
    case .language: showLanguage()
    case .model: await chooseModel(argument)
    case .cost: showCost()
    case .images: choosePictures(argument)
    case .thinking: chooseThinking(argument)
    case .markers: chooseMarkers(argument)
    case .score: showScores(argument.lowercased() == "on")
    case .meal: chooseMeal(argument)
    case .save: saveTranscript(to: argument)
    case .export: exportEverything(to: argument)
    case .paste: return paste()
    case .family where argument.lowercased() == "guide": return guideFamily()
    case .exercise: complain(SessionError(.commandExerciseHow))
    case .family: complain(SessionError(.commandFamilyHow))
    case .contribute: await contributeWaiting()
    case .setup: return guideSetup()
    case .quit: return .ended
    case .find: complain(SessionError(.commandFindWhat))
    case .again: complain(SessionError(.commandAgainWhat))
    case .today, .day, .week, .month, .progress, .report, .history, .recent, .favourites, .foods, .recipes, .targets,
      .swap, .trips, .pantry, .undo, .redo:
      break
    }
    return nil
  }

  /// Shows the current language and the available ones.
  private func showLanguage() {
    let names = MessageTable.embedded.languages.map { Text.languageName(code: $0.code) }
    console.show(.text(.languageSpoken(name: .languageName(code: style.language.code), names: names)))
  }

  /// Offers the drafts again, or asks again what was not answered.
  private func pending() -> Event? {
    let drafts = takenDrafts()
    if !drafts.isEmpty { return .offered(drafts) }
    if let turn = queuedTurns().first { return askAgain(turn) }
    console.show(.text(.nothingPending))
    return nil
  }

  /// Reads lines up to a line with a single dot, or the end of input, as one turn.
  private func paste() -> Event? {
    console.show(.notice(.pasteHow))
    var lines: [String] = []
    while case .line(let line) = console.nextInput(.more), line.text != "." { lines.append(line.text) }
    guard lines.contains(where: { !$0.isEmpty }) else { return nil }
    return .line(TypedLine(typed: lines.joined(separator: "\n")))
  }
}
