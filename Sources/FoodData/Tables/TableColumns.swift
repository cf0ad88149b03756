internal import Words

/// The positions of a table's columns, by the names in its header.
package struct TableColumns: Hashable, Sendable {
  /// The header as written.
  package let names: [String]
  private let positions: [String: Int]

  /// The first of several columns with the same name counts. Case, and spaces around a name, are ignored.
  package init(_ names: [String]) {
    self.names = names
    positions = Dictionary(
      names.enumerated().map { (TableColumns.key($1), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// From the header row that was just read.
  package init(_ row: borrowing TableRow) {
    self.init((0..<row.count).map { row.text($0) })
  }

  /// The index of a column, from 0; nil where no column has the name.
  package subscript(name: String) -> Int? { positions[TableColumns.key(name)] }

  /// The index of a column, from 0. Throws `.missingColumn` where no column has the name.
  package func require(_ name: String) throws(TableError) -> Int {
    guard let position = self[name] else { throw .missingColumn(name) }
    return position
  }

  /// The index of the first of these columns that exists.
  package func require(anyOf names: [String]) throws(TableError) -> Int {
    for name in names {
      if let position = self[name] { return position }
    }
    throw .missingColumn(names.first ?? "")
  }

  private static func key(_ name: String) -> String {
    name.trimmed.lowercased()
  }
}

/// Why a table as a whole cannot be read.
package enum TableError: Error, Hashable, Sendable {
  case missingColumn(String)
  /// There are no bytes, or only blank lines.
  case empty
  /// The table is in UTF-16, as spreadsheets write "Unicode text"; it has to be saved as CSV UTF-8.
  case notUTF8
  /// It is a spreadsheet or an archive, not a text table.
  case notText
}
