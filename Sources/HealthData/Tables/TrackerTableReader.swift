internal import FoodData
internal import Nutrition

/// Reads a tracker's table of days from pieces of any size: energy burned by activity, and body weight. The energy of
/// several rows with the same day is added up.
package struct TrackerTableReader {
  /// The most rows: one a day for three lifetimes.
  private static let mostRows = 100_000
  /// The most lines of titles before the header.
  private static let mostTitles = 5
  private static let limits = TableLimits(recordBytes: 1 << 16, columns: 256)

  private struct Row {
    let day: TrackerDay
    let energy: FixedDecimal?
    let kilograms: FixedDecimal?
  }

  private var table: TrackerTable
  private var reader: TableReader
  private var isBehindHeader = false
  private var order = DayOrder()
  private var rows: [Row] = []
  private var leftOut = 0

  /// - Parameter head: the beginning of the file; nil is returned where it is not a table of days.
  package init?(head: [UInt8]) {
    guard let table = TrackerTableReader.table(head) else { return nil }
    self.table = table
    reader = TableReader(TrackerTableReader.format(table.separator), limits: TrackerTableReader.limits)
  }

  /// Whether the beginning of a file has the header of such a table, possibly after a few lines of titles.
  package static func recognises(_ head: [UInt8]) -> Bool { table(head) != nil }

  /// Tries each possible separator, and returns the table for which one of the first lines is a header.
  private static func table(_ head: [UInt8]) -> TrackerTable? {
    guard !head.prefix(4_096).contains(0) else { return nil }
    for separator in [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")] {
      var reader = TableReader(format(separator), limits: limits)
      reader.feed(head)
      reader.finish()
      for _ in 0...mostTitles {
        guard case .row = reader.next() else { break }
        let header = (0..<reader.row.count).map { reader.row.text($0) }
        if let table = TrackerTable(header: header, separator: separator) { return table }
      }
    }
    return nil
  }

  private static func format(_ separator: UInt8) -> TableFormat {
    TableFormat(separator: separator, encoding: .recognised)
  }

  /// Takes the next bytes of the file, from its beginning.
  ///
  /// - Throws: `.tooMuch` for more than 100,000 rows.
  package mutating func feed(_ piece: [UInt8]) throws(HealthDataError) {
    reader.feed(piece)
    try takeRows()
  }

  /// The table's content, once all of it was fed.
  package mutating func finish() throws(HealthDataError) -> HealthDays {
    reader.finish()
    try takeRows()
    guard !order.isOpen else { throw .ambiguousDays }
    var days = HealthDays()
    days.leftOut = leftOut
    for row in rows {
      guard let day = order.day(row.day) else {
        days.leftOut += 1
        continue
      }
      if let energy = row.energy, energy > .zero { days.active[day, default: .zero] += energy }
      if let kilograms = row.kilograms { days.weights[day] = kilograms.rounded(toPlaces: 2) }
    }
    for (day, energy) in days.active {
      days.active[day] = energy <= HealthBounds.mostEnergy ? energy.rounded(toPlaces: 3) : nil
      guard energy > HealthBounds.mostEnergy else { continue }
      days.doubtful.insert(day)
      days.leftOut += 1
    }
    return days
  }

  private mutating func takeRows() throws(HealthDataError) {
    while true {
      switch reader.next() {
      case .exhausted: return
      case .rejected: leftOut += isBehindHeader ? 1 : 0
      case .row:
        guard isBehindHeader else {
          let header = (0..<reader.row.count).map { reader.row.text($0) }
          isBehindHeader = TrackerTable(header: header, separator: table.separator) != nil
          continue
        }
        guard rows.count < TrackerTableReader.mostRows else { throw .tooMuch }
        take()
      }
    }
  }

  /// Takes the current row. Empty cells are ignored.
  private mutating func take() {
    let hasEnergy = table.energy.map { !isBlank($0) } ?? false
    let hasWeight = table.weight.map { !isBlank($0) } ?? false
    guard hasEnergy || hasWeight else { return }
    guard let day = TrackerDay(reader.row.text(table.day).filter { $0 != "\u{FEFF}" }) else {
      leftOut += 1
      return
    }
    let energy = hasEnergy ? number(table.energy).map { table.isKilojoules ? HealthUnit.ofKilojoules($0) : $0 } : nil
    let kilograms = hasWeight ? number(table.weight).map { table.isPounds ? HealthUnit.ofPounds($0) : $0 } : nil
    let goodEnergy = energy.flatMap { $0 >= .zero && $0 <= HealthBounds.mostEnergy ? $0 : nil }
    let goodWeight = kilograms.flatMap { HealthBounds.weight.contains($0) ? $0 : nil }
    if (hasEnergy && goodEnergy == nil) || (hasWeight && goodWeight == nil) { leftOut += 1 }
    order.note(day)
    rows.append(Row(day: day, energy: goodEnergy, kilograms: goodWeight))
  }

  private func isBlank(_ column: Int) -> Bool { reader.row.text(column).allSatisfy(\.isWhitespace) }

  /// "412", "1.234,5", "412 kcal".
  private func number(_ column: Int?) -> FixedDecimal? {
    guard let column else { return nil }
    let text = reader.row.text(column)
    let digits = text.prefix { !$0.isLetter }
    return TrackerNumber.read(digits, separator: table.separator)
  }
}
