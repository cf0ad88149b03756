internal import FoundationEssentials
internal import Nutrition

extension Profile: StoredRecord {
  static let table = Table(
    "profile",
    [
      "id", "created", "updated", "name", "is_default", "icon", "colour", "birth_date", "sex", "height", "activity",
      "aim", "weekly_pace", "goal_date", "diet", "language", "units", "day_start", "breakfast", "lunch", "dinner",
      "dinner_end", "zone", "goal_weight", "motherhood",
    ])

  var record: Record { .profile(self) }
  var parent: (kind: Record.Kind, id: UUID)? { nil }

  init(from row: inout RowReader) throws(StoreError) {
    let id = try row.uuid()
    let created = row.instant()
    let updated = row.instant()
    self.init(id: id, created: created, name: try row.text(), isDefault: row.bool())
    self.updated = updated
    icon = try row.optionalText()
    colour = try row.optionalChoice()
    birthDate = try row.optional { row in row.day() }
    sex = try row.optionalChoice()
    height = row.optionalDecimal()
    activity = try row.optionalChoice()
    aim = try row.optionalChoice()
    weeklyPace = row.optionalDecimal()
    goalDate = try row.optional { row in row.day() }
    diet = try row.optionalChoice()
    language = try row.optionalText()
    units = try row.choice()
    dayStart = try row.clockTime()
    mealHours = try Profile.mealHours(from: &row)
    zone = try row.optionalText()
    goalWeight = row.optionalDecimal()
    motherhood = try row.optionalChoice()
  }

  private static func mealHours(from row: inout RowReader) throws(StoreError) -> MealHours {
    let hours = MealHours(
      breakfast: try row.clockTime(), lunch: try row.clockTime(), dinner: try row.clockTime(),
      dinnerEnd: try row.clockTime())
    guard let hours else { throw .damaged }
    return hours
  }

  func bind(to values: inout Bindings) {
    values.add(id)
    values.add(created)
    values.add(updated)
    values.add(name)
    values.add(isDefault)
    values.add(icon)
    values.add(colour?.rawValue)
    values.add(birthDate)
    values.add(sex?.rawValue)
    values.add(height)
    values.add(activity?.rawValue)
    values.add(aim?.rawValue)
    values.add(weeklyPace)
    values.add(goalDate)
    values.add(diet?.rawValue)
    values.add(language)
    values.add(units.rawValue)
    values.add(dayStart)
    values.add(mealHours.breakfast)
    values.add(mealHours.lunch)
    values.add(mealHours.dinner)
    values.add(mealHours.dinnerEnd)
    values.add(zone)
    values.add(goalWeight)
    values.add(motherhood?.rawValue)
  }
}
