/// A CSV table whose first row names the columns. A quoted cell may hold commas, line breaks and doubled quotes.
package struct CommaSeparatedTable {
  /// The rows, as values by column name.
  package let rows: [[String: String]]

  /// Parses a table. Rows with more or fewer cells than the first are skipped; of two columns with the same name the first
  /// counts.
  package init(_ text: String) {
    var lines = CommaSeparatedTable.cells(of: text)
    let names = lines.isEmpty ? [] : lines.removeFirst()
    rows = lines.filter { $0.count == names.count }.map { cells in
      Dictionary(zip(names, cells)) { first, _ in first }
    }
  }

  private static func cells(of text: String) -> [[String]] {
    var lines: [[String]] = []
    var cells: [String] = []
    var cell: [UInt8] = []
    var isQuoted = false
    let quote = UInt8(ascii: "\"")
    for byte in text.utf8 {
      switch byte {
      case quote:
        // The second of two quotes in a quoted cell reopens the cell; the pair stands for one quote.
        if !isQuoted, !cell.isEmpty { cell.append(quote) }
        isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted:
        cells.append(String(decoding: cell, as: UTF8.self))
        cell = []
      case UInt8(ascii: "\n") where !isQuoted:
        lines.append(cells + [String(decoding: cell, as: UTF8.self)])
        (cells, cell) = ([], [])
      case UInt8(ascii: "\r") where !isQuoted: break
      default: cell.append(byte)
      }
    }
    if !cells.isEmpty || !cell.isEmpty { lines.append(cells + [String(decoding: cell, as: UTF8.self)]) }
    return lines
  }
}
