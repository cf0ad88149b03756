internal import Proposals

/// The left margin of a card's rows, which holds their numbers. Headings extend into it.
struct NumberMargin {
  private let digits: Int

  init(_ rows: [PrintedRow]) {
    digits = rows.compactMap(\.number).map { String($0).count }.max() ?? 0
  }

  /// In columns, including the two spaces after a number; 0 where no row has one.
  var width: Int { digits == 0 ? 0 : digits + 2 }

  /// The margin of a row's first line.
  func span(_ row: PrintedRow) -> StyledLine.Span {
    guard let number = row.number else { return blank(row) }
    let text = String(number)
    return .init(String(repeating: " ", count: max(digits - text.count, 0)) + text + "  ", .number)
  }

  /// The margin of a row's further lines.
  func blank(_ row: PrintedRow) -> StyledLine.Span {
    .init(row.emphasis == .heading ? "" : String(repeating: " ", count: width))
  }

  /// The row's name on lines of its own, after the margin.
  func nameLines(of row: PrintedRow, width: Int) -> [StyledLine] {
    let indent = row.emphasis == .heading ? 0 : self.width
    return TextWrap.lines(row.name, width: width - indent).enumerated().map { index, text in
      StyledLine([index == 0 ? span(row) : blank(row), .init(text, row.style)])
    }
  }
}
