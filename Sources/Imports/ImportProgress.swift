/// How far an import has come.
package struct ImportProgress: Hashable, Sendable {
  /// What is being done.
  package let step: Step
  /// Of this step, from 0 to 1.
  package let share: Double
  /// Read since this run began.
  package let bytes: Int
  /// Records dealt with since this run began.
  package let records: Int

  /// What an import is at.
  package enum Step: Hashable, Sendable {
    case downloading
    /// Passing over what an earlier run has dealt with.
    case resuming
    case reading
    /// Tables are laid by, to be brought together.
    case gathering(table: String)
    case bringingTogether
  }
}

/// What is told of an import while it is under way, and whether it is to stop.
package struct ImportObserver {
  let show: (ImportProgress) -> Void
  let isStopped: () -> Bool

  package init(show: @escaping (ImportProgress) -> Void, isStopped: @escaping () -> Bool) {
    self.show = show
    self.isStopped = isStopped
  }

  /// Shows nothing and goes on to the end.
  package static var none: ImportObserver { ImportObserver(show: { _ in }, isStopped: { false }) }
}
