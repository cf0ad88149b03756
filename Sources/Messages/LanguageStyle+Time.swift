internal import Nutrition

extension LanguageStyle {
  /// "today", "Fri 20 Nov".
  func words(_ day: DayName) -> String {
    switch day {
    case .today: words("style-today", [])
    case .yesterday: words("style-yesterday", [])
    case .date(let day): words("style-date", parts(of: day))
    case .dateWithYear(let day): words("style-date-year", parts(of: day))
    }
  }

  /// "16:05", "4:05 PM".
  func words(_ time: ClockTime) -> String {
    let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
    return words(
      "style-time",
      [
        .choice(region ?? ""), .text(.verbatim(time.description)), .text(.verbatim("\(hour)")),
        .text(.verbatim(String(time.description.suffix(2)))), .choice(time.hour < 12 ? "am" : "pm"),
      ])
  }

  /// The arguments of the date messages: region, weekday, day of the month, month and year.
  private func parts(of day: Day) -> [Argument] {
    [
      .choice(region ?? ""), .choice(day.weekday), .choice(String(day.dayOfMonth)), .choice(String(day.month)),
      .choice(String(day.year)),
    ]
  }
}
