package import Calls
internal import JSON
internal import Messages
package import Proposals
internal import Store

/// Imports another tracker's diary as one proposal, with the figures that it recorded for its entries.
///
/// It is not offered to models, since the export is a file that the person named. A proposal whose data has changed since
/// cannot be made again, because the export is not kept; it has to be imported again.
package struct ImportDiary: Tool {
  package let description = "Propose to take in the diary of another tracker."
  /// False: the entries come from a file that the person named, never from a model.
  package let isOffered = false

  package init() {}

  package func run(_ arguments: ImportDiaryCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    throw .importAgain(arguments.file)
  }

  /// - Parameter file: the file's name, for people.
  package func propose(_ comparison: DiaryComparison, file: String, in context: ToolContext) -> ToolOutcome {
    let card = DiaryCard(comparison, in: context)
    guard !comparison.changes.isEmpty else {
      let sentences = [card.nothingNew(file)] + card.reasons
      return .answer(ToolAnswer(.sentence(.sentences(sentences)), facts: ["file": .string(file)]))
    }
    return context.propose(
      AnyCall(
        ImportDiaryCall {
          $0.file = file
          $0.tracker = comparison.source
        }),
      changes: comparison.changes, card: card.card, summary: card.summary)
  }
}

extension ToolContext {
  /// The waiting proposals from the same file and tracker, which the new one replaces.
  package func diaryDrafts(before proposal: Proposal) throws(ToolError) -> [Proposal] {
    try reading(store.bookkeeping.drafts()).map(\.proposal).filter {
      $0.profile == proposal.profile && $0.request == proposal.request
    }
  }
}
