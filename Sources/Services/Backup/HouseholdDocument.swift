internal import Digest
internal import FoundationEssentials
internal import JSON
internal import Nutrition
package import Store

/// Exports a household as one JSON document, written piece by piece: all records, the settings, the stored weekly reports and
/// the journal. Keys of model providers are not part of the data and never in it.
///
/// `{"format": "larder export 2", "schema": 8, "records": [...], "settings": {...}, "reports": [...], "journal": [...]}`, with
/// one record, report or commit a line. Version 1 had only the format and the records.
package enum HouseholdDocument {
  /// The beginning of every such document, whatever its version.
  package static let mark = "{\"format\": \"larder export "
  /// The version that is written; documents of newer versions are not read.
  package static let version = 2

  /// Calls `write` with the pieces of the document, in order.
  ///
  /// - Throws: `.damaged` where something cannot be read, which may be after a part was written.
  package static func write(_ store: Store, to write: (String) -> Void) throws(StoreError) {
    let encoder = CanonicalEncoder()
    var isWhole = true
    try store.unchanging { () throws(StoreError) in
      try store.requireSound()
      write("\(mark)\(version)\", \"schema\": \(Store.schemaVersion),\n\"records\": [")
      var lineEnd = "\n"
      try store.forEachRecord { record in
        guard let data = try? encoder.encode(record) else {
          isWhole = false
          return
        }
        write(lineEnd + String(decoding: data, as: UTF8.self))
        lineEnd = ",\n"
      }
      write("\n],\n\"settings\": ")
      let settings = try store.bookkeeping.settings()
      write(JSONValue.object(Dictionary(settings.map { ($0.key, .string($0.value)) }) { first, _ in first }).text)
      write(",\n\"reports\": [")
      lineEnd = "\n"
      try store.bookkeeping.forEachReport { profile, report in
        guard let data = try? encoder.encode(KeptReport(profile: profile, report: report)) else {
          isWhole = false
          return
        }
        write(lineEnd + String(decoding: data, as: UTF8.self))
        lineEnd = ",\n"
      }
      write("\n],\n\"journal\": [")
      lineEnd = "\n"
      try store.forEachJournalRow { row in
        // The column holds JSON unless it was damaged; a document with anything else would be no copy.
        if (try? JSONPart(Array(row.changes.utf8)[...])) == nil { isWhole = false }
        // The changes of an import can be half of a document, so they are written without another copy.
        write(lineEnd + "{\"changes\":")
        write(row.changes)
        write("," + facts(of: row))
        lineEnd = ",\n"
      }
      write("\n]}\n")
      guard isWhole else { throw .damaged }
    }
  }

  /// The rest of the row after the changes.
  private static func facts(of row: JournalRow) -> String {
    var facts: [String: JSONValue] = [
      "at": .string(LocalTime(row.at, offset: 0).iso8601), "profile": .string(row.profile.uuidString),
      "proposal": .string(row.proposal.uuidString), "sequence": .number(.init(row.sequence)),
      "summary": .string(row.summary), "undone": .bool(row.undone),
    ]
    facts["tool"] = row.tool.map { .string($0) }
    facts["undoes"] = row.undoes.map { .number(.init($0)) }
    facts["message"] = row.message.flatMap { JSONValue(text: $0) }
    facts["hash"] = .string(SHA256.hexadecimal(row.link))
    if row.isForgotten { facts["forgotten"] = true }
    return String(JSONValue.object(facts).text.dropFirst())
  }
}
