package import FoundationEssentials
package import Nutrition
package import Store

/// The diary as CSV (RFC 4180) for spreadsheets: one row an entry, with the logged figures under their usual keys. Unknown
/// values are empty.
package struct DiaryTable {
  private static let columns =
    ["day", "at", "zone", "profile", "meal", "title", "name", "grams", "servings"]
    + Nutrient.allCases.map(\.key) + ["tier", "source", "skipped"]

  private let names: [UUID: String]
  private let offset: (String, Instant) -> Int

  /// - Parameter zone: finds a zone by its name; times in an unknown zone are written in UTC.
  package init(names: [UUID: String], zone: @escaping (String) -> Zone?) {
    self.names = names
    var known: [String: Zone] = [:]
    offset = { name, instant in
      if known[name] == nil { known[name] = zone(name) ?? .utc }
      return known[name]?.offset(at: instant) ?? 0
    }
  }

  /// Calls `write` with one row at a time, the header first.
  ///
  /// - Parameter profile: whose diary to write; nil for everybody's.
  /// - Throws: `.damaged` where a record cannot be read.
  package func write(
    _ store: Store, of profile: UUID? = nil, to write: (String) -> Void
  ) throws(StoreError) {
    try store.unchanging { () throws(StoreError) in
      try store.requireSound()
      write(DiaryTable.columns.joined(separator: ",") + "\r\n")
      try store.forEachEntry(of: profile) { meal, entry in write(row(meal, entry)) }
    }
  }

  private func row(_ meal: Meal, _ entry: Entry) -> String {
    let at = LocalTime(meal.at, offset: offset(meal.zone, meal.at)).iso8601
    var fields = [meal.day.description, at] + [meal.zone, names[meal.profile] ?? ""].map(DiaryTable.text)
    fields += [meal.slot.rawValue, DiaryTable.text(meal.title ?? ""), DiaryTable.text(entry.name)]
    fields += [entry.grams?.figure.description ?? "", entry.servings?.description ?? ""]
    fields += Nutrient.allCases.map { entry.figures[$0]?.description ?? "" }
    fields += [entry.tier.rawValue, DiaryTable.text(entry.source), entry.skipped ? "yes" : "no"]
    return fields.joined(separator: ",") + "\r\n"
  }

  /// A cell, quoted where necessary. Text that a spreadsheet would read as a formula gets an apostrophe before it, which
  /// spreadsheets read as “this is text”.
  static func text(_ text: String) -> String {
    let begins = text.drop { $0 == " " }.unicodeScalars.first
    let isFormula = begins.map { "=+-@\t\r\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains($0) } ?? false
    let safe = isFormula ? "'" + text : text
    guard safe.utf8.contains(where: { ",\"\r\n".utf8.contains($0) }) else { return safe }
    return "\"" + safe.replacing("\"", with: "\"\"") + "\""
  }
}
