internal import FoundationEssentials
internal import JSON
package import Nutrition
package import Store

/// What a document of everything holds, as larder writes it or as another program has laid it out anew.
package struct HouseholdReading: Sendable {
  package let records: [Record]
  package let settings: [String: String]

  /// Why a document is not taken.
  package enum Fault: Error, Hashable, Sendable {
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
  private static let mostSettings = 1_000
  private static let longestSetting = 100_000

  /// Whether a file that begins so is such a document.
  package static func recognises(_ head: [UInt8]) -> Bool {
    let text = String(decoding: head.prefix(4_096), as: UTF8.self)
    return text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.hasPrefix("{") && text.contains("\"larder export ")
  }

  package init(_ bytes: [UInt8]) throws(Fault) {
    let document: JSONPart
    do throws(JSONFault) {
      document = try JSONPart(bytes[...])
    } catch {
      throw .broken
    }
    try HouseholdReading.checkVersion(document)
    guard let list = document.member("records"), list.kind == .array else { throw .broken }
    records = try HouseholdReading.records(list)
    var settings: [String: String] = [:]
    document.member("settings")?.forEachMember { name, value in
      guard settings.count < HouseholdReading.mostSettings, let text = value.string,
        text.utf8.count <= HouseholdReading.longestSetting, name.bytes.count <= 1_000
      else { return }
      settings[name.text] = text
    }
    self.settings = settings
  }

  private static func checkVersion(_ document: JSONPart) throws(Fault) {
    guard let format = document.member("format")?.string, format.hasPrefix("larder export "),
      let version = Int(format.dropFirst("larder export ".count)), version >= 1
    else { throw .broken }
    guard version <= HouseholdDocument.version else { throw .newer }
    guard let schema = document.member("schema")?.number else { return }
    guard let number = Int(String(decoding: schema, as: UTF8.self)) else { throw .broken }
    guard number <= Store.schemaVersion else { throw .newer }
  }

  /// Each of them readable, whole and once.
  private static func records(_ list: JSONPart) throws(Fault) -> [Record] {
    var records: [Record] = []
    var seen: [Record.Kind: Set<UUID>] = [:]
    var fault: Fault?
    let decoder = JSONDecoder()
    list.forEachElement { element in
      guard fault == nil else { return }
      let number = records.count + 1
      guard let record = try? decoder.decode(Record.self, from: Data(element.bytes)) else {
        fault = .unreadable(number)
        return
      }
      if !seen[record.kind, default: []].insert(record.id).inserted { fault = .twice(number) }
      do throws(StoreError) { try record.validate() } catch { fault = .invalid(number, error) }
      records.append(record)
    }
    if let fault { throw fault }
    return records
  }
}
