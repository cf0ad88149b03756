package import Nutrition
package import Store

/// The diary as plain text that can be edited anywhere: a heading for each day and each meal, and a line for each entry.
///
/// ```
/// # larder journal 1 of me, written 2026-11-20T12:30:00Z
///
/// 2026-11-20 Friday
/// lunch
///   200 g pasta, cooked  # 316 kcal
/// ```
/// A line that begins with # is a comment. An indented line is always an entry.
package enum JournalText {
  private static let mark = "# larder journal 1 of "
  private static let written = ", written "
  private static let remarks = [
    "# Change amounts, add lines, remove lines, then: larder apply FILE. It shows the difference before anything is saved.",
    "# A day without its heading stays as it is. What stands behind # only informs.",
  ]

  /// Calls `write` with one piece at a time.
  package static func write(
    _ days: ClosedRange<Day>, of profile: Profile, at now: Instant, from store: Store, to write: (String) -> Void
  ) throws(StoreError) {
    write("\(mark)\(profile.name)\(written)\(LocalTime(now, offset: 0).iso8601)\n")
    for remark in remarks { write(remark + "\n") }
    try store.unchanging { () throws(StoreError) in
      for record in try store.dayRecords(of: profile.id, from: days.lowerBound, through: days.upperBound)
      where record.entries > 0 {
        let weekday = record.day.weekday.rawValue
        write("\n\(record.day) \(weekday.prefix(1).uppercased() + weekday.dropFirst())\n")
        var slot: MealSlot?
        for meal in try store.diary(of: profile.id, on: record.day).meals {
          if meal.meal.slot != slot { write("\(meal.meal.slot.rawValue)\n") }
          slot = meal.meal.slot
          for entry in meal.entries { write("  \(JournalLine.text(of: entry))\n") }
        }
      }
    }
  }

  /// The profile and the time of writing that a text gives at its top; nil where it does not.
  package static func header(of text: String) -> (profile: String, written: Instant)? {
    let line = text[..<(text.utf8.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? text.endIndex)]
    guard line.hasPrefix(mark), let mention = line.ranges(of: written).last,
      let instant = Instant(iso8601: line[mention.upperBound...])
    else { return nil }
    return (String(line[line.index(line.startIndex, offsetBy: mark.count)..<mention.lowerBound]), instant)
  }
}
