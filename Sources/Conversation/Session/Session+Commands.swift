internal import EmbeddedMessages
internal import FoundationEssentials
internal import Messages
internal import Nutrition
internal import Proposals
internal import Services
internal import Store
internal import Words

extension Session {
  /// The commands that no tool stands for.
  func perform(_ command: SlashCommand) async -> Event? {
    switch command {
    case .unknown(let word, let nearest):
      let hint = nearest.map { "Did you mean /\($0.rawValue)?" } ?? "/help lists what there is."
      complain(Complaint("There is no command /\(word). \(hint)"))
    case .known(let name, let argument): return await perform(name, argument)
    }
    return nil
  }

  private func perform(_ name: CommandName, _ argument: String) async -> Event? {
    switch name {
    case .help: console.show(.text(HelpText.lines.joined(separator: "\n")))
    case .pending: return argument == "forget" ? forgetQueue() : pending()
    case .queue: return argument == "forget" ? forgetQueue() : showQueue()
    case .sync: return argument.isEmpty ? await meetDevices() : undoDevice(argument)
    case .profile: switchProfile(to: argument)
    case .language: showLanguage()
    case .model: await chooseModel(argument)
    case .cost: showCost()
    case .images: choosePictures(argument)
    case .markers: chooseMarkers(argument)
    case .score: showScores(argument.lowercased() == "on")
    case .meal: chooseMeal(argument)
    case .save: saveTranscript(to: argument)
    case .export: exportEverything(to: argument)
    case .paste: return paste()
    case .family where argument.lowercased() == "guide": return guideFamily()
    case .exercise: complain(Complaint("Say /exercise on or /exercise off."))
    case .family: complain(Complaint("Say /family, /family guide or /family targets."))
    case .contribute: await contributeWaiting()
    case .setup: return guideSetup()
    case .quit: return .ended
    case .find: complain(Complaint("Which food? For example: /find lentils"))
    case .again: complain(Complaint("Which meal? For example: /again breakfast"))
    case .today, .day, .week, .month, .progress, .report, .history, .recent, .favourites, .foods, .recipes, .targets,
      .swap, .trips, .pantry, .undo, .redo:
      break
    }
    return nil
  }

  /// Which language is spoken, and which there are.
  private func showLanguage() {
    let names = MessageTable.embedded.languages.map { Text.languageName(code: $0.code) }
    console.show(.text(.languageSpoken(name: .languageName(code: style.language.code), names: names)))
  }

  /// Offers what is kept for later once more, or asks again what was not answered.
  private func pending() -> Event? {
    let drafts = takenDrafts()
    if !drafts.isEmpty { return .offered(drafts) }
    if let turn = queuedTurns().first { return askAgain(turn) }
    console.show(.text("Nothing is waiting or kept for later."))
    return nil
  }

  /// Lines up to one with a dot alone, or the end of input, as one turn.
  private func paste() -> Event? {
    console.show(.notice("Paste or type the lines; a line with a dot alone ends them."))
    var lines: [String] = []
    while case .line(let line) = console.nextInput(.more), line.text != "." { lines.append(line.text) }
    guard lines.contains(where: { !$0.isEmpty }) else { return nil }
    return .line(TypedLine(typed: lines.joined(separator: "\n")))
  }
}
