package import Calls
internal import EmbeddedMessages
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals

/// Proposes the differences between an edited journal and the diary. Added lines are interpreted as if typed; changed amounts
/// become changes; missing lines become deletions. A line that cannot be read is an error, and nothing is proposed. Where the
/// person leaves such lines out, nothing is deleted.
///
/// It is not offered to models, since the text is a file that the person named.
package struct ApplyJournal: Tool {
  package let description = "Propose what an edited journal says otherwise."
  /// False: the text comes from a file that the person named, never from a model.
  package let isOffered = false
  /// From this many deletions on, the person has to type their number.
  private static let bulk = 3

  package init() {}

  package func run(_ arguments: ApplyJournalCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let reading = JournalReading(arguments.lines)
    switch reading.fault {
    case .nowhere(let line): throw .journalLine(line)
    case .dayTwice(let day): throw .journalDayTwice(day)
    case nil: break
    }
    let written = arguments.written.map { Instant(milliseconds: $0) }
    let difference = try JournalDifference(reading, written: written, in: context)
    let draft = try JournalDraft(difference, in: context)
    if let line = draft.unread.first(where: \.mayBeHeading) { throw .journalHeading(line) }
    let leavesOut = arguments.leavesOut ?? false
    guard draft.unread.isEmpty || leavesOut else { throw .journalUnread(draft.unread) }
    guard !draft.changes.isEmpty else {
      return .answer(ToolAnswer(.sentence(.sentences([.journalNothing] + draft.notes)), facts: ["proposed": false]))
    }
    return context.propose(
      AnyCall(ApplyJournalCall(lines: arguments.lines, written: written, leavesOut: leavesOut)),
      changes: draft.changes, card: draft.card, summary: .journalSummary(parts: draft.parts),
      question: draft.removed.count >= ApplyJournal.bulk ? .count(draft.removed.count) : .yesOrNo)
  }
}
