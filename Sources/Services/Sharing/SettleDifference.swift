package import Calls
internal import EmbeddedMessages
internal import FoundationEssentials
internal import JSON
internal import Merging
internal import Messages
internal import Nutrition
internal import Proposals
package import Store

/// Asks about a difference between two devices of the household: a yes replaces the value that counts by the one that lost.
///
/// It is not offered to models, since larder itself asks.
package struct SettleDifference: Tool {
  package let description = "Propose what another device of the household said."
  /// False: larder itself asks, and no model can.
  package let isOffered = false

  package init() {}

  package func run(_ arguments: SettleDifferenceCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let questions = try context.reading { store throws(StoreError) in try store.questions(alsoShown: true) }
    let asked = questions.first { SettleDifference.call($0) == arguments }
    guard let asked, let outcome = try propose(asked, in: context) else {
      return .answer(ToolAnswer(.sentence(.differSettled), facts: ["proposed": false]))
    }
    return outcome
  }

  /// The question as a proposal; nil where a yes would change nothing.
  package func propose(_ question: SharedQuestion, in context: ToolContext) throws(ToolError) -> ToolOutcome? {
    let words = DifferenceWords(question, in: context)
    let card: Card
    let changes: [Change]
    switch question.subject {
    case .field(let field, let instead):
      card = try words.card(field, instead: instead)
      changes = [.update(from: question.record, to: instead.updated(at: context.now))]
    case .deletion:
      guard let going = try context.deletions(of: question.record) else { return nil }
      card = try words.deletionCard()
      changes = going
    }
    return context.propose(
      AnyCall(SettleDifference.call(question)), changes: changes, card: card, summary: try words.summary())
  }

  private static func call(_ question: SharedQuestion) -> SettleDifferenceCall {
    SettleDifferenceCall {
      $0.record = question.record.id.uuidString
      $0.field = question.field
      $0.commit = question.loser.link.bytes.hexadecimal
    }
  }
}

extension ToolContext {
  /// The deletions of a record and its parts; nil where it has more parts than the card shows.
  fileprivate func deletions(of record: Record) throws(ToolError) -> [Change]? {
    switch record {
    case .profile, .trip: return nil
    case .meal(let meal):
      let entries = try reading { store throws(StoreError) in try store.meal(meal.id)?.entries ?? [] }
      return entries.map { .delete(.entry($0)) } + [.delete(record)]
    default: return [.delete(record)]
    }
  }
}

extension Record {
  /// The record with a new time of change.
  fileprivate func updated(at now: Instant) -> Record {
    switch self {
    case .profile(var record):
      record.updated = now
      return .profile(record)
    case .food(var record):
      record.updated = now
      return .food(record)
    case .recipe(var record):
      record.updated = now
      return .recipe(record)
    case .meal(var record):
      record.updated = now
      return .meal(record)
    case .entry(var record):
      record.updated = now
      return .entry(record)
    case .trip(var record):
      record.updated = now
      return .trip(record)
    case .purchase(var record):
      record.updated = now
      return .purchase(record)
    case .target(var record):
      record.updated = now
      return .target(record)
    case .weight(var record):
      record.updated = now
      return .weight(record)
    case .activity(var record):
      record.updated = now
      return .activity(record)
    case .familyMember(var record):
      record.updated = now
      return .familyMember(record)
    case .familyTargets(var record):
      record.updated = now
      return .familyTargets(record)
    case .water(var record):
      record.updated = now
      return .water(record)
    case .knownLine(var record):
      record.updated = now
      return .knownLine(record)
    case .pantryChange(var record):
      record.updated = now
      return .pantryChange(record)
    }
  }
}
