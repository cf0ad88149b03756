internal import EmbeddedMessages
internal import FoundationEssentials
internal import JSON
package import LanguageModels
internal import Messages
package import Proposals
internal import Services

/// Where a new proposal goes among those that wait.
extension Turn {
  /// The name by which a model refers to a waiting proposal.
  package func name(of proposal: Proposal) -> String { names[proposal] }

  /// The waiting proposal that a call corrects.
  package func revised(by call: ToolCall) -> Proposal? {
    guard case .named(let name) = RevisionRequest(call.revises) else { return nil }
    return waiting.first { names[$0] == name || "\($0.id)".lowercased() == name }
  }

  /// Why a call is not run: the proposal that it corrects does not wait.
  func misplaced(_ call: ToolCall) -> ToolError? {
    guard case .named(let name) = RevisionRequest(call.revises), revised(by: call) == nil else { return nil }
    return .notWaiting(name, waiting: waiting.map { "\(names[$0]) (\($0.summary.english))" })
  }

  /// Puts a new proposal first, after others of the same turn, or in place of the one that it corrects.
  ///
  /// - Returns: the actions, and the proposal that it replaces.
  mutating func place(
    _ proposal: Proposal, for call: ToolCall, _ progress: inout TurnProgress
  ) -> (actions: [Action], old: Proposal?) {
    progress.placed.insert(proposal.id)
    if let old = corrected(by: proposal, of: call, progress), let index = waiting.firstIndex(of: old) {
      waiting[index] = proposal
      names.pass(from: old, to: proposal)
      progress.changedFirst = progress.changedFirst || index == 0
      if index == 0 { progress.replaced = progress.replaced ?? old }
      let lost = old.foods(missingIn: proposal)
      var remark: Remark?
      if call.revises == nil { remark = lost.isEmpty ? nil : .inPlace(of: lost) }
      if call.revises != nil, old.card.shows(proposal.card) { remark = .cardUnchanged }
      return (
        (remark.map { [.say($0)] } ?? []) + [.keepDraft(proposal, later: false), .dropDraft(old.id)], old
      )
    }
    _ = names.name(proposal)
    var dropped: [Action] = []
    if progress.isOfModel,
      let index = waiting.prefix(progress.proposals).firstIndex(where: { $0.isOpen(for: proposal) })
    {
      dropped = [.dropDraft(waiting.remove(at: index).id)]
      progress.proposals -= 1
    }
    waiting.insert(proposal, at: min(progress.proposals, waiting.count))
    progress.proposals += 1
    progress.changedFirst = true
    return ([.keepDraft(proposal, later: false)] + dropped, nil)
  }

  /// Adds a proposal that no line of this conversation led to.
  mutating func receive(guest proposal: Proposal, of call: ToolCall) -> (old: Proposal?, facts: JSONValue) {
    var progress = TurnProgress()
    progress.isOfModel = true
    let old = place(proposal, for: call, &progress).old
    var facts = facts(of: proposal, inPlaceOf: old)
    facts["proposal"] = .string(names[proposal])
    facts["saved"] = false
    return (old, facts)
  }

  /// Removes a proposal that has been decided elsewhere.
  mutating func resolve(guest proposal: Proposal) {
    waiting.removeAll { $0.id == proposal.id }
  }

  /// What a model is told of a waiting proposal.
  func facts(of proposal: Proposal, inPlaceOf old: Proposal?) -> JSONValue {
    let beside = waiting.filter { $0.id != proposal.id }.map { "\(names[$0]): \($0.summary.english)" }
    return ProposalFacts(proposal: proposal, old: old, beside: beside).json
  }

  /// The proposal to replace: the one that the call names, else the one waiting for the same meal when a model proposes that
  /// meal again. Several calls of one answer do not replace each other.
  private func corrected(by proposal: Proposal, of call: ToolCall, _ progress: TurnProgress) -> Proposal? {
    switch RevisionRequest(call.revises) {
    case .named: return revised(by: call)
    case .beside: return nil
    case .unsaid:
      guard progress.isOfModel, let meal = proposal.meal else { return nil }
      return waiting.first { $0.meal?.isSame(as: meal) == true && !progress.placed.contains($0.id) }
    }
  }
}

extension Card {
  /// Whether another card looks the same.
  fileprivate func shows(_ other: Card) -> Bool { title == other.title && rows == other.rows && notes == other.notes }
}

extension Proposal {
  /// Whether a model repeats its call in other words: in this proposal nothing could be counted, and the other is of the
  /// same meal.
  fileprivate func isOpen(for other: Proposal) -> Bool {
    guard isOpen, action == other.action else { return false }
    guard let meal, let place = other.meal else { return true }
    return meal.isSame(as: place)
  }

  /// The foods on this card that another lacks.
  func foods(missingIn other: Proposal) -> [String] {
    func names(_ card: Card) -> [String] {
      card.rows.filter { $0.number != nil }.compactMap(\.cells.first?.text.english)
    }
    let others = Set(names(other.card))
    return names(card).filter { !others.contains($0) }
  }
}
