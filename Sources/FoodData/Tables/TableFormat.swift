/// How the text of a table is written.
package struct TableFormat: Hashable, Sendable {
  /// The byte between two fields.
  package var separator: UInt8
  /// Whether `"` encloses a field (RFC 4180: with separators, line breaks and `""` in it). Otherwise it is an ordinary
  /// character, as in the dump of Open Food Facts.
  package var quoting: Bool
  /// How its letters are written as bytes.
  package var encoding: TextEncoding

  package init(separator: UInt8, quoting: Bool = true, encoding: TextEncoding = .utf8) {
    self.separator = separator
    self.quoting = quoting
    self.encoding = encoding
  }

  /// Commas, quotes, UTF-8.
  package static let commas = TableFormat(separator: UInt8(ascii: ","))
  /// Tabs, and no quotes.
  package static let plainTabs = TableFormat(separator: UInt8(ascii: "\t"), quoting: false)
}

/// How much of a table is taken in.
package struct TableLimits: Hashable, Sendable {
  /// Bytes of one record with its line break. A longer one is rejected.
  package var recordBytes: Int
  /// A record with more fields is rejected.
  package var columns: Int

  package init(recordBytes: Int = 512 * 1024, columns: Int = 1024) {
    self.recordBytes = recordBytes
    self.columns = columns
  }
}

/// Why a record of a table is left out.
package enum TableRowError: Error, Hashable, Sendable {
  /// Longer than `TableLimits.recordBytes`.
  case tooLong
  /// More fields than `TableLimits.columns`.
  case tooManyColumns
  /// More or fewer fields than the header.
  case columnCount
  /// Something stands between a closing quote and the next separator.
  case strayQuote
  /// The table ends within quotes.
  case unfinished
}
