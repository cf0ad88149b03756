internal import EmbeddedMessages
internal import Messages
package import Proposals

extension Layout {
  /// The narrowest window in which rows are shown as columns.
  private static let narrowestTable = 60

  /// Whether rows may be shown as columns.
  var isTabular: Bool { !plain && width >= Layout.narrowestTable }

  /// The lines of a card: title, rows and notes.
  package func lines(for card: Card) -> [StyledLine] {
    lines(for: style.printed(card))
  }

  func lines(for card: PrintedCard) -> [StyledLine] {
    var lines = TextWrap.lines(card.title, width: width).map { StyledLine($0, .heading) }
    if card.title.isEmpty { lines = [] }
    if plain {
      lines += spokenRows(card.rows)
    } else if isTabular, let table = CardTable.fitting(card.rows, width: width) {
      lines += table.lines
    } else {
      lines += stackedRows(card.rows)
    }
    return lines + (card.said.map { speech($0) } ?? []) + card.notes.flatMap { sentences($0) }
  }

  /// Each row as a sentence: "Item 2 of 3: milk; 200 g; 128 kcal".
  private func spokenRows(_ rows: [PrintedRow]) -> [StyledLine] {
    let last = rows.compactMap(\.number).max() ?? 0
    return rows.flatMap { row in
      let text = row.cells.map(\.text).filter { !$0.isEmpty }.joined(separator: "; ")
      let item = row.number.map { style.words(.itemOf(number: $0, last: last, row: .verbatim(text))) } ?? text
      return TextWrap.lines(item, width: width).map { StyledLine($0, row.style) }
    }
  }

  /// Each row with its name on one line and the rest indented below.
  private func stackedRows(_ rows: [PrintedRow]) -> [StyledLine] {
    let margin = NumberMargin(rows)
    return rows.flatMap { row in
      let figures = row.cells.dropFirst().map(\.text).filter { !$0.isEmpty }
      let indent = String(repeating: " ", count: max(margin.width, 2))
      let below = joined(figures, width: width - indent.count).map { StyledLine(indent + $0, row.style) }
      return margin.nameLines(of: row, width: width) + below
    }
  }

  /// Joins cells into as few lines as possible. A line breaks between cells, or within one that is too long.
  private func joined(_ cells: [String], width: Int) -> [String] {
    var lines: [String] = []
    for cell in cells {
      if let line = lines.last, line.displayWidth + 3 + cell.displayWidth <= width {
        lines[lines.count - 1] = line + "   " + cell
      } else {
        lines += TextWrap.lines(cell, width: width)
      }
    }
    return lines
  }
}
