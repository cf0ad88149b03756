internal import FoundationEssentials
internal import JSON
internal import Nutrition
internal import Store

/// Parses a household document while its bytes arrive in pieces of any size, one record at a time. The journal is skipped.
package struct HouseholdReader {
  private static let mostSettings = 1_000
  private static let longestSetting = 100_000
  /// Enough for many people over many years.
  private static let mostReports = 10_000
  /// In bytes. A recipe or receipt has some kilobytes, and the settings together less than a hundred megabytes.
  private static let longestValue = 128 << 20

  private var members = JSONMembers(longest: longestValue, passingOver: ["journal"])
  private let decoder = JSONDecoder()
  private var format: String?
  private var schema: String?
  private var hasRecords = false
  private var records: [Record] = []
  private var seen: [Record.Kind: Set<UUID>] = [:]
  private var settings: [String: String] = [:]
  private var reports: [KeptReport] = []
  private var isBroken = false
  private var isWhole = false
  /// The error of the first record that is refused; what follows it is not read.
  private var fault: HouseholdReading.ReadingError?

  package init() {}

  /// - Returns: false where nothing that could follow would make the document readable.
  package mutating func feed(_ piece: [UInt8]) -> Bool {
    members.feed(piece)
    do throws(JSONError) {
      while try takes(members.next()) {}
    } catch {
      isBroken = true
    }
    return !isBroken
  }

  /// The content of the document, once all of it was fed.
  package mutating func finish() throws(HouseholdReading.ReadingError) -> HouseholdReading {
    guard !isBroken, isWhole else { throw .broken }
    try checkVersion()
    guard hasRecords else { throw .broken }
    if let fault { throw fault }
    return HouseholdReading(records: records, settings: settings, reports: reports)
  }

  /// Takes a step; false where more bytes are needed.
  private mutating func takes(_ step: JSONMembers.Step) -> Bool {
    switch step {
    case .exhausted: return false
    case .end: isWhole = true
    case .element(of: "records", let element): take(element)
    case .element(of: "reports", let element): takeReport(element)
    case .element: break
    case .list("records"): hasRecords = true
    case .list: break
    case .member("format", let value): format = value.string
    case .member("schema", let value): schema = value.number.map { String(decoding: $0, as: UTF8.self) } ?? schema
    case .member("settings", let value): takeSettings(value)
    case .member: break
    }
    return !isWhole
  }

  /// Takes a record, which has to be readable, valid and unique.
  private mutating func take(_ element: JSONPart) {
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

  /// Takes a report. An impossible one is skipped like one that cannot be parsed.
  private mutating func takeReport(_ element: JSONPart) {
    guard reports.count < HouseholdReader.mostReports,
      let kept = try? decoder.decode(KeptReport.self, from: Data(element.bytes)), kept.report.figures.isPossible
    else { return }
    reports.append(kept)
  }

  private mutating func takeSettings(_ value: JSONPart) {
    value.forEachMember { name, value in
      guard settings.count < HouseholdReader.mostSettings, let text = value.string,
        text.utf8.count <= HouseholdReader.longestSetting, name.bytes.count <= 1_000
      else { return }
      settings[name.text] = text
    }
  }

  private func checkVersion() throws(HouseholdReading.ReadingError) {
    guard let format, format.hasPrefix("larder export "),
      let version = Int(format.dropFirst("larder export ".count)), version >= 1
    else { throw .broken }
    guard version <= HouseholdDocument.version else { throw .newer }
    guard let schema else { return }
    guard let number = Int(schema) else { throw .broken }
    guard number <= Store.schemaVersion else { throw .newer }
  }
}
