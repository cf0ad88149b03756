package import Nutrition

/// What a line means while a proposal is waiting.
package enum Answer: Hashable, Sendable {
  case yes
  case no
  case later
  case help
  /// "?", "? 2": where the numbers are from, of one line or of all.
  case explain(item: Int?)
  /// A number where a count was asked for.
  case count(Int)
  /// Changes by the card's numbers, in the order in which they are made: all of them or none.
  case edits([ProposalEdit])
  /// An empty line: neither a yes nor a no.
  case nothing
  /// Not an answer: a correction in words, or another turn.
  case other
}

extension Answer {
  /// A single change.
  package static func edit(_ edit: ProposalEdit) -> Answer { .edits([edit]) }
}

/// A local change to a waiting proposal, by the numbers on its card.
package enum ProposalEdit: Hashable, Sendable {
  /// "2: 110g": the words of a new amount for a line.
  case amount(item: Int, words: String)
  case drop(items: [Int])
  case skip(items: [Int])
  /// "2 = whole milk": another food on the line.
  case replace(item: Int, food: String)
  case slot(MealSlot)
  /// "yesterday", "monday", "2026-11-19": still in words, because only the clock knows the day.
  case day(words: String)
  /// "add 1.29 bread": a line more.
  case add(words: String)
  /// "store: Lidl": what stands above the lines.
  case field(Field, words: String)

  /// What a card says beside its lines.
  package enum Field: String, CaseIterable, Sendable {
    case store, total, servings, cooked, raw, name
  }
}
