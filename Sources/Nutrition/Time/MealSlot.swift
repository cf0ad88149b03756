/// The four meals of a diary day.
package enum MealSlot: String, CaseIterable, Codable, Sendable {
  case breakfast, lunch, dinner, snack

  /// "Lunch".
  package var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// The hours of the meals: by default breakfast from 05:00, lunch from 11:00, dinner from 17:00 to 22:00, and otherwise
/// a snack.
package struct MealHours: Hashable, Sendable {
  /// When breakfast begins; it lasts until lunch begins.
  package let breakfast: ClockTime
  /// When lunch begins; it lasts until dinner begins.
  package let lunch: ClockTime
  /// When dinner begins; it lasts until `dinnerEnd`.
  package let dinner: ClockTime
  /// When dinner ends; until breakfast everything is a snack.
  package let dinnerEnd: ClockTime

  /// Nil unless the times are in ascending order.
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

  /// The hours of a profile that has not set any: breakfast from 05:00, lunch from 11:00, dinner from 17:00 to 22:00.
  package static let usual = MealHours(.atHour(5), .atHour(11), .atHour(17), .atHour(22))

  /// The meal at a time; each includes its first minute, and the rest of the day is snacks.
  package func slot(at time: ClockTime) -> MealSlot {
    switch time {
    case breakfast..<lunch: .breakfast
    case lunch..<dinner: .lunch
    case dinner..<dinnerEnd: .dinner
    default: .snack
    }
  }

  /// The time assumed for a meal that was logged later without a time: the middle of its hours, 15:30 for a snack.
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
