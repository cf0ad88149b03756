internal import JSON
internal import LanguageModels
internal import Nutrition
internal import Services

/// A line that is a command.
package enum SlashCommand: Hashable, Sendable {
  case known(CommandName, argument: String)
  /// A slash and a word that is no command, with the nearest one.
  case unknown(String, nearest: CommandName?)

  /// The tool call that the command stands for; nil for commands that the session itself performs.
  var toolCall: ToolCall? {
    guard case .known(let name, let argument) = self else { return nil }
    let text = JSONValue.string(argument)
    func call(_ tool: String, _ arguments: JSONValue = [:]) -> ToolCall {
      ToolCall(id: "command", tool: tool, arguments: arguments)
    }
    switch name {
    case .today: return call("show_day")
    case .day: return call("show_day", argument.isEmpty ? [:] : ["day": text])
    case .week: return call("show_period", SlashCommand.period(argument, .week))
    case .month: return call("show_period", SlashCommand.period(argument, .month))
    case .progress: return call("show_progress", argument.isEmpty ? [:] : ["days": JSONValue(text: argument) ?? text])
    case .report: return call("weekly_report", JSONValue(encoding: ReportWords.read(argument)) ?? [:])
    case .history: return call("show_history", argument.isEmpty ? [:] : ["food": text])
    case .recent: return call("recent_foods", ["kind": "recent"])
    case .favourites: return call("recent_foods", ["kind": "favourites"])
    case .foods where argument.lowercased() == "more": return call("browse_foods", ["more": true])
    case .foods: return call("browse_foods", argument.isEmpty ? [:] : ["words": text])
    case .recipes: return call("find_recipe", argument.isEmpty ? [:] : ["name": text])
    case .find: return argument.isEmpty ? nil : call("find_food", ["query": text])
    case .contribute: return argument.isEmpty ? nil : call("contribute_food", ["food": text])
    case .targets: return call("show_targets")
    case .exercise where argument.isEmpty: return call("show_targets")
    case .exercise:
      let counts: [String: Bool] = ["on": true, "off": false]
      return counts[argument.lowercased()].map { call("set_targets", ["exercise": .bool($0)]) }
    case .family where argument.isEmpty: return call("show_family")
    case .family: return argument.lowercased() == "targets" ? call("suggest_family_targets") : nil
    case .swap:
      let slot = MealSlot(rawValue: argument.lowercased()).map { JSONValue.string($0.rawValue) }
      return call("smart_swap", slot.map { ["slot": $0] } ?? [:])
    case .trips: return call("show_trips", JSONValue(encoding: TripWords.read(argument)) ?? [:])
    case .again where argument.isEmpty: return call("log_again")
    case .again:
      return MealSlot(rawValue: argument.lowercased()).map { call("log_again", ["slot": .string($0.rawValue)]) }
    case .undo: return call("undo")
    case .redo: return call("undo", ["redo": true])
    case .profile: return argument.isEmpty ? call("list_profiles") : nil
    case .setup, .help, .pending, .queue, .images, .markers, .meal, .model, .cost, .save, .export, .paste, .quit:
      return nil
    }
  }

  private static func period(_ argument: String, _ length: ShowPeriod.Arguments.Length) -> JSONValue {
    let words = argument.split(separator: " ").map(String.init)
    return JSONValue(encoding: PeriodWords.read(words, length)) ?? [:]
  }
}

/// Reads commands: a slash, a name, the rest.
package enum SlashCommandReader {
  /// Nil where the line is no command.
  package static func read(_ line: String) -> SlashCommand? {
    let text = line.drop(while: \.isWhitespace)
    guard text.first == "/", text.dropFirst().first != "/" else { return bareWord(text) }
    let word = text.dropFirst().prefix { !$0.isWhitespace }
    // "/home/anna/label.jpg" is a path.
    guard !word.contains("/"), !word.contains(".") else { return nil }
    let argument = text.dropFirst(1 + word.count).drop(while: \.isWhitespace)
    if let name = name(of: word.lowercased()) { return .known(name, argument: trimmed(argument)) }
    return .unknown(String(word), nearest: nearest(to: word.lowercased()))
  }

  /// Words that people type to leave or for help without thinking of a slash.
  private static func bareWord(_ text: Substring) -> SlashCommand? {
    switch trimmed(text).lowercased() {
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
    let near = CommandName.allCases.map { (name: $0, distance: EditDistance.between(word, $0.rawValue)) }
    guard let best = near.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, word.count / 3) ? best.name : nil
  }

  private static func trimmed(_ text: Substring) -> String {
    guard let end = text.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(text[...end])
  }
}
