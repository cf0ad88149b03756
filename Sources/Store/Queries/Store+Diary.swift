package import FoundationEssentials
package import Nutrition

extension Store {
  /// The day's sums; nil where nothing is logged on it.
  package func dayRecord(of profile: UUID, on day: Day) throws(StoreError) -> DayRecord? {
    try connection.first("SELECT \(DayRecord.columns) FROM day WHERE profile = ? AND day = ?", [profile, day]) {
      row throws(StoreError) in try DayRecord(from: &row)
    }
  }

  /// The days that have a record, in order; `last` is included.
  package func dayRecords(
    of profile: UUID, from first: Day, through last: Day
  ) throws(StoreError) -> [DayRecord] {
    let query = "SELECT \(DayRecord.columns) FROM day WHERE profile = ? AND day BETWEEN ? AND ? ORDER BY day"
    return try connection.all(query, [profile, first, last]) { row throws(StoreError) in
      try DayRecord(from: &row)
    }
  }

  /// A whole day: its record and its meals with their entries.
  package func diary(of profile: UUID, on day: Day) throws(StoreError) -> Diary {
    try connection.read { () throws(StoreError) in
      Diary(
        profile: profile, day: day, record: try dayRecord(of: profile, on: day),
        meals: try mealsOfDay(profile, day))
    }
  }

  private func mealsOfDay(_ profile: UUID, _ day: Day) throws(StoreError) -> [LoggedMeal] {
    var meals: [LoggedMeal] = []
    try connection.each(Store.mealsOfDayQuery, [profile, day]) { row throws(StoreError) in
      var ahead = row
      if try meals.last?.meal.id == ahead.uuid() {
        row.skip(Meal.table.columns.count)
      } else {
        meals.append(LoggedMeal(meal: try Meal(from: &row), entries: []))
      }
      if !row.nextIsNull { meals[meals.count - 1].entries.append(try Entry(from: &row)) }
    }
    for index in meals.indices { meals[index].entries.sort { $0.position < $1.position } }
    return MealSlot.allCases.flatMap { slot in meals.filter { $0.meal.slot == slot } }
  }

  /// Walks along two indexes: the meals of the day by time, and the entries of each by position, so that SQLite has
  /// nothing to sort.
  private static let mealsOfDayQuery = """
    SELECT \(Meal.table.selection), \(Entry.table.selection)
    FROM meal LEFT JOIN entry ON entry.meal = meal.id
    WHERE meal.profile = ? AND meal.day = ?
    ORDER BY meal.at, meal.id
    """
}
