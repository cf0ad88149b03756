/// The four meals of a diary day.
package enum MealSlot: String, CaseIterable, Codable, Sendable {
  case breakfast, lunch, dinner, snack

  /// "Lunch".
  package var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// When which meal is taken: breakfast from 05:00, lunch from 11:00, dinner from 17:00 to 22:00, else a snack.
package struct MealHours: Hashable, Sendable {
  /// From here on, until lunch begins, it is breakfast.
  package let breakfast: ClockTime
  /// From here on, until dinner begins, it is lunch.
  package let lunch: ClockTime
  /// From here on, until `dinnerEnd`, it is dinner.
  package let dinner: ClockTime
  /// From here on, until the next breakfast, it is a snack.
  package let dinnerEnd: ClockTime

  /// Nil unless the times follow each other within one day.
  package init?(breakfast: ClockTime, lunch: ClockTime, dinner: ClockTime, dinnerEnd: ClockTime) {
    guard breakfast < lunch, lunch < dinner, dinner < dinnerEnd else { return nil }
    self.init(breakfast, lunch, dinner, dinnerEnd)
  }

  private init(_ breakfast: ClockTime, _ lunch: ClockTime, _ dinner: ClockTime, _ dinnerEnd: ClockTime) {
    self.breakfast = breakfast
    self.lunch = lunch
    self.dinner = dinner
    self.dinnerEnd = dinnerEnd
  }

  /// The hours of a profile that has set none: from 05:00, 11:00 and 17:00, the last until 22:00.
  package static let usual = MealHours(.atHour(5), .atHour(11), .atHour(17), .atHour(22))

  /// The meal that is taken at a time; each begins at its first minute, and a snack is what no other takes.
  package func slot(at time: ClockTime) -> MealSlot {
    switch time {
    case breakfast..<lunch: .breakfast
    case lunch..<dinner: .lunch
    case dinner..<dinnerEnd: .dinner
    default: .snack
    }
  }

  /// A usual time for `slot`, for a meal that was logged later without saying when: the middle of its hours, 15:30
  /// for a snack.
  package func usualTime(of slot: MealSlot) -> ClockTime {
    switch slot {
    case .breakfast: .middle(breakfast, lunch)
    case .lunch: .middle(lunch, dinner)
    case .dinner: .middle(dinner, dinnerEnd)
    case .snack: .atHour(15, minute: 30)
    }
  }
}

extension MealHours: Codable {
  private enum CodingKeys: CodingKey {
    case breakfast
    case lunch
    case dinner
    case dinnerEnd
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let hours = MealHours(
      breakfast: try container.decode(ClockTime.self, forKey: .breakfast),
      lunch: try container.decode(ClockTime.self, forKey: .lunch),
      dinner: try container.decode(ClockTime.self, forKey: .dinner),
      dinnerEnd: try container.decode(ClockTime.self, forKey: .dinnerEnd))
    guard let hours else {
      throw DecodingError.dataCorruptedError(
        forKey: .dinnerEnd, in: container, debugDescription: "meal hours that do not follow each other")
    }
    self = hours
  }
}

extension ClockTime {
  fileprivate static func atHour(_ hour: Int, minute: Int = 0) -> ClockTime {
    ClockTime(hour: hour, minute: minute) ?? .midnight
  }

  fileprivate static func middle(_ first: ClockTime, _ second: ClockTime) -> ClockTime {
    let minutes = (first.minutes + second.minutes) / 2
    return atHour(minutes / 60, minute: minutes % 60)
  }
}
