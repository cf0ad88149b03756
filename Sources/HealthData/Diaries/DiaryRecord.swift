internal import Nutrition

/// A record of a diary: a row of a table, or an object of a document. None of the values is trusted.
protocol DiaryRecord {
  /// Whether there is a value in the column.
  func has(_ column: DiaryColumn) -> Bool
  /// A text on one line; empty where there is none.
  func text(_ column: DiaryColumn, limit: Int) -> String
  /// A number in larder's unit.
  func figure(_ column: DiaryColumn) -> FixedDecimal?
  /// The unit of a column's figures; nil where nothing says it.
  func unit(_ column: DiaryColumn) -> String?
  /// A number within a text.
  func number(_ text: Substring) -> FixedDecimal?
}

extension DiaryRecord {
  func text(_ column: DiaryColumn) -> String { text(column, limit: 120) }

  /// "2024-05-01T12:30:00.000" is a local time; with Z or an offset it is an instant.
  func moment(_ zone: Zone) -> (day: Day, time: ClockTime?)? {
    let text = text(.moment, limit: 40)
    let parts = text.split(maxSplits: 1) { $0 == "T" || $0 == " " }
    guard let first = parts.first, let day = Day(first) else { return nil }
    guard parts.count == 2 else { return (day, nil) }
    if parts[1].contains(where: { $0 == "Z" || $0 == "+" || $0 == "-" }) {
      guard let instant = Instant(iso8601: text) else { return nil }
      let local = zone.local(instant)
      return (local.day, local.time)
    }
    return (day, DiaryCell.time(String(parts[1].prefix(5))))
  }
}
