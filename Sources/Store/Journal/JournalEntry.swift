package import FoundationEssentials
package import Messages
package import Nutrition
package import Proposals

/// One commit as the journal remembers it: enough to say what was done, and to take it back.
package struct JournalEntry: Hashable, Sendable {
  package let sequence: Int
  package let action: Action
  package let at: Instant
  package let profile: UUID
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
