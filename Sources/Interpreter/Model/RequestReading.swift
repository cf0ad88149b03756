package import Calls
package import LanguageModels

/// The result of parsing the last line of a request.
package enum RequestReading {
  /// The last message is not from a person.
  case nothing
  case tooLong
  /// A call made from the line and the product found before it: "half of it".
  case found(ToolCall)
  /// The parses of the line, and the call whose proposal is waiting.
  case understood([Parse], waiting: (any Call)?)

  /// Whether every word was understood and every food is certain, so that no other model need be asked.
  package var isWhole: Bool {
    switch self {
    case .nothing, .tooLong: false
    case .found: true
    case .understood(let parses, let waiting):
      parses.allSatisfy { parse in
        // This is understood only while a correction is waiting.
        if case .recompute(let span) = parse.command {
          waiting.map { type(of: $0).takes(.recomputed(span)) } ?? false
        } else {
          parse.isWhole
        }
      }
    }
  }

  /// The foods that the line names, with their amounts; nil where the line was not parsed for foods.
  package var foods: [FoodItem]? {
    if case .understood(let parses, _) = self { parses.flatMap(\.items) } else { nil }
  }

  /// Whether it logs something and is fully understood.
  package var isMeal: Bool {
    guard isWhole, case .understood(let parses, _) = self else { return false }
    return parses.contains { $0.intent == .log }
  }

  /// The profile that it switches to, where that is all it says. No tool does this, since nothing is saved.
  package var profileToSwitchTo: String? {
    guard case .understood(let parses, _) = self, parses.count == 1,
      case .switchProfile(let name) = parses[0].command
    else { return nil }
    return name
  }
}
