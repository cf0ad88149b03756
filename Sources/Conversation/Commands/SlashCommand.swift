internal import Calls
internal import FoodData
internal import JSON
internal import LanguageModels
internal import Nutrition
internal import Services
internal import Words

/// A line that begins with a slash command.
package enum SlashCommand: Hashable, Sendable {
  case known(CommandName, argument: String)
  /// A slash and an unknown word, with the nearest command.
  case unknown(String, nearest: CommandName?)

  /// The tool call that the command stands for; nil for commands that the session performs itself.
  var toolCall: ToolCall? {
    guard case .known(let name, let argument) = self else { return nil }
    return SlashCommand.call(name, PrintableText.clean(argument, limit: 2_000)).map { ToolCall(id: "command", $0) }
  }

  private static func call(_ name: CommandName, _ argument: String) -> AnyCall? {
    let said = argument.isEmpty ? nil : argument
    switch name {
    case .today: return AnyCall(ShowDayCall())
    case .day: return AnyCall(ShowDayCall { $0.day = said })
    case .week: return AnyCall(period(argument, .week))
    case .month: return AnyCall(period(argument, .month))
    case .progress: return progress(argument)
    case .report: return AnyCall(ReportWords.read(argument))
    case .score where ["on", "off"].contains(argument.lowercased()): return nil
    case .score: return AnyCall(ShowScoreCall { $0.day = said })
    case .pantry where argument.lowercased() == "soon": return AnyCall(ShowPantryCall { $0.soon = true })
    case .pantry: return AnyCall(ShowPantryCall { $0.food = said })
    case .history: return AnyCall(ShowHistoryCall { $0.food = said })
    case .recent: return AnyCall(RecentFoodsCall { $0.kind = .recent })
    case .favourites: return AnyCall(RecentFoodsCall { $0.kind = .favourites })
    case .foods where argument.lowercased() == "more": return AnyCall(BrowseFoodsCall { $0.more = true })
    case .foods: return AnyCall(BrowseFoodsCall { $0.words = said })
    case .recipes: return AnyCall(FindRecipeCall { $0.name = said })
    case .find: return said.map { food in AnyCall(FindFoodCall { $0.query = food }) }
    case .contribute: return said.map { food in AnyCall(ContributeFoodCall { $0.food = food }) }
    case .targets: return AnyCall(ShowTargetsCall())
    case .exercise where argument.isEmpty: return AnyCall(ShowTargetsCall())
    case .exercise:
      let counts: [String: Bool] = ["on": true, "off": false]
      return counts[argument.lowercased()].map { counts in AnyCall(SetTargetsCall { $0.exercise = counts }) }
    case .family where argument.isEmpty: return AnyCall(ShowFamilyCall())
    case .family: return argument.lowercased() == "targets" ? AnyCall(SuggestFamilyTargetsCall()) : nil
    case .swap: return AnyCall(SmartSwapCall { $0.slot = MealSlot(rawValue: argument.lowercased()) })
    case .trips: return AnyCall(TripWords.read(argument))
    case .again where argument.isEmpty: return AnyCall(LogAgainCall())
    case .again:
      return MealSlot(rawValue: argument.lowercased()).map { slot in AnyCall(LogAgainCall { $0.slot = slot }) }
    case .undo: return AnyCall(UndoCall())
    case .redo: return AnyCall(UndoCall { $0.redo = true })
    case .profile: return argument.isEmpty ? AnyCall(ListProfilesCall()) : nil
    case .language: return said.map { language in AnyCall(SetProfileCall { $0.language = language }) }
    case .setup, .help, .pending, .queue, .sync, .images, .markers, .meal, .model, .thinking, .cost, .save, .export,
      .paste, .quit:
      return nil
    }
  }

  /// Parses "undo study laptop since yesterday"; nil for anything else.
  static func undoDevice(_ argument: String) -> UndoDeviceCall? {
    let words = argument.split(separator: " ").map(String.init)
    guard words.first == "undo", let since = words.lastIndex(of: "since"), since > 1, since + 1 < words.count else {
      return nil
    }
    return UndoDeviceCall {
      $0.device = words[1..<since].joined(separator: " ")
      $0.since = words[(since + 1)...].joined(separator: " ")
    }
  }

  private static func period(_ argument: String, _ length: ShowPeriodCall.Length) -> ShowPeriodCall {
    PeriodWords.read(argument.split(separator: " ").map(String.init), length)
  }

  /// A word that is not a number of days is passed on, so that the tool refuses it.
  private static func progress(_ argument: String) -> AnyCall {
    guard !argument.isEmpty, Int(argument) == nil else {
      return AnyCall(ShowProgressCall { $0.days = Int(argument) })
    }
    return AnyCall(tool: ShowProgressCall.name, arguments: ["days": .string(argument)])
  }
}

/// Parses slash commands: a slash, a name, and the argument.
package enum SlashCommandReader {
  /// In bytes.
  private static let longestBareWord = 40

  /// Nil where the line is not a command.
  package static func read(_ line: String) -> SlashCommand? {
    let text = line.drop(while: \.isWhitespace)
    guard text.first == "/", text.dropFirst().first != "/" else { return bareWord(text) }
    let word = text.dropFirst().prefix { !$0.isWhitespace }
    // "/home/anna/label.jpg" is a path.
    guard !word.contains("/"), !word.contains(".") else { return nil }
    let argument = text.dropFirst(1 + word.count)
    if let name = name(of: word.lowercased()) { return .known(name, argument: argument.trimmed) }
    return .unknown(String(word), nearest: nearest(to: word.lowercased()))
  }

  /// Words that people type without a slash to leave or to get help.
  private static func bareWord(_ text: Substring) -> SlashCommand? {
    let words = text.trimmed
    guard words.utf8.count <= longestBareWord else { return nil }
    return switch words.lowercased() {
    case "quit", "exit", ":q": .known(.quit, argument: "")
    case "help", "what can you do", "what can you do?", "what can i say", "what can i say?":
      .known(.help, argument: "")
    default: nil
    }
  }

  private static func name(of word: String) -> CommandName? {
    CommandName(rawValue: word) ?? CommandName.allCases.first { $0.aliases.contains(word) }
  }

  private static func nearest(to word: String) -> CommandName? {
    NearestName.to(word, among: CommandName.allCases.map(\.rawValue), limit: max(1, word.count / 3))
      .flatMap(CommandName.init)
  }
}
