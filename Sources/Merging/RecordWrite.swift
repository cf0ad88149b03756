package import FoundationEssentials
package import Nutrition

/// What a commit does to one record.
package struct RecordWrite: Hashable, Sendable {
  /// The kind of the record.
  package let kind: Record.Kind
  package let id: UUID
  /// Sets groups of fields, or deletes the record.
  package let deed: Deed

  /// What a commit does to a record.
  package enum Deed: Hashable, Sendable {
    /// Creates the record or sets these groups of its fields.
    case set(RecordFields)
    /// Deletes it.
    case remove
  }

  package init(_ kind: Record.Kind, _ id: UUID, _ deed: Deed) {
    self.kind = kind
    self.id = id
    self.deed = deed
  }

  /// The record that is written.
  package var key: RecordKey { RecordKey(kind, id) }
}

/// Identifies a record.
package struct RecordKey: Hashable, Sendable {
  /// The kind of the record that has this id.
  package let kind: Record.Kind
  package let id: UUID

  package init(_ kind: Record.Kind, _ id: UUID) {
    self.kind = kind
    self.id = id
  }
}
