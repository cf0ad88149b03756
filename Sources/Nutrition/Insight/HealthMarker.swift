/// A figure of an average logged day, compared with a reference value.
package struct HealthMarker: Hashable, Sendable {
  /// How the figure compares with its bound; the raw values are shown to people.
  package enum Standing: String, Codable, Sendable {
    case within
    case high
    case low
    /// Some entries do not have the figure, and with them it might be on the other side of the bound.
    case open = "not known"
  }

  /// The nutrients that are markers, in the order of display.
  package static let nutrients: [Nutrient] = [.sodium, .saturatedFat, .sugar, .fibre]

  /// The nutrient, one of `nutrients`.
  package let nutrient: Nutrient
  /// The reference value for an adult's day.
  package let bound: ReferenceBound
  /// The average day's value in the bound's measure; nil where nothing is known.
  package let value: FixedDecimal?
  /// The number of days in the average: those on which every entry has the figure, or all logged days where there is no
  /// such day.
  package let days: Int
  /// Whether some entries do not have the figure, so that the value is a minimum.
  package let isAtLeast: Bool
  /// How the value compares with the bound, as far as that is known.
  package let standing: Standing

  /// Nil where the reference values have no bound for the nutrient, or no day is logged.
  package init?(_ nutrient: Nutrient, of period: PeriodFigures, against references: ReferenceValues) {
    guard let bound = references.bound(of: nutrient), period.loggedDays > 0 else { return nil }
    let known = period.knowing(bound.measure == .percentOfEnergy ? [nutrient, .energy] : [nutrient])
    let figured = known.loggedDays > 0 ? known : period
    self.nutrient = nutrient
    self.bound = bound
    days = figured.loggedDays
    isAtLeast = figured.totals.incomplete.contains(nutrient)
    value = HealthMarker.value(of: nutrient, in: figured, bound.measure)
    standing = HealthMarker.standing(of: value, isAtLeast: isAtLeast, to: bound)
  }

  /// All markers for which the reference values have a bound.
  package static func all(of period: PeriodFigures, against references: ReferenceValues) -> [HealthMarker] {
    nutrients.compactMap { HealthMarker($0, of: period, against: references) }
  }

  private static func standing(of value: FixedDecimal?, isAtLeast: Bool, to bound: ReferenceBound) -> Standing {
    guard let value else { return .open }
    switch bound {
    case .below(let limit, _):
      if value >= limit { return .high }
      return isAtLeast ? .open : .within
    case .atMost(let limit, _):
      if value > limit { return .high }
      return isAtLeast ? .open : .within
    case .atLeast(let limit, _):
      if value >= limit { return .within }
      return isAtLeast ? .open : .low
    }
  }

  private static func value(
    of nutrient: Nutrient, in period: PeriodFigures, _ measure: ReferenceBound.Measure
  ) -> FixedDecimal? {
    let average = period.averageOfLoggedDays
    guard measure == .percentOfEnergy else { return average[nutrient] }
    // With some energy unknown, a percentage of it would be wrong.
    return period.totals.incomplete.contains(.energy) ? nil : percentOfEnergy(nutrient, of: average)
  }

  /// Computed with 9 kcal per gram of fat and 4 per gram of sugar (Regulation (EU) 1169/2011, annex XIV). Nil without
  /// energy.
  private static func percentOfEnergy(_ nutrient: Nutrient, of figures: Nutrients) -> FixedDecimal? {
    guard let grams = figures[nutrient], let energy = figures.energy, energy > .zero else { return nil }
    let perGram = nutrient == .saturatedFat ? FixedDecimal(9) : FixedDecimal(4)
    return grams * perGram * FixedDecimal(100) / energy
  }
}
