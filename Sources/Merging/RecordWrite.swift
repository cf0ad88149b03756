package import FoundationEssentials
package import Nutrition

/// What a commit does to one record.
package struct RecordWrite: Hashable, Sendable {
  /// The kind of the record.
  package let kind: Record.Kind
  package let id: UUID
  /// Sets groups of its fields, or removes it.
  package let deed: Deed

  /// What a commit did to a record.
  package enum Deed: Hashable, Sendable {
    /// The record is there, and these groups of its fields have these values.
    case set(RecordFields)
    /// It is there no more.
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

/// Which record.
package struct RecordKey: Hashable, Sendable {
  /// The kind of the record that has this id.
  package let kind: Record.Kind
  package let id: UUID

  package init(_ kind: Record.Kind, _ id: UUID) {
    self.kind = kind
    self.id = id
  }
}
