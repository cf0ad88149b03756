internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Services
internal import Store

/// The report of the changes from an edited journal.
extension SavedWording {
  /// "Saved: 3 new lines, 1 changed, 2 removed."; nil for other commits.
  var journal: Text? {
    guard committed.action == .tool(ApplyJournal().name) else { return nil }
    let entries = committed.records.filter { $0.kind == .entry }
    let new = entries.count { committed.inserted.contains($0.id) }
    let removed = committed.deleted.count { $0.kind == .entry }
    let changed = entries.count - new
    let parts = [
      Part(new, .savedJournalNew(count: new), .journalNew(count: new)),
      Part(changed, .savedJournalChanged(count: changed), .journalChanged(count: changed)),
      Part(removed, .savedJournalRemoved(count: removed), .journalRemoved(count: removed)),
    ].filter { $0.count > 0 }
    guard let first = parts.first else { return nil }
    return .savedParts(parts: [.list([first.lines] + parts.dropFirst().map(\.alone), .series)])
  }

  /// A number of lines, as a text with the word "lines" and as one without.
  private struct Part {
    let count: Int
    let lines: Text
    let alone: Text

    init(_ count: Int, _ lines: Text, _ alone: Text) { (self.count, self.lines, self.alone) = (count, lines, alone) }
  }
}
