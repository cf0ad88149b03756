internal import Calls
package import Nutrition

/// One change to the user's records, with what stood there before: enough to do it and to undo it. Like a
/// record, each is kept in a place of its own.
package indirect enum Change: Hashable, Codable, Sendable {
  case insert(Record)
  case update(from: Record, to: Record)
  case delete(Record)
  /// Inserts the record unless one of its id is there: a food of the table that comes into the food bank when it is
  /// first used. The journal keeps what was done: an insert, or nothing.
  case ensure(Record)

  /// What undoes this change.
  package var inverse: Change {
    switch self {
    case .insert(let record): .delete(record)
    case .update(let old, let new): .update(from: new, to: old)
    case .delete(let record): .insert(record)
    case .ensure(let record): .delete(record)
    }
  }
}

/// What a proposal does, in the journal's words.
package enum Action: Hashable, Codable, Sendable {
  /// Named after the tool: "log_meal".
  case tool(String)
  /// Takes back the commit of this sequence number.
  case undo(of: Int)

  /// The tool that takes in what was exported: its entries keep the figures with which they were logged.
  package static let importName = ImportDataCall.name
  /// The tool that takes in another tracker's diary: its entries have the figures that the tracker wrote down.
  package static let diaryName = ImportDiaryCall.name
  /// Those whose entries come as they were logged once.
  package static let importNames = [importName, diaryName]

  /// What larder does for the journal itself, which nothing takes back here: a forgetting restates what it leaves, a repair what
  /// it found.
  package static let forgetName = "forget"
  /// The commit in which the repair of a damaged home says what it found.
  package static let repairName = "repair"
  /// What came from the other devices of the household.
  package static let syncName = "sync"
  /// Commits of these are not offered to be undone.
  package static let upkeepNames = [forgetName, repairName, syncName]

  /// Whether it brought what was logged elsewhere.
  package var isImport: Bool {
    if case .tool(let name) = self { Action.importNames.contains(name) } else { false }
  }
}

extension Change {
  /// The record that the change is about, as it would be after it (before it, for one that is deleted).
  package var record: Record {
    switch self {
    case .insert(let record), .delete(let record), .ensure(let record), .update(_, let record): record
    }
  }
}
