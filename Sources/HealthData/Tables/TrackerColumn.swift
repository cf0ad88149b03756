internal import EmbeddedWords
internal import Words

/// What a column of a tracker's table says.
enum TrackerColumn: String, CaseIterable {
  case day, active, energy, weight, beside

  /// The columns by their names, folded, as the words have them.
  static let names: [String: TrackerColumn] = {
    var names: [String: TrackerColumn] = [:]
    for (kind, phrase) in WordTable.embedded.phrases(of: .health, by: TrackerColumn.self) {
      names[fold(phrase)] = names[fold(phrase)] ?? kind
    }
    return names
  }()

  /// In lower case, with one space between words, without what stands in brackets: "Active Energy (kcal)" is "active
  /// energy".
  static func fold(_ name: some StringProtocol) -> String {
    let bare = name.prefix { $0 != "(" && $0 != "[" }
    return bare.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }
}

/// Where a table of a tracker has what.
package struct TrackerTable: Hashable, Sendable {
  let separator: UInt8
  let day: Int
  /// Energy earned by moving, and whether it is in kJ.
  let energy: Int?
  let isKilojoules: Bool
  /// Body weight, and whether it is in pounds.
  let weight: Int?
  let isPounds: Bool

  /// - Parameter header: the names of the columns.
  /// - Returns: nil unless there is a day, and energy that can be nothing but earned: named so, or in a table of which
  ///   nothing else is unknown. A food diary has days and calories too, and with them meals.
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

  /// Whether a unit stands in the name of a column: "Energy (kJ)".
  private static func says(_ unit: String, _ name: String) -> Bool {
    name.lowercased().split { !$0.isLetter }.contains { $0 == unit }
  }
}
