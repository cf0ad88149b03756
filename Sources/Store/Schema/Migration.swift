/// One step of the schema. A step that has been released is never edited; a change is a new step.
struct Migration {
  /// The schema's number once the step is done.
  let version: Int
  let statements: String
  /// What no statement can do, behind the statements and in their transaction.
  var work: (@Sendable (Connection) throws(StoreError) -> Void)?
}
