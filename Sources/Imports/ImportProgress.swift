/// The progress of an import.
package struct ImportProgress: Hashable, Sendable {
  /// What is being done.
  package let step: Step
  /// The progress of this step, from 0 to 1.
  package let share: Double
  /// Bytes read since this run began.
  package let bytes: Int
  /// Records processed since this run began.
  package let records: Int

  /// The steps of an import.
  package enum Step: Hashable, Sendable {
    case downloading
    /// Skipping what an earlier run has processed.
    case resuming
    case reading
    /// Storing parts of tables, to be joined later.
    case gathering(table: String)
    case bringingTogether
  }
}

/// Receives the progress of a running import, and can stop it.
package struct ImportObserver {
  let show: (ImportProgress) -> Void
  let isStopped: () -> Bool

  package init(show: @escaping (ImportProgress) -> Void, isStopped: @escaping () -> Bool) {
    self.show = show
    self.isStopped = isStopped
  }

  /// Shows nothing and never stops.
  package static var none: ImportObserver { ImportObserver(show: { _ in }, isStopped: { false }) }
}
