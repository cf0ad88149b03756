/// What a week is looked at for, beyond its energy.
package enum Habit: String, CaseIterable, Codable, Sendable {
  case protein, fibre, sodium, regularity, variety, water

  /// The fewest days a score stands on.
  package static let leastDays = 3
  /// Different foods in seven logged days that are full marks. The number is that of the plants a week in McDonald D et
  /// al., mSystems 2018; 3: e00031-18, the American Gut Project; here every food counts.
  package static let fullVariety = 30
}

/// What a day is measured by: a bound, and who says so.
package struct HabitGoal: Hashable, Sendable {
  /// Where a goal is from.
  package enum Source: Hashable, Sendable {
    case target
    case reference(ReferenceValues)
    /// 0.83 g of protein a day for each kilogram (EFSA Journal 2012; 10(2): 2557, adults).
    case proteinByWeight
    /// 50 g of protein (Regulation (EU) 1169/2011, annex XIII, part B).
    case proteinReference
    /// Of water, by the weight of an adult or the age of a child.
    case water(WaterNeed)
  }

  /// What a day's figure shall reach, or shall not pass.
  package let bound: ReferenceBound
  /// Who says so: the person's own target, or a reference.
  package let source: Source

  package init(_ bound: ReferenceBound, _ source: Source) {
    self.bound = bound
    self.source = source
  }
}

extension WeekFigures {
  /// What a day's figure is measured by; nil where there is nothing to measure by.
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
