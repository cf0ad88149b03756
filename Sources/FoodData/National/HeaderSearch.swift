internal import Nutrition
internal import Words

/// Finds the header of a mapping in the first records of a table.
struct HeaderSearch {
  static let separators: [UInt8] = [UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: ","), UInt8(ascii: "|")]

  let mapping: TableMapping
  let separator: UInt8
  private(set) var columns: MappedColumns
  /// How many records come before the first food.
  private(set) var leading = 0
  private(set) var width = 0

  init(_ mapping: TableMapping, head: [UInt8], separator: UInt8, lines: Int) {
    self.mapping = mapping
    self.separator = separator
    columns = MappedColumns(mapping, in: [])
    let rows = HeaderSearch.rows(of: head, separator, lines: lines)
    for start in rows.indices {
      take(rows, from: start)
      if columns.missing.isEmpty { return }
    }
  }

  /// Takes the header that begins at a record, together with rows of codes and short labels below it, where it has more
  /// of the mapping's columns than the best one so far.
  private mutating func take(_ rows: [[String]], from start: Int) {
    var header = rows[start].map { [$0] }
    var found = MappedColumns(mapping, in: header)
    guard let name = found[.name] else { return }
    var next = start + 1
    while next < rows.count, next <= start + 3, rows[next].count == header.count,
      isBelowHeader(rows[next], name: name, id: found[.id])
    {
      for index in header.indices { header[index].append(rows[next][index]) }
      next += 1
    }
    found = MappedColumns(mapping, in: header)
    guard found.found.count > columns.found.count else { return }
    columns = found
    leading = next
    width = header.count
  }

  private func isBelowHeader(_ row: [String], name: Int, id: Int?) -> Bool {
    row[name].isEmpty && (id.map { row[$0].isEmpty } ?? true) && row.contains { !$0.isEmpty }
  }

  func isBetter(than other: HeaderSearch?) -> Bool {
    guard let other else { return true }
    if columns.missing.isEmpty != other.columns.missing.isEmpty { return columns.missing.isEmpty }
    return columns.found.count > other.columns.found.count
  }

  /// Whether it is clearly this table although columns are missing: the id, the name and half of the figures are there.
  var isNearly: Bool {
    columns[.id] != nil && columns[.name] != nil && columns.figureColumns.count >= 4
  }

  /// The decimal mark of most numbers in the first records.
  func decimalSign(_ head: [UInt8]) -> UInt8 {
    let (comma, point) = (UInt8(ascii: ","), UInt8(ascii: "."))
    var counts = (commas: 0, points: 0)
    for row in HeaderSearch.rows(of: head, separator, lines: 2_000).dropFirst(leading) {
      for column in columns.figureColumns where column < row.count {
        let cell = row[column].utf8
        guard cell.contains(where: \.isDigit) else { continue }
        if cell.contains(comma) { counts.commas += 1 }
        if cell.contains(point) { counts.points += 1 }
      }
    }
    if counts.commas == counts.points { return separator == comma ? point : comma }
    return counts.commas > counts.points ? comma : point
  }

  /// The fields of the first records; a record that cannot be read is empty.
  static func rows(of head: [UInt8], _ separator: UInt8, lines: Int) -> [[String]] {
    var reader = TableReader(TableFormat(separator: separator, encoding: .recognised))
    reader.feed(head)
    var rows: [[String]] = []
    while rows.count < lines {
      switch reader.next() {
      case .row: rows.append((0..<reader.row.count).map { reader.row.text($0).trimmed })
      case .rejected: rows.append([])
      case .exhausted:
        // A short table may end without a line break.
        reader.finish()
        guard case .row = reader.next() else { return rows }
        rows.append((0..<reader.row.count).map { reader.row.text($0).trimmed })
      }
    }
    return rows
  }
}
