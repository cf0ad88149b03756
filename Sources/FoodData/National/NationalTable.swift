internal import Nutrition

/// A food table with known columns: from a built-in mapping, a given one, or one guessed from its headers.
package struct NationalTable: Hashable, Sendable {
  /// The mapping that fits best.
  package let mapping: TableMapping
  let format: TableFormat
  let decimalSign: UInt8
  let columns: MappedColumns
  /// How many records come before the first food, including the header.
  let leading: Int
  /// How many fields a record has.
  let width: Int

  /// Why a table cannot be read.
  package enum ReadingError: Error, Hashable, Sendable {
    /// No mapping fits, and the headers are not clear enough.
    case unknownTable
    /// It is a known table or the one of the given mapping, but these columns are missing.
    case missingColumns(table: String, [String])
    /// The header gives another unit than the mapping.
    case wrongUnit(table: String, header: String)
    /// The table is in UTF-16, as spreadsheets write "Unicode text"; it has to be saved as CSV UTF-8.
    case notUTF8
    /// It is a spreadsheet or another archive, and has to be saved as CSV.
    case notText
  }

  /// The most lines of titles that may come before the header.
  private static let mostLeading = 30

  /// Recognises a table.
  ///
  /// - Parameters:
  ///   - head: the first bytes of the table, at least some ten thousand or all of them.
  ///   - given: the user's mapping; nil to look for one.
  package static func recognise(head: [UInt8], given: TableMapping? = nil) throws(ReadingError) -> NationalTable {
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { throw .notUTF8 }
    if head.starts(with: [0x50, 0x4B]) || head.prefix(4_096).contains(0) { throw .notText }
    let candidates = given.map { [$0] } ?? TableMapping.ready
    var best: HeaderSearch?
    for mapping in candidates {
      for separator in mapping.separator.map({ [$0] }) ?? HeaderSearch.separators {
        let search = HeaderSearch(mapping, head: head, separator: separator, lines: mostLeading)
        if search.isBetter(than: best) { best = search }
      }
    }
    if let best, best.columns.missing.isEmpty { return try NationalTable(best, head) }
    if let best, given != nil || best.isNearly {
      throw .missingColumns(table: best.mapping.name, best.columns.missing)
    }
    for separator in HeaderSearch.separators {
      let rows = HeaderSearch.rows(of: head, separator, lines: mostLeading)
      for row in rows {
        guard let mapping = GuessedMapping(header: row).mapping else { continue }
        let search = HeaderSearch(mapping, head: head, separator: separator, lines: mostLeading)
        if search.columns.missing.isEmpty { return try NationalTable(search, head) }
      }
    }
    throw .unknownTable
  }

  private init(_ search: HeaderSearch, _ head: [UInt8]) throws(ReadingError) {
    if let header = search.columns.wrongUnit { throw .wrongUnit(table: search.mapping.name, header: header) }
    mapping = search.mapping
    format = TableFormat(separator: search.separator, encoding: search.mapping.encoding)
    columns = search.columns
    leading = search.leading
    width = search.width
    decimalSign = mapping.decimalSign ?? search.decimalSign(head)
  }
}
