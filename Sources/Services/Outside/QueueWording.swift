internal import EmbeddedMessages
package import Messages
package import Nutrition
internal import Proposals
package import Store

/// The messages about what waits for a model or the network.
package enum QueueWording {
  private static let most = 20

  /// The queue, one line each: "1  scan the meal "/photos/lunch.jpg" (today)".
  package static func list(_ turns: [QueuedTurn], zone: Zone, today: Day) -> Text {
    let lines = turns.prefix(most).enumerated().map { index, turn in
      Text.queueLine(
        number: index + 1, words: PrintableText.clean(turn.words, limit: 200),
        day: DayName(zone.local(turn.created).day, from: today))
    }
    let more: [Text] = turns.count > most ? [.queueMore(count: turns.count - most)] : []
    return .list([.queueWaiting] + lines + more, .lines)
  }

  /// "Oat bar is ready: review?", with the food's name where the proposal adds one.
  static func ready(_ proposal: Proposal, else sentence: Text) -> Text {
    for case .insert(.food(let food)) in proposal.changes { return .queueReadyFood(food: food.title) }
    return sentence
  }
}
