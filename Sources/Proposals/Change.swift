internal import Calls
package import Nutrition

/// One change to the user's records, with the record as it was before: enough to make the change and to undo it.
/// Indirect, since a record is large.
package indirect enum Change: Hashable, Codable, Sendable {
  case insert(Record)
  case update(from: Record, to: Record)
  case delete(Record)
  /// Inserts the record unless one with its id exists: a food of the built-in table enters the food bank when it is
  /// first used. The journal has an insert where one was made, and nothing otherwise.
  case ensure(Record)

  /// The change that undoes this one.
  package var inverse: Change {
    switch self {
    case .insert(let record): .delete(record)
    case .update(let old, let new): .update(from: new, to: old)
    case .delete(let record): .insert(record)
    case .ensure(let record): .delete(record)
    }
  }
}

/// What a proposal does, as the journal names it.
package enum Action: Hashable, Codable, Sendable {
  /// A tool's call, by the tool's name: "log_meal".
  case tool(String)
  /// Undoes the commit of this sequence number.
  case undo(of: Int)

  /// The tool that imports what larder exported: entries keep the figures with which they were logged.
  package static let importName = ImportDataCall.name
  /// The tool that imports another tracker's diary: entries have the figures that the tracker wrote down.
  package static let diaryName = ImportDiaryCall.name
  /// The tools whose entries keep the figures that they had elsewhere.
  package static let importNames = [importName, diaryName]

  /// The commit in which larder restates what the journal still holds after something was erased for good. It cannot be
  /// undone.
  package static let forgetName = "forget"
  /// The commit in which the repair of damaged data records what it found. It cannot be undone.
  package static let repairName = "repair"
  /// A commit of changes from other devices of the household.
  package static let syncName = "sync"
  /// Commits with these names are not offered for undo.
  package static let upkeepNames = [forgetName, repairName, syncName]

  /// Whether it imported entries that were logged elsewhere.
  package var isImport: Bool {
    if case .tool(let name) = self { Action.importNames.contains(name) } else { false }
  }
}

extension Change {
  /// The record after the change; before it, for a deletion.
  package var record: Record {
    switch self {
    case .insert(let record), .delete(let record), .ensure(let record), .update(_, let record): record
    }
  }
}
