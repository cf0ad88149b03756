internal import EmbeddedWords
internal import Words

/// The meaning of a column in a tracker's table of days. Such tables have no mappings, since many programs write them and
/// people make them themselves: their columns are known by words, in each language.
enum TrackerColumn: String, CaseIterable {
  case day, active, energy, weight, beside

  /// The meanings by column name, folded, from the lists of words.
  static let names: [String: TrackerColumn] = {
    var names: [String: TrackerColumn] = [:]
    for (kind, phrase) in WordTable.embedded.phrases(of: .health, by: TrackerColumn.self) {
      names[fold(phrase)] = names[fold(phrase)] ?? kind
    }
    return names
  }()

  /// In lower case, with single spaces, without text in brackets: "Active Energy (kcal)" becomes "active energy".
  static func fold(_ name: some StringProtocol) -> String {
    let bare = name.prefix { $0 != "(" && $0 != "[" }
    return bare.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }
}

/// The positions of the columns in a tracker's table.
package struct TrackerTable: Hashable, Sendable {
  let separator: UInt8
  let day: Int
  /// The column of energy burned by activity, and whether it is in kJ.
  let energy: Int?
  let isKilojoules: Bool
  /// The column of body weight, and whether it is in pounds.
  let weight: Int?
  let isPounds: Bool

  /// - Parameter header: the names of the columns.
  /// - Returns: nil unless there is a column with days, and one with energy that must be burned energy: because of its
  ///   name, or because all other columns are known. A food diary also has days and calories, but it has meals as well.
  init?(header: [String], separator: UInt8) {
    let kinds = header.map { TrackerColumn.names[TrackerColumn.fold($0)] }
    guard header.count <= 60, let day = kinds.firstIndex(of: .day) else { return nil }
    let isPlain = kinds.allSatisfy { $0 != nil }
    let energy = kinds.firstIndex(of: .active) ?? (isPlain ? kinds.firstIndex(of: .energy) : nil)
    let weight = energy != nil || isPlain ? kinds.firstIndex(of: .weight) : nil
    guard energy != nil || weight != nil else { return nil }
    self.separator = separator
    self.day = day
    self.energy = energy
    self.weight = weight
    isKilojoules = energy.map { TrackerTable.says("kj", header[$0]) } ?? false
    isPounds = weight.map { TrackerTable.says("lb", header[$0]) || TrackerTable.says("lbs", header[$0]) } ?? false
  }

  /// Whether the name of a column contains a unit: "Energy (kJ)".
  private static func says(_ unit: String, _ name: String) -> Bool {
    name.lowercased().split { !$0.isLetter }.contains { $0 == unit }
  }
}
