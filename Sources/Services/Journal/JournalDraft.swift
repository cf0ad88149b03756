internal import FoundationEssentials
internal import Interpreter
internal import Nutrition
internal import Proposals
internal import Store

/// The difference of an edited journal as it would be saved.
struct JournalDraft {
  /// More rows than this are counted only.
  private static let mostRows = 60

  private(set) var changes: [Change] = []
  private(set) var rows: [Card.Row] = []
  private(set) var notes: [String] = []
  private(set) var removed: [LoggedEntry]
  private var addedCount = 0
  private var changedCount = 0
  /// Meals that something is added to: they stay, whatever leaves them.
  private var joined: Set<UUID> = []

  init(_ difference: JournalDifference, in context: ToolContext) throws(ToolError) {
    removed = difference.removed
    let interpreter = Interpreter(
      lexicon: context.lexicon, finder: ProfileFoodFinder(bank: context.foodBank, profile: context.profile))
    let places = difference.added.keys.sorted {
      $0.day == $1.day ? $0.slot.order < $1.slot.order : $0.day < $1.day
    }
    for place in places { try add(difference.added[place] ?? [], at: place, interpreter, in: context) }
    for change in difference.changed { try self.change(change, in: context) }
    try remove(in: context)
  }

  var summary: String {
    [(addedCount, "new"), (changedCount, "changed"), (removed.count, "removed")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  var card: Card {
    var shown = Array(rows.prefix(JournalDraft.mostRows))
    if rows.count > shown.count {
      shown.append(Card.Row([Card.Cell("and \(rows.count - shown.count) lines more")], emphasis: .muted))
    }
    return Card(title: "Journal: \(summary)", rows: shown, notes: notes)
  }

  private mutating func add(
    _ lines: [JournalReading.Line], at place: JournalReading.Place, _ interpreter: Interpreter, in context: ToolContext
  ) throws(ToolError) {
    var items: [LogMeal.Item] = []
    for line in lines {
      let found = interpreter.understand("had \(line.line.sentence)", now: Moment(today: place.day))
      let said = found.flatMap(\.items).map { item in
        LogMeal.Item(
          food: item.food, quantity: item.amount.quantity, unit: item.amount.unit, state: item.state,
          kcal: item.statedEnergy, skipped: line.line.isSkipped ? true : nil)
      }
      if let stated = line.line.statedItem {
        items.append(stated)
      } else if said.isEmpty {
        notes.append(JournalDraft.notUnderstood(line))
      } else {
        items += said
      }
    }
    guard !items.isEmpty else { return }
    let arguments = LogMeal.Arguments(items: items, slot: place.slot, day: place.day.description)
    let draft = try LogMeal().draft(arguments, items, origin: .typed, in: context)
    let meal = try context.written(draft)
    for (item, entry) in zip(items, meal.entries) where entry == nil {
      notes.append("Not understood, so left out: \(item.food), \(place.slot.rawValue) of \(place.day).")
    }
    let entries = meal.entries.compactMap(\.self)
    guard let first = entries.first else { return }
    changes += meal.changes
    joined.insert(first.meal)
    addedCount += entries.count
    rows.append(heading(place.day, place.slot, "new", in: context))
    rows += entries.map { EntryRow.row(number: nil, $0) }
  }

  private mutating func change(_ change: JournalDifference.Change, in context: ToolContext) throws(ToolError) {
    let before = change.before.entry
    var arguments = ChangeEntry.Arguments()
    if change.line.line.isSkipped != before.skipped { arguments.skip = change.line.line.isSkipped }
    if let amount = change.line.line.amount, amount.quantity != JournalLine(before).amount?.quantity {
      arguments.toQuantity = amount.quantity
      if amount.unit == .gram { arguments.toUnit = .gram }
    }
    let after = try context.amend(before, by: arguments)
    guard after != before else { return }
    changes.append(.update(from: .entry(before), to: .entry(after)))
    changedCount += 1
    rows.append(heading(change.before.meal.day, change.before.meal.slot, "changed", in: context))
    rows += EntryRow.change(before, after)
  }

  private mutating func remove(in context: ToolContext) throws(ToolError) {
    guard !removed.isEmpty else { return }
    changes += removed.map { .delete(.entry($0.entry)) }
    changes += try context.emptied(by: removed).filter { change in
      if case .delete(let meal) = change { !joined.contains(meal.id) } else { true }
    }
    var last: UUID?
    for entry in removed {
      if entry.meal.id != last { rows.append(heading(entry.meal.day, entry.meal.slot, "removed", in: context)) }
      last = entry.meal.id
      var row = EntryRow.row(number: nil, entry.entry)
      row.emphasis = .muted
      rows.append(row)
    }
  }

  private func heading(_ day: Day, _ slot: MealSlot, _ what: String, in context: ToolContext) -> Card.Row {
    Card.Row([Card.Cell("\(day.dated(from: context.today)), \(slot.rawValue), \(what)")], emphasis: .heading)
  }

  private static func notUnderstood(_ line: JournalReading.Line) -> String {
    "Not understood, so left out: line \(line.number), \(line.line.sentence.prefix(80))."
  }
}

extension JournalLine {
  /// Energy and a name: what needs no food.
  fileprivate var statedItem: LogMeal.Item? {
    guard let amount, amount.unit == .kilocalorie, RecordName.fits(String(amount.name)) else { return nil }
    return LogMeal.Item(food: String(amount.name), kcal: amount.quantity, skipped: isSkipped ? true : nil)
  }
}

extension MealSlot {
  fileprivate var order: Int { MealSlot.allCases.firstIndex(of: self) ?? 0 }
}
