internal import Nutrition
internal import Store

/// The differences between an edited text and the diary, by day and meal. Lines are matched first by their whole text, in
/// order, and then by their food, in which case the amount has changed.
struct JournalDifference {
  struct Change {
    let before: LoggedEntry
    let line: JournalReading.Line
  }

  private(set) var added: [JournalReading.Place: [JournalReading.Line]] = [:]
  private(set) var changed: [Change] = []
  private(set) var removed: [LoggedEntry] = []
  /// The days with differences.
  private(set) var days: [Day] = []

  /// - Parameter written: what was logged after that moment is not in the text and stays.
  init(_ reading: JournalReading, written: Instant?, in context: ToolContext) throws(ToolError) {
    for day in reading.days {
      let logged = try context.diaryEntries(on: day)
      let before = added.count + changed.count + removed.count
      for slot in MealSlot.allCases {
        let place = JournalReading.Place(day: day, slot: slot)
        compare(
          reading.lines[place] ?? [], with: logged.filter { $0.meal.slot == slot }, at: place, written: written)
      }
      if added.count + changed.count + removed.count > before { days.append(day) }
    }
  }

  private mutating func compare(
    _ lines: [JournalReading.Line], with entries: [LoggedEntry], at place: JournalReading.Place, written: Instant?
  ) {
    var left = entries.map { (entry: $0, line: JournalLine($0.entry)) }
    var rest: [JournalReading.Line] = []
    for line in lines {
      if let index = left.firstIndex(where: { $0.line.key == line.line.key }) {
        left.remove(at: index)
      } else {
        rest.append(line)
      }
    }
    for line in rest {
      if let index = left.firstIndex(where: { $0.line.isOfSameFood(as: line.line) }) {
        changed.append(Change(before: left.remove(at: index).entry, line: line))
      } else {
        added[place, default: []].append(line)
      }
    }
    removed += left.map(\.entry).filter { entry in written.map { entry.entry.created <= $0 } ?? true }
  }
}

extension JournalLine {
  /// Whether the lines differ only in the amount, or in whether the food was eaten.
  fileprivate func isOfSameFood(as other: JournalLine) -> Bool {
    guard let amount, let otherAmount = other.amount else { return sentence == other.sentence }
    return amount.unit == otherAmount.unit && amount.name == otherAmount.name
  }
}
