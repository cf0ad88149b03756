package import Nutrition

/// Applies the changes that a person made in an exported journal.
package struct ApplyJournalCall: Call {
  package static let name = "apply_journal"

  /// The lines of the edited text.
  package var lines: [String] = []
  /// When the text was written, in milliseconds since 1970. What was logged later is missing from the text and stays.
  package var written: Int64?
  /// Whether some lines could not be parsed. Nothing is then removed, since a missing line may be one of them.
  package var leavesOut: Bool?

  package init() {}

  /// - Parameter written: when the text was written; nil where that is not known.
  package init(lines: [String], written: Instant?, leavesOut: Bool = false) {
    self.lines = lines
    self.written = written?.milliseconds
    self.leavesOut = leavesOut ? true : nil
  }

  package static let fields: [CallField<ApplyJournalCall>] =
    [
      .required("lines", \.lines),
      .optional("written", \.written),
      .optional("leavesOut", \.leavesOut),
    ]
}
