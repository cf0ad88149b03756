/// The habits that a weekly report looks at, apart from energy.
package enum Habit: String, CaseIterable, Codable, Sendable {
  case protein, fibre, sodium, regularity, variety, water

  /// The fewest days for a score.
  package static let leastDays = 3
  /// The number of different foods in seven logged days for full points. It is the number of plants a week in McDonald
  /// D et al., mSystems 2018; 3: e00031-18, the American Gut Project; here every food counts.
  package static let fullVariety = 30
}

/// The goal of a habit for a day: a bound and its source.
package struct HabitGoal: Hashable, Sendable {
  /// The source of a goal.
  package enum Source: Hashable, Sendable {
    case target
    case reference(ReferenceValues)
    /// 0.83 g of protein a day per kilogram (EFSA Journal 2012; 10(2): 2557, adults).
    case proteinByWeight
    /// 50 g of protein (Regulation (EU) 1169/2011, annex XIII, part B).
    case proteinReference
    /// Water by the weight of an adult or the age of a child.
    case water(WaterNeed)
  }

  /// The minimum or maximum for a day's figure.
  package let bound: ReferenceBound
  /// The source: the person's own target, or a reference value.
  package let source: Source

  package init(_ bound: ReferenceBound, _ source: Source) {
    self.bound = bound
    self.source = source
  }
}

extension WeekFigures {
  /// The goal for a day; nil where there is none.
  package func goal(of habit: Habit) -> HabitGoal? {
    switch habit {
    case .protein: return proteinGoal
    case .fibre:
      if let fibre = target.fibre { return HabitGoal(.atLeast(fibre, .amount), .target) }
      return reference(.fibre)
    case .sodium:
      if let sodium = target.sodium { return HabitGoal(.atMost(sodium, .amount), .target) }
      return reference(.sodium)
    case .water:
      return waterNeed.map { HabitGoal(.atLeast($0.millilitres, .amount), .water($0)) }
    case .regularity, .variety: return nil
    }
  }

  private var proteinGoal: HabitGoal? {
    if let protein = target.protein { return HabitGoal(.atLeast(protein, .amount), .target) }
    guard isAdult else { return nil }
    guard let kilograms else { return HabitGoal(.atLeast(FixedDecimal(50), .amount), .proteinReference) }
    let grams = (kilograms * FixedDecimal(units: 83_000_000)).rounded(toPlaces: 0)
    return HabitGoal(.atLeast(grams, .amount), .proteinByWeight)
  }

  private func reference(_ nutrient: Nutrient) -> HabitGoal? {
    guard isAdult, let bound = references.bound(of: nutrient), bound.measure == .amount else { return nil }
    return HabitGoal(bound, .reference(references))
  }
}
