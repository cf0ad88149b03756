extension Day {
  /// Whole years from this day, a birth date, to another. Who was born on a 29 February is a year older on 1 March of a
  /// year without one.
  package func age(on day: Day) -> Int {
    let years = day.year - year
    let isBefore = (day.month, day.dayOfMonth) < (month, dayOfMonth)
    return isBefore ? years - 1 : years
  }
}
