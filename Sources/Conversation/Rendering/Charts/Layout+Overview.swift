internal import EmbeddedMessages
internal import Messages
internal import Proposals
package import Services

extension Layout {
  /// The lines of an overview: its title, then its parts.
  package func lines(for overview: Overview) -> [StyledLine] {
    lines(for: PrintedCard(title: style.line(overview.title))) + overview.parts.flatMap(lines)
  }

  private func lines(for part: Overview.Part) -> [StyledLine] {
    switch part {
    case .rows(let rows):
      lines(for: PrintedCard(title: "", rows: isTabular ? rows.map(style.printed) : labelled(rows.map(style.printed))))
    case .notes(let notes): notes.flatMap { sentences($0) }
    case .pictures(let pictures): lines(for: PrintedCard(title: "", rows: rows(of: pictures)))
    case .said(let words, _): speech(words)
    case .bars(let chart): plain ? spoken(chart) : BarDrawing(chart, width: width, style)?.lines ?? spoken(chart)
    case .split(let chart): plain ? spoken(chart) : SplitDrawing(chart, width: width, style).lines
    case .line(let chart): plain ? spoken(chart) : LineDrawing(chart, width: width, style)?.lines ?? spoken(chart)
    case .list(let list): lines(for: card(of: list))
    }
  }

  /// A row with the path of each picture.
  private func rows(of pictures: [MealPicture]) -> [PrintedRow] {
    let heading = Card.Row([Card.Cell(.picturesTitle)], emphasis: .heading)
    let rows = pictures.map { Card.Row([Card.Cell($0.caption), Card.Cell(.verbatim($0.path))]) }
    return ([heading] + rows).map(style.printed)
  }

  /// Adds the heading to each cell, for layouts in which cells do not stand below headings: "change: +120 kcal".
  private func labelled(_ rows: [PrintedRow]) -> [PrintedRow] {
    guard let heading = rows.first, heading.emphasis == .heading else { return rows }
    let names = heading.cells.map(\.text)
    return rows.dropFirst().map { row in
      var row = row
      for index in row.cells.indices.dropFirst() where index < names.count && !row.cells[index].text.isEmpty {
        row.cells[index].text = "\(names[index]): \(row.cells[index].text)"
      }
      return row
    }
  }

  /// The list as rows with a sparkline each; in plain layout without, since it says nothing when read aloud.
  private func card(of list: TrendList) -> PrintedCard {
    let rows = list.rows.map { row in
      let sparkline = plain ? "" : Sparkline.text(row.values, columns: Sparkline.usualColumns)
      let drawing = sparkline.isEmpty ? [] : [PrintedRow.Cell(text: sparkline, side: .left)]
      return PrintedRow(row.cells.map(style.printed) + drawing, emphasis: row.emphasis)
    }
    return PrintedCard(title: style.line(list.title), rows: rows)
  }
}
