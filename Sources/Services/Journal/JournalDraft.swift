internal import Calls
internal import EmbeddedMessages
internal import FoundationEssentials
internal import Interpreter
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// The differences of an edited journal, as they would be saved.
struct JournalDraft {
  /// Further rows are only counted.
  private static let mostRows = 60
  /// The most lines or entries named in a note.
  private static let mostListed = 10

  private(set) var changes: [Change] = []
  private(set) var rows: [Card.Row] = []
  private(set) var notes: [Text] = []
  /// What would be deleted. Nothing is, while a line cannot be read: it may be the line of an entry that seems to be missing.
  private(set) var removed: [LoggedEntry] = []
  /// The lines that cannot be read, in order.
  private(set) var unread: [UnreadLine] = []
  private var addedCount = 0
  private var changedCount = 0
  /// Meals to which something is added, which are kept even if their other entries leave.
  private var joined: Set<UUID> = []

  init(_ difference: JournalDifference, in context: ToolContext) throws(ToolError) {
    let interpreter = Interpreter(
      lexicon: context.lexicon, finder: ProfileFoodFinder(bank: context.foodBank, profile: context.profile))
    let places = difference.added.keys.sorted {
      $0.day == $1.day ? $0.slot.order < $1.slot.order : $0.day < $1.day
    }
    for place in places {
      let departing = difference.removed.filter { $0.meal.day == place.day && $0.meal.slot == place.slot }
      try add(
        difference.added[place] ?? [], at: place, beside: departing.map(\.entry), interpreter, in: context)
    }
    for change in difference.changed { try self.change(change, in: context) }
    unread.sort { $0.number < $1.number }
    if unread.isEmpty { removed = difference.removed } else { noteLeftOut(keeping: difference.removed, in: context) }
    try remove(in: context)
  }

  /// "3 new", "1 changed".
  var parts: [Text] {
    let parts: [(Int, Text)] = [
      (addedCount, .journalNew(count: addedCount)), (changedCount, .journalChanged(count: changedCount)),
      (removed.count, .journalRemoved(count: removed.count)),
    ]
    return parts.filter { $0.0 > 0 }.map(\.1)
  }

  var card: Card {
    var shown = Array(rows.prefix(JournalDraft.mostRows))
    if rows.count > shown.count {
      shown.append(Card.Row([Card.Cell(.journalMore(count: rows.count - shown.count))], emphasis: .muted))
    }
    return Card(title: .journalTitle(parts: parts), rows: shown, notes: notes)
  }

  private mutating func add(
    _ lines: [JournalReading.Line], at place: JournalReading.Place, beside departing: [Entry],
    _ interpreter: Interpreter, in context: ToolContext
  ) throws(ToolError) {
    let additions = try JournalAdditions(lines, at: place, beside: departing, interpreter, in: context)
    unread += additions.unread
    guard let meal = additions.meal, let first = meal.entries.compactMap(\.self).first else { return }
    let entries = meal.entries.compactMap(\.self)
    changes += meal.changes
    joined.insert(first.meal)
    addedCount += entries.count
    rows.append(heading(.journalPartNew(day: DayName(place.day, from: context.today), slot: place.slot)))
    rows += entries.map { EntryRow.row(number: nil, $0) }
  }

  private mutating func change(_ change: JournalDifference.Change, in context: ToolContext) throws(ToolError) {
    let before = change.before.entry
    var arguments = ChangeEntryCall()
    if change.line.line.isSkipped != before.skipped { arguments.skip = change.line.line.isSkipped }
    if let amount = change.line.line.amount, amount.quantity != JournalLine(before).amount?.quantity {
      arguments.toQuantity = amount.quantity
      if amount.unit == .gram { arguments.toUnit = .gram }
    }
    let after: Entry
    do throws(ToolError) {
      after = try context.amend(before, by: arguments)
    } catch {
      unread.append(UnreadLine(change.line, .impossible(error)))
      return
    }
    guard after != before else { return }
    changes.append(.update(from: .entry(before), to: .entry(after)))
    changedCount += 1
    let meal = change.before.meal
    rows.append(heading(.journalPartChanged(day: DayName(meal.day, from: context.today), slot: meal.slot)))
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
      let meal = entry.meal
      if meal.id != last {
        rows.append(heading(.journalPartRemoved(day: DayName(meal.day, from: context.today), slot: meal.slot)))
      }
      last = meal.id
      var row = EntryRow.row(number: nil, entry.entry)
      row.emphasis = .muted
      rows.append(row)
    }
  }

  /// Notes what stays unchanged because lines are left out.
  private mutating func noteLeftOut(keeping kept: [LoggedEntry], in context: ToolContext) {
    let lines = unread.map { Text.journalLineWords(number: $0.number, words: $0.words) }
    if !lines.isEmpty { notes.append(.journalLeftOut(lines: JournalDraft.listed(lines))) }
    let entries = kept.map { entry in
      Text.journalEntry(
        words: JournalLine(entry.entry).key, slot: entry.meal.slot, day: DayName(entry.meal.day, from: context.today))
    }
    if !entries.isEmpty { notes.append(.journalStays(entries: JournalDraft.listed(entries))) }
  }

  private static func listed(_ texts: [Text]) -> [Text] {
    guard texts.count > mostListed else { return texts }
    return texts.prefix(mostListed) + [.unreadLinesMore(count: texts.count - mostListed)]
  }

  private func heading(_ words: Text) -> Card.Row { Card.Row([Card.Cell(words)], emphasis: .heading) }
}

extension MealSlot {
  fileprivate var order: Int { MealSlot.allCases.firstIndex(of: self) ?? 0 }
}
