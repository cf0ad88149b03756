internal import FoundationEssentials
internal import Nutrition
internal import Proposals

/// What the changes of an undo do, in rows.
struct UndoRows {
  /// Whose meals they are, where that is to be told.
  let eaters: [UUID: Profile]

  /// A whole diary that comes back is not worth more.
  private static let most = 40

  /// Foods that come and go with their entries are not worth a row of their own.
  func rows(_ changes: [Change]) -> [Card.Row] {
    let listed = changes.map { (change: $0, rows: rows($0)) }
    let others = listed.filter { !$0.change.isOfFood }.flatMap(\.rows)
    let all = UndoRows.counted(others.isEmpty ? listed.flatMap(\.rows) : others)
    guard all.count > UndoRows.most else { return all }
    let rest = Card.Row([Card.Cell("and \(Figure(all.count - UndoRows.most).formatted()) more")], emphasis: .muted)
    return all.prefix(UndoRows.most) + [rest]
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

  private func rows(_ change: Change) -> [Card.Row] {
    switch change {
    case .insert(.entry(let entry)): [marked("back  ", entry)]
    case .delete(.entry(let entry)): [marked("away  ", entry)]
    case .update(.entry(let old), .entry(let new)): old.isShownAs(new) ? [] : EntryRow.change(old, new)
    case .update(.food(let old), .food(let new)) where old.per100Grams != new.per100Grams: UndoRows.figures(old, new)
    case .insert(let record), .ensure(let record): UndoRows.other("back", record)
    case .delete(let record): UndoRows.other("away", record)
    case .update(_, let before): UndoRows.other("as before", before)
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

  private func marked(_ mark: String, _ entry: Entry) -> Card.Row {
    var row = EntryRow.row(number: nil, entry)
    let eater = eaters[entry.meal]
    row.cells[0].text = mark + (eater.map { "\($0.label): " } ?? "") + row.cells[0].text
    row.tint = eater?.colour
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
    case .pantryChange(let change):
      [
        Card.Row([
          Card.Cell("\(mark)  at home, \(change.kind == .counted ? "counted" : "thrown away"): \(change.grams)")
        ])
      ]
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
    default: record.kind == .food
    }
  }
}
