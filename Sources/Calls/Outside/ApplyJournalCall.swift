package import Nutrition

/// Applies what an edited journal says otherwise.
package struct ApplyJournalCall: Call {
  package static let name = "apply_journal"

  /// The lines of the text.
  package var lines: [String] = []
  /// In milliseconds since 1970: what was logged later is not in the text and stays.
  package var written: Int64?
  /// Lines that cannot be read are left out; nothing is removed then.
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
