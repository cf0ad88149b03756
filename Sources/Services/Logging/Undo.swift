internal import FoundationEssentials
package import LanguageModels
internal import Nutrition
internal import Proposals
internal import Store

/// Takes back the last commit, or puts back what the last undo took; itself a proposal, and undoable.
package struct Undo: Tool {
  package struct Arguments: Codable, Sendable {
    /// True to take back the last undo.
    package var redo: Bool?
    package var steps: Int?
  }

  package let name = "undo"
  package let description = "Propose to take back the last saved change, or with redo the last undo."
  package let proposes = true

  package init() {}

  package var parameters: JSONSchema {
    .object(
      [
        .init("redo", .boolean()), .init("steps", .integer()),
      ])
  }

  package func run(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let redo = arguments.redo == true
    let found = try context.reading { store throws(StoreError) in
      try redo ? store.redoable() : store.undoable()
    }
    guard let commit = found else { throw redo ? .nothingToRedo : .nothingToUndo }
    let changes = try context.reading { store throws(StoreError) in try store.inverse(of: commit) }
    let card = Card(
      title: redo ? "Redo: \(UndoSummary.undone(commit.summary))" : "Undo: \(commit.summary)",
      rows: UndoRow.rows(changes),
      notes: (arguments.steps ?? 1) > 1 ? ["One step at a time: say undo again for the next."] : [])
    return context.propose(
      action: .undo(of: commit.sequence), changes: changes, card: card,
      summary: redo ? "redo of \(UndoSummary.undone(commit.summary))" : "undo of \(commit.summary)",
      request: Proposal.Request(self, arguments))
  }
}

/// How an undone commit is named.
enum UndoSummary {
  /// What an undo took back: "undo of lunch, 316 kcal" was of "lunch, 316 kcal".
  static func undone(_ summary: String) -> String {
    let prefix = "undo of "
    return String(summary.hasPrefix(prefix) ? summary.dropFirst(prefix.count) : summary[...])
  }
}

/// What one change of an undo does, in rows.
enum UndoRow {
  /// A whole diary that comes back is not worth more.
  private static let most = 40

  /// Foods that come and go with their entries are not worth a row of their own.
  static func rows(_ changes: [Change]) -> [Card.Row] {
    let listed = changes.map { (change: $0, rows: rows($0)) }
    let others = listed.filter { !$0.change.isOfFood }.flatMap(\.rows)
    let all = counted(others.isEmpty ? listed.flatMap(\.rows) : others)
    guard all.count > most else { return all }
    let rest = Card.Row([Card.Cell("and \(Figure(all.count - most).formatted()) more")], emphasis: .muted)
    return all.prefix(most) + [rest]
  }

  /// Rows that say the same, one behind the other, as one that says how often.
  private static func counted(_ rows: [Card.Row]) -> [Card.Row] {
    var counted: [(row: Card.Row, times: Int)] = []
    for row in rows {
      if row.cells.count == 1, counted.last?.row == row {
        counted[counted.count - 1].times += 1
      } else {
        counted.append((row, 1))
      }
    }
    return counted.map { row, times in
      guard times > 1 else { return row }
      var row = row
      row.cells.append(.right("\(Figure(times).formatted()) times"))
      return row
    }
  }

  private static func rows(_ change: Change) -> [Card.Row] {
    switch change {
    case .insert(.entry(let entry)): [marked("back  ", EntryRow.row(number: nil, entry))]
    case .delete(.entry(let entry)): [marked("away  ", EntryRow.row(number: nil, entry))]
    case .update(.entry(let old), .entry(let new)): old.isShownAs(new) ? [] : EntryRow.change(old, new)
    case .update(.food(let old), .food(let new)) where old.per100Grams != new.per100Grams: figures(old, new)
    case .insert(let record), .ensure(let record): other("back", record)
    case .delete(let record): other("away", record)
    case .update(_, let before): other("as before", before)
    }
  }

  /// A food whose figures change.
  private static func figures(_ old: Food, _ new: Food) -> [Card.Row] {
    [("was", old), ("now", new)].map { mark, food in
      EntryRow.row(
        name: "\(mark)  \(food.title)", amount: "100 g", figures: food.per100Grams, mark: food.source.description,
        emphasis: mark == "was" ? .muted : .plain)
    }
  }

  private static func marked(_ mark: String, _ row: Card.Row) -> Card.Row {
    var row = row
    row.cells[0].text = mark + row.cells[0].text
    return row
  }

  /// Records that are no entries; a meal comes and goes with its entries.
  private static func other(_ mark: String, _ record: Record) -> [Card.Row] {
    switch record {
    case .meal: []
    case .food(let food): [Card.Row([Card.Cell("\(mark)  food: \(food.title)")])]
    case .target(let target):
      [Card.Row([Card.Cell("\(mark)  target from \(target.from.short)"), .right(EntryRow.energy(target.figures))])]
    case .profile(let profile): [Card.Row([Card.Cell("\(mark)  profile: \(profile.name)")])]
    case .recipe(let recipe): [Card.Row([Card.Cell("\(mark)  recipe: \(recipe.name)")])]
    case .trip(let trip): [Card.Row([Card.Cell("\(mark)  trip: \(trip.store), \(trip.day.short)")])]
    case .purchase(let purchase): [Card.Row([Card.Cell("\(mark)  purchase: \(purchase.name)")])]
    case .weight(let weight): [Card.Row([Card.Cell("\(mark)  weight: \(weight.kilograms.formatted()) kg")])]
    case .activity(let activity): [Card.Row([Card.Cell("\(mark)  activity: \(activity.name)")])]
    case .familyMember(let member): [Card.Row([Card.Cell("\(mark)  family member: \(member.name)")])]
    case .familyTargets(let targets):
      [Card.Row([Card.Cell("\(mark)  targets of the household"), .right(EntryRow.energy(targets.figures))])]
    case .knownLine: []
    case .water(let water): [Card.Row([Card.Cell("\(mark)  water: \(water.millilitres.formatted()) ml")])]
    case .entry: []
    }
  }
}

extension Entry {
  /// Whether a row would say the same of both: only the mark of old figures differs.
  fileprivate func isShownAs(_ other: Entry) -> Bool {
    var same = other
    same.updated = updated
    same.sourceCorrected = sourceCorrected
    return self == same && sourceCorrected != other.sourceCorrected
  }
}

extension Change {
  /// A food that comes or goes, or changes in something else than its figures.
  fileprivate var isOfFood: Bool {
    switch self {
    case .update(.food(let old), .food(let new)): old.per100Grams == new.per100Grams
    case .insert(let record), .delete(let record), .ensure(let record), .update(let record, _): record.kind == .food
    }
  }
}
