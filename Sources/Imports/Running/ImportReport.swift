package import Store

/// What became of an import.
package struct ImportReport: Sendable {
  /// What the file was recognised as.
  package let kind: ImportKind
  /// How this run ended; earlier runs of the same import may have been stopped.
  package let end: End
  /// Over all runs of this import.
  package let counts: ImportCounts
  /// The sources it brought, as they are now.
  package let sources: [ReferenceSource]

  /// How an import ended.
  package enum End: Hashable, Sendable {
    case complete
    /// The same was imported before.
    case alreadyThere
    /// It was asked to stop; the same import goes on from there.
    case stopped
    /// It cannot go on; what came before is there.
    case failed(ImportError)
  }
}
