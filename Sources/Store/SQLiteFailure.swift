/// What SQLite answered where no case of `StoreError` says it, for a report of the defect. No value that is kept is in it: the
/// message names tables and columns, and the statement has placeholders.
package struct SQLiteFailure: Hashable, Sendable {
  /// The extended result code.
  package let code: Int
  /// SQLite's own words: "no such table: meals".
  package let message: String
  /// The beginning of the statement that failed, on one line; nil where it was none of ours.
  package let statement: String?

  package init(code: Int, message: String, statement: String? = nil) {
    self.code = code
    self.message = message
    self.statement = statement
  }
}

extension SQLiteFailure: CustomStringConvertible {
  /// "1, no such table: meals, in SELECT id FROM meals".
  package var description: String { "\(code), \(message)" + (statement.map { ", in \($0)" } ?? "") }
}
