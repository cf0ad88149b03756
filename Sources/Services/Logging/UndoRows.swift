internal import EmbeddedMessages
internal import FoundationEssentials
internal import Messages
internal import Nutrition
internal import Proposals

/// The effects of an undo, in rows.
struct UndoRows {
  /// The diners of the meals, where they are to be named.
  let diners: [UUID: Profile]

  /// The most rows, even where a whole diary comes back.
  private static let most = 40

  /// Foods that come and go with their entries get no rows, unless there is nothing else.
  func rows(_ changes: [Change]) -> [Card.Row] {
    let listed = changes.map { (change: $0, rows: rows($0)) }
    let others = listed.filter { !$0.change.isOfFood }.flatMap(\.rows)
    let all = UndoRows.counted(others.isEmpty ? listed.flatMap(\.rows) : others)
    guard all.count > UndoRows.most else { return all }
    let rest = Card.Row([Card.Cell(.undoMore(count: all.count - UndoRows.most))], emphasis: .muted)
    return all.prefix(UndoRows.most) + [rest]
  }

  /// Combines consecutive equal rows into one with a count.
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
      row.cells.append(.right(.undoTimes(count: times)))
      return row
    }
  }

  private func rows(_ change: Change) -> [Card.Row] {
    switch change {
    case .insert(.entry(let entry)): [marked(.back, entry)]
    case .delete(.entry(let entry)): [marked(.away, entry)]
    case .update(.entry(let old), .entry(let new)): old.isShownAs(new) ? [] : EntryRow.change(old, new)
    case .update(.food(let old), .food(let new)) where old.per100Grams != new.per100Grams: UndoRows.figures(old, new)
    case .insert(let record), .ensure(let record): UndoRows.other(.back, record)
    case .delete(let record): UndoRows.other(.away, record)
    case .update(_, let before): UndoRows.other(.asBefore, before)
    }
  }

  /// What happens to a record.
  private enum Mark {
    case back, away, asBefore

    func text(_ name: Text) -> Text {
      switch self {
      case .back: .undoBack(name: name)
      case .away: .undoAway(name: name)
      case .asBefore: .undoAsBefore(name: name)
      }
    }
  }

  /// A food whose figures change.
  private static func figures(_ old: Food, _ new: Food) -> [Card.Row] {
    func row(_ name: Text, _ food: Food, _ emphasis: Card.Emphasis) -> Card.Row {
      EntryRow.row(
        name: name, amount: .grams(amount: Grams(FixedDecimal(100))), figures: food.per100Grams,
        mark: food.source.text, emphasis: emphasis)
    }
    return [row(.rowWas(name: .food(old.title)), old, .muted), row(.rowNow(name: .food(new.title)), new, .plain)]
  }

  private func marked(_ mark: Mark, _ entry: Entry) -> Card.Row {
    var row = EntryRow.row(number: nil, entry)
    let diner = diners[entry.meal]
    let name = row.cells[0].text
    row.cells[0].text = mark.text(diner.map { .undoOfPerson(person: $0.label, name: name) } ?? name)
    row.tint = diner?.colour
    return row
  }

  /// Records other than entries; meals are left out, since they come and go with their entries.
  private static func other(_ mark: Mark, _ record: Record) -> [Card.Row] {
    name(of: record).map { name, figures in
      [Card.Row([Card.Cell(mark.text(name))] + (figures.map { [.right(EntryRow.energy($0))] } ?? []))]
    } ?? []
  }

  /// The name of a record, and its figures; nil where its entries tell enough.
  static func name(of record: Record) -> (Text, Nutrients?)? {
    switch record {
    case .meal, .knownLine, .entry: nil
    case .food(let food): (.undoFood(food: food.title), nil)
    case .target(let target): (.undoTarget(day: .date(target.from)), target.figures)
    case .profile(let profile): (.undoProfile(name: profile.name), nil)
    case .recipe(let recipe): (.undoRecipe(name: recipe.name), nil)
    case .trip(let trip): (.undoTrip(store: trip.store, day: .date(trip.day)), nil)
    case .purchase(let purchase): (.undoPurchase(name: purchase.name), nil)
    case .weight(let weight): (.undoWeight(kilograms: weight.kilograms), nil)
    case .activity(let activity): (.undoActivity(name: activity.name), nil)
    case .familyMember(let member): (.undoFamilyMember(name: member.name), nil)
    case .familyTargets(let targets): (.undoFamilyTargets, targets.figures)
    case .pantryChange(let change):
      (change.kind == .counted ? .undoCountedAtHome(amount: change.grams) : .undoThrownAway(amount: change.grams), nil)
    case .water(let water): (.undoWater(millilitres: water.millilitres), nil)
    }
  }
}

extension Entry {
  /// Whether both entries would be shown alike because only the mark of old figures differs.
  fileprivate func isShownAs(_ other: Entry) -> Bool {
    var same = other
    same.updated = updated
    same.sourceCorrected = sourceCorrected
    return self == same && sourceCorrected != other.sourceCorrected
  }
}

extension Change {
  /// Whether a food is added or removed, or changes in something other than its figures.
  fileprivate var isOfFood: Bool {
    switch self {
    case .update(.food(let old), .food(let new)): old.per100Grams == new.per100Grams
    default: record.kind == .food
    }
  }
}
