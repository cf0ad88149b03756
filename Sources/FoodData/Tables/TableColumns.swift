internal import Words

/// Where the columns of a table stand, by the names in its header.
package struct TableColumns: Hashable, Sendable {
  /// The header as it is written.
  package let names: [String]
  private let positions: [String: Int]

  /// Of two columns of one name the first counts. Upper and lower case, and spaces around a name, make no difference.
  package init(_ names: [String]) {
    self.names = names
    positions = Dictionary(
      names.enumerated().map { (TableColumns.key($1), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The header that was just read.
  package init(_ row: borrowing TableRow) {
    self.init((0..<row.count).map { row.text($0) })
  }

  /// The place of a column, from 0; nil where no column has the name.
  package subscript(name: String) -> Int? { positions[TableColumns.key(name)] }

  /// The place of a column, from 0. Throws `.missingColumn` where no column has the name.
  package func require(_ name: String) throws(TableError) -> Int {
    guard let position = self[name] else { throw .missingColumn(name) }
    return position
  }

  /// The first of these that is there.
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
  /// No bytes, or nothing but blank lines.
  case empty
  /// UTF-16, as spreadsheets write "Unicode text": save it as CSV UTF-8.
  case notUTF8
  /// A spreadsheet or an archive, not a table of text.
  case notText
}
