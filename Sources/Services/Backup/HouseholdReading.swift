package import Nutrition
package import Store

/// What a document of everything holds, as larder writes it or as another program has laid it out anew.
package struct HouseholdReading: Sendable {
  /// In the order of the document.
  package let records: [Record]
  /// The program's own, by their keys; empty where the document has none.
  package let settings: [String: String]
  /// The weekly reports that can be read and can be right; another is made anew when it is asked for.
  package let reports: [KeptReport]

  /// Why a document is not taken.
  package enum ReadingError: Error, Hashable, Sendable {
    /// No document of larder's, or one that ends in the middle.
    case broken
    /// Written by a newer larder.
    case newer
    /// A record that cannot be read, by its place in the list from 1.
    case unreadable(Int)
    case invalid(Int, StoreError)
    /// Two records of one id.
    case twice(Int)
    /// What it belongs to is neither in the document nor here.
    case withoutParent(Int, Record.Kind)
    /// Not exactly one profile is the default one.
    case defaultProfiles
    /// A record here has its id and another beginning.
    case otherRecord(Int)
  }

  /// More than any household writes in a lifetime.
  package static let mostBytes = 1_000_000_000

  /// Whether a file that begins so is such a document.
  package static func recognises(_ head: [UInt8]) -> Bool {
    let text = String(decoding: head.prefix(4_096), as: UTF8.self)
    return text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.hasPrefix("{") && text.contains("\"larder export ")
  }

  init(records: [Record], settings: [String: String], reports: [KeptReport]) {
    self.records = records
    self.settings = settings
    self.reports = reports
  }

  /// Reads a whole document.
  ///
  /// - Throws: why it is not taken, by the first record that cannot be.
  package init(_ bytes: [UInt8]) throws(ReadingError) {
    var reader = HouseholdReader()
    _ = reader.feed(bytes)
    self = try reader.finish()
  }
}
