internal import Proposals

/// The columns of a card's cells after the name, each aligned to its own side.
///
/// Two spaces within a cell divide it into closer columns: the parts of "P 11.6  C 61.8  F 1.9" line up figure by figure.
struct FigureColumns {
  private static let innerGap = 2

  /// The spaces before each column.
  private let gap: Int
  /// For each column, the widths of its parts; a single part where no cell is divided.
  private let parts: [[Int]]

  init(_ rows: [PrintedRow], gap: Int) {
    self.gap = gap
    let count = rows.map { $0.cells.count - 1 }.max() ?? 0
    parts = (0..<max(count, 0)).map { column in
      FigureColumns.parts(of: rows.compactMap { $0.cells.dropFirst(column + 1).first?.text })
    }
  }

  /// The width in columns of the terminal, with the gap before each column.
  var width: Int { parts.reduce(0) { $0 + gap + FigureColumns.width(of: $1) } }

  /// The cells of a row after its name, each with the gap before it; empty where there are none.
  func text(of row: PrintedRow) -> String {
    zip(row.cells.dropFirst(), parts).map { cell, widths in
      let texts = FigureColumns.split(cell.text)
      let column = FigureColumns.width(of: widths)
      let gap = String(repeating: " ", count: gap)
      if texts.count == 1 { return gap + cell.text.padded(to: column, cell.side) }
      let padded = zip(texts, widths).map { $0.padded(to: $1, cell.side) }
      return gap + padded.joined(separator: "  ").padded(to: column, .left)
    }.joined().trimmedAtEnd
  }

  private static func parts(of cells: [String]) -> [Int] {
    let divided = cells.map { split($0).map(\.displayWidth) }
    let whole = divided.filter { $0.count == 1 }.compactMap(\.first).max() ?? 0
    var widths = divided.filter { $0.count > 1 }.reduce([], longest)
    guard !widths.isEmpty else { return [whole] }
    // The last part also takes the extra width of an undivided cell.
    widths[widths.count - 1] += max(whole - width(of: widths), 0)
    return widths
  }

  private static func longest(_ left: [Int], _ right: [Int]) -> [Int] {
    (0..<max(left.count, right.count)).map { index in
      max(index < left.count ? left[index] : 0, index < right.count ? right[index] : 0)
    }
  }

  private static func width(of parts: [Int]) -> Int {
    parts.reduce(0, +) + innerGap * max(parts.count - 1, 0)
  }

  /// Splits a cell at two spaces; a cell without them is one part.
  private static func split(_ cell: String) -> [String] {
    let bytes = cell.utf8
    var parts: [String] = []
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      let next = bytes.index(after: index)
      if bytes[index] == 0x20, next < bytes.endIndex, bytes[next] == 0x20 {
        if start < index { parts.append(String(cell[start..<index])) }
        start = bytes.index(after: next)
        index = start
      } else {
        index = next
      }
    }
    if start < bytes.endIndex { parts.append(String(cell[start...])) }
    return parts.isEmpty ? [cell] : parts
  }
}

extension String {
  /// The text padded with spaces to `columns`: after it, or before it on the right side.
  func padded(to columns: Int, _ side: Card.Cell.Side) -> String {
    let spaces = String(repeating: " ", count: max(columns - displayWidth, 0))
    return side == .left ? self + spaces : spaces + self
  }
}
