import Calls
import Nutrition
import Services

extension Household {
  /// The diary of the year as text.
  func journal() throws -> String {
    var text = ""
    let days = Day.of("2026-01-01")...Day.of("2026-12-31")
    try JournalText.write(days, of: profile, at: now, from: store) { text += $0 }
    return text
  }

  /// What comes of a text that was edited.
  func applying(_ text: String, leavesOut: Bool = false) throws(ToolError) -> ToolOutcome {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    let written = JournalText.header(of: text)?.written
    let arguments = ApplyJournalCall(lines: lines, written: written, leavesOut: leavesOut)
    return try ApplyJournal().run(arguments, in: context)
  }
}
