/// One step of the schema. A step that has been released is never edited; a change is a new step.
struct Migration {
  /// The schema's version after this step.
  let version: Int
  /// A closure, so that the text is built only when the step runs, once in a home's life, while the versions are needed
  /// at every start.
  let statements: @Sendable () -> String
  /// What SQL cannot do, run after the statements in the same transaction.
  let work: (@Sendable (Connection) throws(StoreError) -> Void)?

  init(
    version: Int, statements: @autoclosure @escaping @Sendable () -> String,
    work: (@Sendable (Connection) throws(StoreError) -> Void)? = nil
  ) {
    (self.version, self.statements, self.work) = (version, statements, work)
  }
}
