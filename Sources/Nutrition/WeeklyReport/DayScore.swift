/// How well a day met its targets, 0 to 100, by rules that anybody can check: the mean of its parts, each 0 to 100. It
/// is computed only for somebody who asks.
///
/// Energy has full points within 10 % of the day's allowance, and two points less for each further per cent either way.
/// A minimum (protein, fibre, water) has the percentage that was reached. A maximum (sodium) has full points up to it
/// and none at twice of it. A figure that is unknown or has no bound is left out.
package struct DayScore: Hashable, Sendable {
  /// The subject of a part of the score.
  package enum Subject: Hashable, Sendable {
    case energy
    case habit(Habit)
  }

  /// A part of the score and the figures behind it.
  package struct Part: Hashable, Sendable {
    /// The subject: energy or a habit.
    package let subject: Subject
    /// 0 to 100.
    package let points: Int
    /// The day's figure in the unit of its nutrient; millilitres for water.
    package let figure: FixedDecimal
    /// The bound that the figure is compared with.
    package let bound: ReferenceBound
  }

  /// With fewer parts there is no score.
  package static let leastParts = 2

  /// The parts, at least two: energy, protein, fibre, sodium, water, as far as each is known.
  package let parts: [Part]

  /// Nil where too little of the day is known.
  ///
  /// - Parameter figures: the day is their last one; they also have its targets and what else it is compared with.
  package init?(_ figures: WeekFigures) {
    guard let day = figures.period.days.last, day.day == figures.through else { return nil }
    var parts: [Part] = []
    if figures.hasTarget, let allowance = day.allowance, allowance > .zero, let energy = day.totals.figures.energy,
      !day.totals.incomplete.contains(.energy)
    {
      parts.append(
        Part(
          subject: .energy, points: DayScore.closeness(energy, allowance), figure: energy,
          bound: .atMost(allowance, .amount)))
    }
    for (habit, nutrient) in [(Habit.protein, Nutrient.protein), (.fibre, .fibre), (.sodium, .sodium)] {
      let isAtLeast = day.totals.incomplete.contains(nutrient)
      guard let figure = day.totals.figures[nutrient], let bound = figures.goal(of: habit)?.bound,
        let points = DayScore.points(figure, bound, isAtLeast: isAtLeast)
      else { continue }
      parts.append(Part(subject: .habit(habit), points: points, figure: figure, bound: bound))
    }
    if let drunk = figures.water.last(where: { $0.day == figures.through })?.amount,
      let bound = figures.goal(of: .water)?.bound,
      let points = DayScore.points(drunk, bound, isAtLeast: false)
    {
      parts.append(Part(subject: .habit(.water), points: points, figure: drunk, bound: bound))
    }
    guard parts.count >= DayScore.leastParts else { return nil }
    self.parts = parts
  }

  /// 0 to 100.
  package var value: Int { (parts.map(\.points).reduce(0, +) * 2 + parts.count) / (parts.count * 2) }

  private static func closeness(_ energy: FixedDecimal, _ allowance: FixedDecimal) -> Int {
    let off = (energy - allowance).magnitude * FixedDecimal(100) / allowance
    return whole(FixedDecimal(100) - max(.zero, off - FixedDecimal(10)) * FixedDecimal(2))
  }

  /// Nil where a partly known figure leaves the points open.
  private static func points(_ figure: FixedDecimal, _ bound: ReferenceBound, isAtLeast: Bool) -> Int? {
    guard bound.value > .zero else { return nil }
    let percent = figure * FixedDecimal(100) / bound.value
    switch bound {
    case .atLeast: return isAtLeast && figure < bound.value ? nil : whole(percent)
    case .atMost, .below: return isAtLeast ? nil : whole(FixedDecimal(200) - max(percent, FixedDecimal(100)))
    }
  }

  /// Rounded and limited to 0 to 100.
  private static func whole(_ points: FixedDecimal) -> Int {
    min(max(points.rounded(toPlaces: 0).wholeNumber ?? 0, 0), 100)
  }
}
