package import Store

/// The result of an import.
package struct ImportReport: Sendable {
  /// The recognised kind of file.
  package let kind: ImportKind
  /// How this run ended; earlier runs of the same import may have been stopped.
  package let end: End
  /// The counts of all runs of this import.
  package let counts: ImportCounts
  /// The sources that were imported, as they are stored now.
  package let sources: [ReferenceSource]

  /// How an import ended.
  package enum End: Hashable, Sendable {
    case complete
    /// The same file was imported before.
    case alreadyThere
    /// It was asked to stop; the same import can be resumed.
    case stopped
    /// It cannot go on; what was imported before stays.
    case failed(ImportError)
  }
}
