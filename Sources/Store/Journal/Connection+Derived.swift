internal import FoundationEssentials
internal import Nutrition

// The derived rows, updated in the transaction that changes the records they follow from.
extension Connection {
  func recompute(_ touched: Touched) throws(StoreError) {
    for target in touched.targets { try recomputeTargets(target) }
    for day in touched.days { try recomputeDay(day) }
    for (food, change) in touched.uses { try recomputeUse(food, change) }
  }

  /// Updates the days that the target which starts on `start` governs, up to the next target.
  private func recomputeTargets(_ start: ProfileDay) throws(StoreError) {
    let next = try first(
      "SELECT from_day FROM target WHERE profile = ? AND from_day > ? ORDER BY from_day LIMIT 1",
      [start.profile, start.day]
    ) { row in row.day() }
    let target = try target(of: start.profile, on: start.day)
    try run(
      "UPDATE day SET base_target = ?, exercise = ? WHERE profile = ? AND day >= ? AND day < ?",
      [base(target), target?.exercise?.rawValue, start.profile, start.day, next ?? Day(number: .max)])
  }

  /// Without a target, or without energy in it, the base is the reference intake.
  private func base(_ target: Target?) -> FixedDecimal { target?.figures.energy ?? Target.referenceEnergy }

  /// Updates the day's row from its entries, activities and target.
  func recomputeDay(_ key: ProfileDay) throws(StoreError) {
    guard let record = try derived(key) else {
      try run("DELETE FROM day WHERE profile = ? AND day = ?", [key.profile, key.day])
      return
    }
    try run(DayRecord.replace, bind: record.bind)
  }

  /// The day's row, worked out from its entries, activities and targets; nil where there are neither entries nor
  /// activities.
  func derived(_ key: ProfileDay) throws(StoreError) -> DayRecord? {
    let totals = try totals(key)
    let activities = try activities(of: key.profile, on: key.day)
    guard totals.count > 0 || !activities.isEmpty else { return nil }
    let target = try target(of: key.profile, on: key.day)
    return DayRecord(
      profile: key.profile, day: key.day, totals: totals,
      activeEnergy: activities.map(\.energy).reduce(.zero, +), activeReadAt: activities.map(\.updated).max(),
      baseTarget: base(target), exercise: target?.exercise)
  }

  private func totals(_ key: ProfileDay) throws(StoreError) -> Totals {
    var totals = Totals()
    try each(Connection.countedOfDay, [key.profile, key.day]) { row throws(StoreError) in
      totals.add(row.nutrients(), tier: try row.choice())
    }
    return totals
  }

  // CROSS JOIN keeps SQLite to this order of the tables: from the few meals of the day to their entries.
  private static let countedOfDay = """
    SELECT \(Table.figures.map { "entry." + $0 }.joined(separator: ", ")), entry.tier
    FROM meal CROSS JOIN entry ON entry.meal = meal.id
    WHERE meal.profile = ? AND meal.day = ? AND entry.skipped = 0
    """

  /// Changes the count by `change`. The last use is looked up again, because it may be the one that was removed.
  private func recomputeUse(_ key: ProfileFood, _ change: Int) throws(StoreError) {
    let newest = """
      SELECT entry.created, entry.grams FROM entry CROSS JOIN meal ON meal.id = entry.meal
      WHERE entry.reference = ? AND meal.profile = ? AND entry.kind = 'food' AND entry.skipped = 0
        AND entry.grams IS NOT NULL
      ORDER BY entry.created DESC, entry.id DESC LIMIT 1
      """
    let last = try first(newest, [key.food, key.profile]) { row in (used: row.instant(), grams: row.grams()) }
    guard let last else {
      try run("DELETE FROM food_use WHERE profile = ? AND food = ?", [key.profile, key.food])
      return
    }
    let before = try first("SELECT uses FROM food_use WHERE profile = ? AND food = ?", [key.profile, key.food]) {
      row in row.int()
    }
    try run(
      "INSERT OR REPLACE INTO food_use (profile, food, uses, last_used, last_grams) VALUES (?, ?, ?, ?, ?)",
      [key.profile, key.food, (before ?? 0) + change, last.used, last.grams])
  }
}
