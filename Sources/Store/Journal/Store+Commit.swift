internal import FoundationEssentials
package import Nutrition
package import Proposals

extension Store {
  /// Saves a confirmed proposal, all of it or nothing: its changes in order, the derived days and uses, the program's
  /// own notes that it brings, and the journal's row. Its draft is dropped in the same transaction.
  ///
  /// A record must be inserted after the one that it belongs to, and deleted before it.
  ///
  /// - Throws: `.alreadyCommitted`, `.changedSince`, `.missing`, `.invalid` or `.cannotUndo` for what is wrong with the
  ///   proposal, or what opening a database throws. Nothing is saved then, and the draft stays.
  package func commit(_ confirmed: Confirmed<Proposal>, at: Instant) throws(StoreError) -> Committed {
    let proposal = confirmed.value
    try lookBeforeFirstCommit()
    let done = try connection.write { () throws(StoreError) in
      try connection.refuseSecondTime(proposal.id)
      var changes = ChangeWriter(connection: connection, trustsFigures: proposal.action.bringsSnapshots)
      for change in proposal.changes { try changes.write(change) }
      try changes.finish()
      try connection.recompute(changes.touched)
      let notes = try connection.resolveNotes(of: proposal)
      let sequence = try connection.journal(proposal, changes: changes.done, notes: notes, at: at)
      try connection.share(changes.done, of: proposal, at: at)
      try connection.run("DELETE FROM draft WHERE proposal = ?", [proposal.id])
      return (sequence: sequence, changes: changes.done, days: changes.touched.days)
    }
    return Committed(
      sequence: done.sequence, action: proposal.action, at: at, summary: proposal.summary,
      records: try standing(done.changes), inserted: Set(done.changes.compactMap(\.inserted)),
      deleted: done.changes.compactMap(\.deleted),
      days: try states(of: done.days))
  }

  /// The inserted and updated records as they stand in the tables now.
  private func standing(_ changes: [Change]) throws(StoreError) -> [Record] {
    var seen: Set<UUID> = []
    var records: [Record] = []
    for change in changes where change.deleted == nil && seen.insert(change.record.id).inserted {
      if let record = try connection.find(change.record.kind, change.record.id) { records.append(record) }
    }
    return records
  }

  private func states(of days: Set<ProfileDay>) throws(StoreError) -> [DayState] {
    var states: [DayState] = []
    for key in days.sorted() {
      let record = try dayRecord(of: key.profile, on: key.day)
      states.append(DayState(profile: key.profile, day: key.day, record: record))
    }
    return states
  }
}

extension Action {
  /// Whether the entries are snapshots whose foods may have changed since they were logged.
  var bringsSnapshots: Bool {
    switch self {
    case .undo: true
    case .tool(let name): Action.importNames.contains(name)
    }
  }
}

extension Change {
  fileprivate var inserted: UUID? {
    switch self {
    case .insert(let record), .ensure(let record): record.id
    case .update, .delete: nil
    }
  }

  fileprivate var deleted: Record? {
    switch self {
    case .delete(let record): record
    case .insert, .update, .ensure: nil
    }
  }
}
