package import Nutrition
internal import Proposals
package import Store

/// The words for what waits for a model or the network.
package enum QueueWording {
  package static let needsModel =
    "They wait for a language model that sees pictures: “larder doctor” says how to set one up."

  /// "1  scan the meal "/photos/lunch.jpg" (today)", a line each.
  package static func list(_ turns: [QueuedTurn], zone: Zone, today: Day) -> String {
    let lines = turns.prefix(most).enumerated().map { index, turn in
      let day = zone.local(turn.created).day.dated(from: today)
      return "\(index + 1)  \(PrintableText.clean(turn.words, limit: 200)) (\(day))"
    }
    let more = turns.count > most ? ["… and \(turns.count - most) more"] : []
    return (["Waiting for a model or the network:"] + lines + more).joined(separator: "\n")
  }

  private static let most = 20

  static func kept(_ name: String) -> String {
    "\(name) is kept until a model that sees pictures can look at it: /queue."
  }

  /// Of a picture in which larder reads nothing, and of which nobody said what it shows.
  static let unclear =
    "I find no label, receipt or barcode in it that I can read, and nothing is logged. Where it is one, take it again, nearer "
    + "and in more light, or type what it says; of a meal say “about 500 kcal for lunch”."

  static let keptBarcode = "It is looked up again when there is a connection: /queue."

  static func placeholder(_ name: String) -> String {
    "Until then a placeholder? It is a share of the day’s target; “1: 450 kcal” changes it. "
      + "What \(name) shows will replace it, if you agree."
  }

  /// "Oat bar is ready: review?", by the food's name where it is one, else by that of the file.
  static func ready(_ proposal: Proposal, _ file: String) -> String {
    for case .insert(.food(let food)) in proposal.changes { return "\(food.title) is ready: review?" }
    return "\(file) is ready: review?"
  }
}
