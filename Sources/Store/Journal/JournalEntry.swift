package import FoundationEssentials
package import Messages
package import Nutrition
package import Proposals

/// One commit as the journal keeps it: enough to tell what was done, and to take it back.
package struct JournalEntry: Hashable, Sendable {
  /// The commit's number in the journal, from 1; newer commits have greater ones.
  package let sequence: Int
  /// The tool that proposed it, or the commit that it undid.
  package let action: Action
  /// When it was saved.
  package let at: Instant
  /// The profile that was in use when it was confirmed.
  package let profile: UUID
  /// Its summary: "lunch, 316 kcal". In English only where no message was kept with it.
  package let summary: Text
  /// The changes in order. An `.ensure` is listed as the insert that it led to, or not at all.
  package let changes: [Change]
  /// Whether the commit added or removed notes of the program.
  package let movedNotes: Bool
}

extension JournalEntry {
  static let columns = "sequence, tool, undoes, at, profile, summary, message, reading, changes, notes IS NOT NULL"

  init(from row: inout RowReader) throws(StoreError) {
    sequence = row.int()
    let tool = try row.optionalText()
    let undoes = try row.optional { row in row.int() }
    action = undoes.map { .undo(of: $0) } ?? .tool(tool ?? "")
    at = row.instant()
    profile = try row.uuid()
    summary = Text(summary: try row.text(), message: try row.optionalText(), reading: try row.optionalText())
    changes = try JSONText.value(row.text())
    movedNotes = row.bool()
  }
}
