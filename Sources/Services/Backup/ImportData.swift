package import Calls
internal import JSON
internal import LanguageModels
internal import Messages
internal import Nutrition
internal import Proposals

/// Takes a document of everything into this home, as one proposal.
///
/// It is not offered to models: the document is a file that the person named. A proposal that the data has moved away from
/// is not made anew, because the document is not kept: it is imported again.
package struct ImportData: Tool {
  package let description = "Propose to take in what was exported."
  package let isOffered = false

  package init() {}

  package func run(_ arguments: ImportDataCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    throw .importAgain(arguments.file)
  }

  /// - Parameter file: its name, for people.
  package func propose(_ merge: HouseholdMerge, file: String, in context: ToolContext) -> ToolOutcome {
    let counts = merge.counts.values
    let new = counts.map(\.new).reduce(0, +)
    let changed = counts.map(\.changed).reduce(0, +)
    let notes = merge.programNotes
    guard !merge.changes.isEmpty || !notes.isEmpty else {
      let stays = counts.contains { $0.newerHere > 0 } ? "What is newer here stays; nothing else" : "Nothing"
      return .answer(ToolAnswer(.sentence("\(stays) is new in \(file)."), facts: ["file": .string(file)]))
    }
    return context.propose(
      AnyCall(ImportDataCall { $0.file = file }), changes: merge.changes, card: card(merge, file: file),
      summary: "import of \(file), \(new + changed == 0 ? notes.words : ImportData.words(new: new, changed: changed))",
      programNotes: notes.isEmpty ? nil : notes)
  }

  /// "1,203 new records and 4 changed ones".
  package static func words(new: Int, changed: Int) -> String {
    let first = new == 0 && changed > 0 ? nil : new.counted("new record")
    let second = changed == 0 ? nil : changed.counted("changed one")
    return [first, second].compactMap(\.self).joined(separator: " and ")
  }

  private func card(_ merge: HouseholdMerge, file: String) -> Card {
    let rows = Record.Kind.allCases.compactMap { kind -> Card.Row? in
      guard let counts = merge.counts[kind] else { return nil }
      let parts = [
        (counts.new, "new"), (counts.changed, "changed"), (counts.equal, "as they were"),
        (counts.newerHere, "newer here"),
      ]
      return Card.Row(
        [Card.Cell(kind.words)]
          + parts.map { count, word in Card.Cell.right(count == 0 ? "" : "\(count.formatted) \(word)") })
    }
    var notes = ["What is taken in can be undone as one. The journal of the file stays in the file."]
    if merge.counts.values.contains(where: { $0.newerHere > 0 }) { notes.append("What is newer here stays as it is.") }
    if merge.otherFigures > 0 {
      let count = merge.otherFigures
      let entries = count.counted("entry keeps its", "entries keep their")
      notes.append("\(entries) figures as logged, which are not those of the food today.")
    }
    if !merge.programNotes.isEmpty { notes.append("Also taken in: \(merge.programNotes.words).") }
    return Card(title: file, rows: rows, notes: notes)
  }
}

extension ProgramNotes {
  /// "2 weekly reports and the settings".
  fileprivate var words: String {
    let count = reports.count
    let made = count == 0 ? nil : count.counted("weekly report")
    return [made, settings.isEmpty ? nil : "the settings"].compactMap(\.self).joined(separator: " and ")
  }
}

extension Record.Kind {
  /// What there are several of.
  fileprivate var words: String {
    switch self {
    case .profile: "profiles"
    case .food: "foods"
    case .recipe: "recipes"
    case .meal: "meals"
    case .entry: "entries"
    case .trip: "trips to shops"
    case .purchase: "lines of receipts"
    case .target: "targets"
    case .weight: "weights"
    case .activity: "activities"
    case .familyMember: "family members"
    case .familyTargets: "family targets"
    case .water: "glasses of water"
    case .knownLine: "known lines of receipts"
    case .pantryChange: "changes of the pantry"
    }
  }
}
