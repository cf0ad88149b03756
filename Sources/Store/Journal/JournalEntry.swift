package import FoundationEssentials
package import Messages
package import Nutrition
package import Proposals

/// One commit as the journal remembers it: enough to say what was done, and to take it back.
package struct JournalEntry: Hashable, Sendable {
  /// The commit's number in the journal, from 1; newer commits have greater ones.
  package let sequence: Int
  /// The tool that proposed it, or the undo that it was.
  package let action: Action
  /// When it was saved.
  package let at: Instant
  /// The profile in which it was confirmed.
  package let profile: UUID
  /// What it was called: "lunch, 316 kcal". In English only where no text of the catalogue is kept with it.
  package let summary: Text
  /// What was done, in order. An `.ensure` is here as the insert that it was, or not at all.
  package let changes: [Change]
  /// Whether the program's own notes came or went with it.
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
