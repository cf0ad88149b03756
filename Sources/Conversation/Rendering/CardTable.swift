internal import Proposals

/// The rows of a card in columns.
///
/// The first cell is the name. The others are aligned, three spaces apart, or two in a narrow window. A name too long for its
/// column gets a line of its own above its figures.
struct CardTable {
  /// The usual width of the names' column, so that short names have some space and successive cards of a meal line up.
  private static let usualNames = 16
  /// Where less than this is left for names, the rows are not shown as a table.
  private static let narrowestNames = 10

  private let rows: [PrintedRow]
  private let width: Int
  private let margin: NumberMargin
  private let columns: FigureColumns
  private let nameWidth: Int

  /// Nil where the figures leave no room for names.
  static func fitting(_ rows: [PrintedRow], width: Int) -> CardTable? {
    CardTable(rows, width: width, gap: 3, leastNames: usualNames)
      ?? CardTable(rows, width: width, gap: 2, leastNames: narrowestNames)
  }

  private init?(_ rows: [PrintedRow], width: Int, gap: Int, leastNames: Int) {
    let margin = NumberMargin(rows)
    let columns = FigureColumns(rows, gap: gap)
    let room = width - margin.width - columns.width
    let names = rows.filter { $0.cells.count > 1 }.map { row in
      row.name.displayWidth - (row.emphasis == .heading ? margin.width : 0)
    }
    guard names.isEmpty || room >= min(names.max() ?? 0, leastNames) else { return nil }
    let longest = names.filter { $0 <= room }.max() ?? 0
    nameWidth = min(max(longest, CardTable.usualNames), room)
    (self.rows, self.width, self.margin, self.columns) = (rows, width, margin, columns)
  }

  var lines: [StyledLine] { rows.flatMap(lines) }

  private func lines(of row: PrintedRow) -> [StyledLine] {
    let style = row.style
    let figures = columns.text(of: row)
    let column = nameWidth + (row.emphasis == .heading ? margin.width : 0)
    if !figures.isEmpty, row.name.displayWidth <= column {
      return [StyledLine([margin.span(row), .init(row.name.padded(to: column, .left) + figures, style)])]
    }
    let head = margin.nameLines(of: row, width: width)
    let below = String(repeating: " ", count: margin.width + nameWidth)
    return figures.isEmpty ? head : head + [StyledLine(below + figures, style)]
  }
}
