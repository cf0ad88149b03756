extension ActivityLevel {
  /// The factor for the energy at rest: the factors commonly used with the equation of Mifflin and St Jeor, from
  /// McArdle, Katch and Katch, Exercise Physiology. The first three are those of 1–2, 3–4 and 5–6 active days a week.
  package var factor: FixedDecimal {
    switch self {
    case .sedentary: FixedDecimal(units: 120_000_000)
    case .light: FixedDecimal(units: 137_500_000)
    case .moderate: FixedDecimal(units: 155_000_000)
    case .active: FixedDecimal(units: 172_500_000)
    case .veryActive: FixedDecimal(units: 190_000_000)
    }
  }

  /// The level for a number of active days a week.
  ///
  /// - Parameter activeDays: 0 to 7.
  package init(activeDays: Int) {
    switch activeDays {
    case ...2: self = .sedentary
    case 3...4: self = .light
    case 5...6: self = .moderate
    default: self = .active
    }
  }
}
