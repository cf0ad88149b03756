internal import EmbeddedMessages
internal import Messages
internal import Proposals
internal import Services
internal import Store

/// The report of an import of an exported household document.
extension SavedWording {
  var isImport: Bool { committed.action == .tool(ImportData().name) }

  /// "Saved: 1,203 new records and 4 changed ones."; nil for other commits and where no records came.
  var imported: Text? {
    guard isImport, !committed.records.isEmpty else { return nil }
    let new = committed.inserted.count
    return .savedParts(parts: [ImportData.words(new: new, changed: committed.records.count - new)])
  }
}
