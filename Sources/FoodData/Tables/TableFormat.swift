/// The format of a text table.
package struct TableFormat: Hashable, Sendable {
  /// The byte that separates fields.
  package var separator: UInt8
  /// Whether `"` can enclose a field (RFC 4180: the field may then contain separators, line breaks and `""`). Otherwise
  /// it is an ordinary character, as in the export of Open Food Facts.
  package var quoting: Bool
  /// The text encoding.
  package var encoding: TextEncoding

  package init(separator: UInt8, quoting: Bool = true, encoding: TextEncoding = .utf8) {
    self.separator = separator
    self.quoting = quoting
    self.encoding = encoding
  }

  /// Comma-separated, with quoting, in UTF-8.
  package static let commas = TableFormat(separator: UInt8(ascii: ","))
  /// Tab-separated, without quoting.
  package static let plainTabs = TableFormat(separator: UInt8(ascii: "\t"), quoting: false)
}

/// Limits for reading a table.
package struct TableLimits: Hashable, Sendable {
  /// The most bytes of a record, including its line break. Longer ones are rejected.
  package var recordBytes: Int
  /// The most fields of a record. Records with more are rejected.
  package var columns: Int

  package init(recordBytes: Int = 512 * 1024, columns: Int = 1024) {
    self.recordBytes = recordBytes
    self.columns = columns
  }
}

/// Why a record of a table is left out.
package enum TableRowError: Error, Hashable, Sendable {
  /// It is longer than `TableLimits.recordBytes`.
  case tooLong
  /// It has more fields than `TableLimits.columns`.
  case tooManyColumns
  /// It has more or fewer fields than the header.
  case columnCount
  /// There is text between a closing quote and the next separator.
  case strayQuote
  /// The table ends inside quotes.
  case unfinished
}
