/// How a day stands to what it aims at, 0 to 100, by rules that anybody can check: the mean of its parts, each 0 to 100. It
/// is made only for who asks for it.
///
/// Energy has full marks within a tenth of what the day allowed, and two points less for each further per cent either way.
/// What shall be reached (protein, fibre, water) has the share of it that was, and what shall not be passed (sodium) full
/// marks up to it and none at double of it. A figure that is not known, or has nothing to be measured by, takes no part.
package struct DayScore: Hashable, Sendable {
  /// What a part of the score is about.
  package enum Subject: Hashable, Sendable {
    case energy
    case habit(Habit)
  }

  /// A part of the score, with its reason.
  package struct Part: Hashable, Sendable {
    /// What the points are for: the energy, or one of the habits.
    package let subject: Subject
    /// 0 to 100.
    package let points: Int
    /// What was eaten or drunk on the day, in the unit of its nutrient; of water in millilitres.
    package let figure: FixedDecimal
    /// What it is measured by.
    package let bound: ReferenceBound
  }

  /// Fewer parts are no score.
  package static let leastParts = 2

  /// What the score is the mean of, at least two: energy, protein, fibre, sodium, water, as far as each is known.
  package let parts: [Part]

  /// Nil where too little is known of the day.
  ///
  /// - Parameter figures: of the one day, with its target and what else it is measured by.
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

  /// Nil where a figure that is known in part may be either.
  private static func points(_ figure: FixedDecimal, _ bound: ReferenceBound, isAtLeast: Bool) -> Int? {
    guard bound.value > .zero else { return nil }
    let percent = figure * FixedDecimal(100) / bound.value
    switch bound {
    case .atLeast: return isAtLeast && figure < bound.value ? nil : whole(percent)
    case .atMost, .below: return isAtLeast ? nil : whole(FixedDecimal(200) - max(percent, FixedDecimal(100)))
    }
  }

  /// 0 to 100, whole.
  private static func whole(_ points: FixedDecimal) -> Int {
    min(max(points.rounded(toPlaces: 0).wholeNumber ?? 0, 0), 100)
  }
}
