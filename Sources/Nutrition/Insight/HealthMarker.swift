/// A figure of an average logged day beside a reference value.
package struct HealthMarker: Hashable, Sendable {
  /// How the figure stands to its bound. The words are what people read.
  package enum Standing: String, Codable, Sendable {
    case within
    case high
    case low
    /// Some entries do not know the figure, and with them it might be on the other side of the bound.
    case open = "not known"
  }

  /// The markers, in the order in which they are shown.
  package static let nutrients: [Nutrient] = [.sodium, .saturatedFat, .sugar, .fibre]

  /// What the figure is of: one of `nutrients`.
  package let nutrient: Nutrient
  /// What the figure is set beside: the reference value for an adult's day.
  package let bound: ReferenceBound
  /// A day's average, in what the bound is measured in; nil where nothing is known.
  package let value: FixedDecimal?
  /// How many days the average stands on: those whose every entry knows the figure, or all logged ones where there is
  /// no such day.
  package let days: Int
  /// Some entries do not know the figure: it is at least the value.
  package let isAtLeast: Bool
  /// On which side of the bound the figure is, as far as it is known.
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

  /// All markers that the reference values know.
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
    // Where energy is unknown in part, a share of it says nothing.
    return period.totals.incomplete.contains(.energy) ? nil : percentOfEnergy(nutrient, of: average)
  }

  /// By 9 kcal a gram of fat and 4 a gram of sugar (Regulation (EU) 1169/2011, annex XIV). Nil without energy.
  private static func percentOfEnergy(_ nutrient: Nutrient, of figures: Nutrients) -> FixedDecimal? {
    guard let grams = figures[nutrient], let energy = figures.energy, energy > .zero else { return nil }
    let perGram = nutrient == .saturatedFat ? FixedDecimal(9) : FixedDecimal(4)
    return grams * perGram * FixedDecimal(100) / energy
  }
}
