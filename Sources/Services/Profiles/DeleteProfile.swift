package import Calls
internal import EmbeddedMessages
internal import LanguageModels
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Deletes a profile with all its records. The food bank and the household stay.
package struct DeleteProfile: Tool {
  package let description = "Propose to delete a profile with its diary."
  package let topic: ToolTopic? = .profile
  /// From this many records on, the person has to type their number.
  private static let manyRecords = 3

  package init() {}

  package func run(_ arguments: DeleteProfileCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let profile = try context.profile(called: arguments.name)
    guard !profile.isDefault else {
      throw .profileStays(profile.name, isOnly: try context.profiles().count == 1)
    }
    let records = try context.reading(context.store.records(of: profile.id))
    // A record is deleted before the one that it belongs to.
    let changes = records.reversed().map { Change.delete($0) } + [.delete(.profile(profile))]
    return context.propose(
      AnyCall(arguments), changes: changes,
      card: Card(title: .profileDeleteTitle(name: profile.label), rows: rows(of: records), notes: [note(records)]),
      summary: .profileDeleteSummary(name: profile.name),
      question: records.count >= DeleteProfile.manyRecords ? .count(records.count) : .yesOrNo)
  }

  private func note(_ records: [Record]) -> Text {
    records.isEmpty ? .profileDeleteEmpty : .profileDeleteAll
  }

  /// "entries  412", one row for each kind of record.
  private func rows(of records: [Record]) -> [Card.Row] {
    let kinds = Dictionary(grouping: records, by: \.kind)
    return Record.Kind.allCases.compactMap { kind in
      kinds[kind].map {
        Card.Row([Card.Cell(.recordKinds(kind: kind)), .right(.figureAlone(figure: FixedDecimal($0.count)))])
      }
    }
  }
}
