/// One step of the schema. A step that has been released is never edited; a change is a new step.
struct Migration {
  /// The schema's number once the step is done.
  let version: Int
  /// Put together only where the step is done, which is once in a home's life; every start asks for the versions.
  let statements: @Sendable () -> String
  /// What no statement can do, behind the statements and in their transaction.
  let work: (@Sendable (Connection) throws(StoreError) -> Void)?

  init(
    version: Int, statements: @autoclosure @escaping @Sendable () -> String,
    work: (@Sendable (Connection) throws(StoreError) -> Void)? = nil
  ) {
    (self.version, self.statements, self.work) = (version, statements, work)
  }
}
