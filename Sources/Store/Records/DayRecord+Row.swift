internal import FoundationEssentials
internal import Nutrition

// This is not a record of its own: a commit derives it from the entries.
extension DayRecord {
  static let columns =
    (["profile", "day"] + Table.figures + [
      "incomplete", "worst_tier", "estimated_energy", "entries", "active_energy", "active_read_at", "base_target",
      "exercise",
    ]).joined(separator: ", ")

  static let replace: String = {
    let marks = columns.split(separator: ",").map { _ in "?" }.joined(separator: ", ")
    return "INSERT OR REPLACE INTO day (\(columns)) VALUES (\(marks))"
  }()

  init(from row: inout RowReader) throws(StoreError) {
    self.init(profile: try row.uuid(), day: row.day(), totals: Totals(), baseTarget: .zero)
    figures = row.nutrients()
    let bits = row.int()
    incomplete = Nutrient.allCases.enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element)
    worstTier = try row.optionalChoice()
    estimatedEnergy = row.figure()
    entries = row.int()
    activeEnergy = row.figure()
    activeReadAt = try row.optional { row in row.instant() }
    baseTarget = row.figure()
    exercise = try row.optionalChoice()
  }

  func bind(to values: inout Bindings) {
    values.add(profile)
    values.add(day)
    values.add(figures)
    values.add(Nutrient.allCases.enumerated().reduce(0) { $0 | (incomplete.contains($1.element) ? 1 << $1.offset : 0) })
    values.add(worstTier?.rawValue)
    values.add(estimatedEnergy)
    values.add(entries)
    values.add(activeEnergy)
    values.add(activeReadAt)
    values.add(baseTarget)
    values.add(exercise?.rawValue)
  }
}
