internal import EmbeddedMessages
internal import FoundationEssentials
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals

/// The facts of a proposal for a model, which does not see the card.
struct ProposalFacts {
  private static let mostLines = 40
  private static let mostNotes = 12

  let proposal: Proposal
  /// The proposal that it replaces, from which the foods that are gone are listed.
  var old: Proposal?
  /// The names of the other waiting proposals.
  var beside: [String] = []

  var json: JSONValue {
    let card = proposal.card
    var facts: JSONValue = [
      "status": "waiting for the user's answer, not saved", "summary": .string(proposal.summary.english),
      "card": .string(card.title.english), "lines": .array(card.rows.prefix(ProposalFacts.mostLines).map(\.facts)),
    ]
    if card.rows.count > ProposalFacts.mostLines {
      facts["more_lines"] = .number(Decimal(card.rows.count - ProposalFacts.mostLines))
    }
    let notes = card.notes.prefix(ProposalFacts.mostNotes)
    if !notes.isEmpty { facts["notes"] = .array(notes.map { .string($0.english) }) }
    if let open = card.leftOut { facts["not_counted"] = .array(open.map { .string($0) }) }
    for case .insert(.food(let food)) in proposal.changes { facts["food"] = .string(food.name) }
    if !beside.isEmpty { facts["also_waiting"] = .array(beside.map { .string($0) }) }
    if let old {
      facts["replaced"] = .string(old.summary.english)
      let lost = old.foods(missingIn: proposal)
      if !lost.isEmpty { facts["no_longer_on_it"] = .array(lost.map { .string($0) }) }
    }
    return facts
  }
}

extension Card.Row {
  fileprivate var facts: JSONValue {
    guard let reading else { return .string(text) }
    var facts: JSONValue = ["words": .string(reading.words)]
    if let number { facts["line"] = .number(Decimal(number)) }
    if let food = reading.food { facts["food"] = .string(food) }
    if let grams = reading.grams { facts["grams"] = .number(grams.figure.rounded(toPlaces: 1).decimal) }
    if let energy = reading.energy { facts["kcal"] = .number(energy.rounded(toPlaces: 1).decimal) }
    if let tier = reading.tier { facts["tier"] = .string(tier.rawValue) }
    if let match = reading.match { facts["match"] = .string(match) }
    if let how = reading.how { facts["how"] = .string(how) }
    if let open = reading.open { facts["open"] = .string(open) }
    if !reading.others.isEmpty { facts["near"] = .array(reading.others.map { .string($0) }) }
    if emphasis == .muted, reading.open == nil { facts["skipped"] = true }
    return facts
  }

  /// The cells as one line.
  private var text: String {
    let cells = cells.map(\.text.english).filter { !$0.isEmpty }.joined(separator: "; ")
    return number.map { "\($0) \(cells)" } ?? cells
  }
}
