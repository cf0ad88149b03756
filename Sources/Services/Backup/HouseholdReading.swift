package import Nutrition
package import Store

/// The content of a household document, as written by larder or reformatted by another program.
package struct HouseholdReading: Sendable {
  /// In the order of the document.
  package let records: [Record]
  /// The program's settings by key; empty where the document has none.
  package let settings: [String: String]
  /// The weekly reports that can be parsed and are possible; others are made again when needed.
  package let reports: [KeptReport]

  /// Why a document is refused.
  package enum ReadingError: Error, Hashable, Sendable {
    /// Not a document of larder's, or one that is cut off.
    case broken
    /// Written by a newer version of larder.
    case newer
    /// A record that cannot be parsed, by its position in the list from 1.
    case unreadable(Int)
    case invalid(Int, StoreError)
    /// Two records with the same id.
    case twice(Int)
    /// The record that it belongs to is neither in the document nor here.
    case withoutParent(Int, Record.Kind)
    /// Not exactly one profile is the default profile.
    case defaultProfiles
    /// A record here has the same id but was created at another time.
    case otherRecord(Int)
  }

  /// More bytes than any household writes in a lifetime.
  package static let mostBytes = 1_000_000_000

  /// Whether a file that begins like this is such a document.
  package static func recognises(_ head: [UInt8]) -> Bool {
    let text = String(decoding: head.prefix(4_096), as: UTF8.self)
    return text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.hasPrefix("{") && text.contains("\"larder export ")
  }

  init(records: [Record], settings: [String: String], reports: [KeptReport]) {
    self.records = records
    self.settings = settings
    self.reports = reports
  }

  /// Parses a whole document.
  ///
  /// - Throws: why it is refused, for the first record with an error.
  package init(_ bytes: [UInt8]) throws(ReadingError) {
    var reader = HouseholdReader()
    _ = reader.feed(bytes)
    self = try reader.finish()
  }
}
