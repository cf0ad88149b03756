internal import Messages
internal import Nutrition
internal import Proposals
internal import Services

/// A card in the words of a language. Each text is cleaned and on one line.
struct PrintedCard: Hashable {
  var title: String
  var rows: [PrintedRow]
  /// A model's remark on the card.
  var said: String?
  var notes: [String]

  init(title: String, rows: [PrintedRow] = [], notes: [String] = []) {
    (self.title, self.rows, self.notes) = (title, rows, notes)
  }
}

/// A row of a card in the words of a language.
struct PrintedRow: Hashable {
  struct Cell: Hashable {
    var text: String
    var side: Card.Cell.Side
  }

  var number: Int?
  var cells: [Cell]
  var emphasis: Card.Emphasis
  var tint: ProfileColour?

  init(number: Int? = nil, _ cells: [Cell], emphasis: Card.Emphasis, tint: ProfileColour? = nil) {
    (self.number, self.cells, self.emphasis, self.tint) = (number, cells, emphasis, tint)
  }

  /// The first cell.
  var name: String { cells.first?.text ?? "" }

  var style: Style { tint.map { .tint($0) } ?? emphasis.style }
}

extension LanguageStyle {
  /// The card in words; of a brief card only what it shows.
  func printed(_ card: Card) -> PrintedCard {
    let (rows, notes) = card.brief.map { ($0.rows, $0.notes) } ?? (card.rows, card.notes)
    var printed = PrintedCard(title: line(card.title), rows: rows.map(self.printed), notes: notes.map(line))
    printed.said = card.said
    return printed
  }

  func printed(_ row: Card.Row) -> PrintedRow {
    PrintedRow(number: row.number, row.cells.map(printed), emphasis: row.emphasis, tint: row.tint)
  }

  func printed(_ cell: Card.Cell) -> PrintedRow.Cell {
    PrintedRow.Cell(text: line(cell.text).trimmedAtEnd, side: cell.side)
  }

  /// A text on one line.
  func line(_ text: Text) -> String { PrintableText.clean(words(text)) }
}

extension Card.Emphasis {
  var style: Style {
    switch self {
    case .plain: .plain
    case .heading: .heading
    case .total: .total
    case .muted: .muted
    case .within: .within
    case .outside: .outside
    }
  }
}
