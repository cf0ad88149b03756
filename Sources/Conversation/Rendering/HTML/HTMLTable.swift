internal import Messages
internal import Proposals
internal import Services

/// Rows as a table. On a narrow screen each cell shows its heading before it.
struct HTMLTable {
  private let caption: String
  private let heading: [PrintedRow.Cell]
  private let rows: [PrintedRow]

  /// Where the first row is a heading, it names the columns, and its first cell is the table's caption.
  init(_ rows: [Card.Row], _ style: LanguageStyle) {
    let rows = rows.map(style.printed)
    let hasHeading = rows.first?.emphasis == .heading
    heading = hasHeading ? rows[0].cells : []
    caption = heading.first?.text ?? ""
    self.rows = hasHeading ? Array(rows.dropFirst()) : rows
  }

  init(_ list: TrendList, _ style: LanguageStyle) {
    caption = style.line(list.title)
    heading = []
    rows = list.rows.map { PrintedRow($0.cells.map(style.printed), emphasis: $0.emphasis) }
  }

  var text: String {
    let named = caption.isEmpty ? "" : HTMLText.element("caption", caption) + "\n"
    return "<div class=\"scroll\"><table>\n\(named)\(head)<tbody>\n\(rows.map(row).joined(separator: "\n"))\n</tbody>\n"
      + "</table></div>"
  }

  private var head: String {
    guard heading.count > 1 else { return "" }
    let cells = heading.enumerated().map { index, cell in
      HTMLText.element("th", index == 0 ? "" : cell.text, "scope=\"col\"" + side(cell))
    }
    return "<thead><tr>\(cells.joined())</tr></thead>\n"
  }

  private func row(_ row: PrintedRow) -> String {
    let cells = row.cells.enumerated().map { index, cell in
      guard index > 0 else { return HTMLText.element("th", cell.text, "scope=\"row\"") }
      let name = index < heading.count && !cell.text.isEmpty ? heading[index].text : ""
      let attribute = name.isEmpty ? "" : "data-name=\"\(HTMLText.escaped(name))\""
      return HTMLText.element("td", cell.text, attribute + side(cell))
    }
    return "<tr>\(cells.joined())</tr>"
  }

  private func side(_ cell: PrintedRow.Cell) -> String { cell.side == .right ? " class=\"right\"" : "" }
}
