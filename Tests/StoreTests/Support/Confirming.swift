import Calls
import FoundationEssentials
import JSON
internal import Messages
import Nutrition
import Proposals
import Store

struct NotConfirmed: Error {}

/// The proposal as a person confirms it.
func confirmed(_ proposal: Proposal) throws -> Confirmed<Proposal> {
  guard case .confirmed(let confirmed) = WaitingProposal(proposal).answer(TypedLine(typed: "y")) else {
    throw NotConfirmed()
  }
  return confirmed
}

func proposal(
  _ number: Int, _ changes: [Change], action: Action = .tool("log_meal"), summary: Text = "lunch"
) -> Proposal {
  Proposal(
    id: id(number), created: at(number), profile: me, action: action, changes: changes,
    card: Card(title: "Lunch"), summary: summary, request: AnyCall(tool: "log_meal", arguments: [:]))
}

extension Store {
  /// Confirms and commits the changes as the proposal of that number.
  @discardableResult
  func commit(
    _ number: Int, _ changes: [Change], action: Action = .tool("log_meal"), summary: Text = "lunch"
  ) throws -> Committed {
    try commit(confirmed(proposal(number, changes, action: action, summary: summary)), at: at(number))
  }

  /// Takes the commit back, as the proposal of that number.
  @discardableResult
  func undo(_ number: Int, _ entry: JournalEntry?) throws -> Committed {
    guard let entry else { throw NotConfirmed() }
    return try commit(number, try inverse(of: entry), action: .undo(of: entry.sequence))
  }

  func everything() throws -> [Record] {
    var records: [Record] = []
    try forEachRecord { records.append($0) }
    return records
  }
}
