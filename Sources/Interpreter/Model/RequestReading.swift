package import Calls
package import LanguageModels

/// What larder's own model makes of the last line of a request.
package enum RequestReading {
  /// No person said it.
  case nothing
  case tooLong
  /// A call that a line and the product that was found before it make together: "half of it".
  case found(ToolCall)
  /// What each part of the line means, and the call whose proposal waits for an answer.
  case understood([Parse], waiting: (any Call)?)

  /// Whether every word has its place and every food is known for sure, so that no other model needs to be asked.
  package var isWhole: Bool {
    switch self {
    case .nothing, .tooLong: false
    case .found: true
    case .understood(let parses, let waiting):
      parses.allSatisfy { parse in
        // Which days are meant only a waiting correction knows.
        if case .recompute(let span) = parse.command {
          waiting.map { type(of: $0).takes(.recomputed(span)) } ?? false
        } else {
          parse.isWhole
        }
      }
    }
  }

  /// The foods that the line names, with what it says of them; nil where it was not read for them.
  package var foods: [FoodItem]? {
    if case .understood(let parses, _) = self { parses.flatMap(\.items) } else { nil }
  }

  /// Whether it logs something and is understood whole.
  package var isMeal: Bool {
    guard isWhole, case .understood(let parses, _) = self else { return false }
    return parses.contains { $0.intent == .log }
  }

  /// Whose diary it switches to, where that is all that it says. No tool does it: nothing is saved by it.
  package var profileToSwitchTo: String? {
    guard case .understood(let parses, _) = self, parses.count == 1,
      case .switchProfile(let name) = parses[0].command
    else { return nil }
    return name
  }
}
