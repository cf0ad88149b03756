package import Calls
internal import EmbeddedMessages
internal import FoundationEssentials
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Reverts the last commit, or redoes what the last undo reverted. It is itself a proposal, and can be undone.
package struct Undo: Tool {
  package let description = "Propose to take back the last saved change, or with redo the last undo."

  package init() {}

  package func run(_ arguments: UndoCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let redo = arguments.redo == true
    let found = try context.reading(redo ? context.store.redoable() : context.store.undoable())
    guard let commit = found else { throw redo ? .nothingToRedo : .nothingToUndo }
    let reversal = try context.reading(context.store.reversal(of: commit))
    let changes = reversal.changes
    let summary = redo ? commit.summary.undone : commit.summary
    guard !changes.isEmpty || !reversal.leavesSome else {
      return .answer(ToolAnswer(.sentence(.undoOverruled(summary: summary)), facts: ["proposed": false]))
    }
    var notes: [Text] = (arguments.steps ?? 1) > 1 ? [.undoOneStep] : []
    if reversal.leavesSome { notes.append(.undoLeavesSome) }
    if commit.movedNotes { notes.append(redo ? .redoNotesCome : .undoNotesGo) }
    let card = Card(
      title: redo ? .redoTitle(summary: summary) : .undoTitle(summary: summary),
      rows: UndoRows(diners: try context.diners(of: changes)).rows(changes),
      notes: notes)
    return context.propose(
      AnyCall(arguments), as: .undo(of: commit.sequence), changes: changes, card: card,
      summary: redo ? .redoSummary(summary: summary) : .undoSummary(summary: summary))
  }
}

extension ToolContext {
  /// The diners of the meals and entries in the changes, by meal; empty where all are the speaker's own.
  fileprivate func diners(of changes: [Change]) throws(ToolError) -> [UUID: Profile] {
    let profiles = Dictionary(try profiles().map { ($0.id, $0) }) { first, _ in first }
    guard profiles.count > 1 else { return [:] }
    var diners: [UUID: Profile] = [:]
    for case .meal(let meal) in changes.map(\.record) { diners[meal.id] = profiles[meal.profile] }
    for case .entry(let entry) in changes.map(\.record) where diners[entry.meal] == nil {
      let meal = try reading(store.meal(entry.meal)?.meal)
      diners[entry.meal] = meal.flatMap { profiles[$0.profile] }
    }
    return diners.values.allSatisfy { $0.id == profile.id } ? [:] : diners
  }
}

extension Text {
  /// What an undo reverted: "undo of lunch, 316 kcal" reverted "lunch, 316 kcal".
  fileprivate var undone: Text {
    switch self {
    case .message(let message):
      guard message.id == "undo-summary", case .text(let summary)? = message.arguments.first else { return self }
      return summary
    case .english(let words):
      let prefix = "undo of "
      return .english(words.hasPrefix(prefix) ? String(words.dropFirst(prefix.count)) : words)
    case .verbatim, .food, .list: return self
    }
  }
}
