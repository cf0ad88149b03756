extension Day {
  /// Whole years from this day, a birth date, to another. A birthday on 29 February counts as 1 March in a year that is
  /// not a leap year.
  package func age(on day: Day) -> Int {
    let years = day.year - year
    let isBefore = (day.month, day.dayOfMonth) < (month, dayOfMonth)
    return isBefore ? years - 1 : years
  }
}
