package import Calls
internal import EmbeddedMessages
internal import JSON
internal import LanguageModels
package import Messages
internal import Nutrition
internal import Proposals

/// Imports a household document into this home, as one proposal.
///
/// It is not offered to models, since the document is a file that the person named. A proposal whose data has changed since
/// cannot be made again, because the document is not kept; it has to be imported again.
package struct ImportData: Tool {
  package let description = "Propose to take in what was exported."
  /// False: the document comes from a file that the person named, never from a model.
  package let isOffered = false

  package init() {}

  package func run(_ arguments: ImportDataCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    throw .importAgain(arguments.file)
  }

  /// - Parameter file: the file's name, for people.
  package func propose(_ merge: HouseholdMerge, file: String, in context: ToolContext) -> ToolOutcome {
    let counts = merge.counts.values
    let new = counts.map(\.new).reduce(0, +)
    let changed = counts.map(\.changed).reduce(0, +)
    let notes = merge.programNotes
    guard !merge.changes.isEmpty || !notes.isEmpty else {
      let isNewerHere = counts.contains { $0.newerHere > 0 }
      let sentence: Text = isNewerHere ? .dataNothingElseNew(file: file) : .dataNothingNew(file: file)
      return .answer(ToolAnswer(.sentence(sentence), facts: ["file": .string(file)]))
    }
    let what = new + changed == 0 ? .list(notes.words, .and) : ImportData.words(new: new, changed: changed)
    return context.propose(
      AnyCall(ImportDataCall { $0.file = file }), changes: merge.changes, card: card(merge, file: file),
      summary: .dataSummary(file: file, what: what),
      programNotes: notes.isEmpty ? nil : notes)
  }

  /// "1,203 new records and 4 changed ones".
  package static func words(new: Int, changed: Int) -> Text {
    if changed == 0 { return .dataNew(new: new) }
    return new == 0 ? .dataChanged(changed: changed) : .dataNewAndChanged(new: new, changed: changed)
  }

  private func card(_ merge: HouseholdMerge, file: String) -> Card {
    let rows = Record.Kind.allCases.compactMap { kind -> Card.Row? in
      guard let counts = merge.counts[kind] else { return nil }
      let parts: [(Int, Text)] = [
        (counts.new, .dataCountNew(count: counts.new)), (counts.changed, .dataCountChanged(count: counts.changed)),
        (counts.equal, .dataCountEqual(count: counts.equal)),
        (counts.newerHere, .dataCountNewer(count: counts.newerHere)),
      ]
      return Card.Row(.dataKind(kind: kind), columns: parts.map { count, words in count == 0 ? .empty : words })
    }
    var notes: [Text] = [.dataUndoneAsOne]
    if merge.counts.values.contains(where: { $0.newerHere > 0 }) { notes.append(.dataNewerStays) }
    if merge.otherFigures > 0 { notes.append(.dataOtherFigures(count: merge.otherFigures)) }
    if !merge.programNotes.isEmpty { notes.append(.dataAlso(what: merge.programNotes.words)) }
    return Card(title: .verbatim(file), rows: rows, notes: notes)
  }
}

extension ProgramNotes {
  /// "2 weekly reports", "the settings".
  fileprivate var words: [Text] {
    (reports.isEmpty ? [] : [.dataReports(count: reports.count)]) + (settings.isEmpty ? [] : [.dataSettings])
  }
}
