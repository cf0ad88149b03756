internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// The sentences of a weekly report. Every number comes from the figures, days without data are mentioned as such, and nothing
/// is praised or blamed.
struct ReportWording {
  let figures: WeekFigures
  let changes: ReportChanges?
  let units: Profile.Units

  init(_ figures: WeekFigures, _ changes: ReportChanges?, units: Profile.Units) {
    self.figures = figures
    self.changes = changes
    self.units = units
  }

  private var period: PeriodFigures { figures.period }

  /// The report in larder's own words.
  var text: Text { .sentences([logged, sentences.energy, weight, focus]) }

  /// "4 of 7 days are logged."
  private var logged: Text {
    figures.isWhole
      ? .reportLogged(some: period.loggedDays, all: 7) : .reportLoggedGoingOn(some: period.loggedDays, all: 7)
  }

  var sentences: PeriodSentences { PeriodSentences(period: period, allowance: figures.averageAllowance) }

  /// "all 7 days"; in an unfinished week, the days so far.
  var allDays: Text { sentences.allDays }

  /// The nutrients without a target of the person's own, compared with reference values, which are made for adults.
  var markers: [HealthMarker] {
    guard figures.isAdult else { return [] }
    return HealthMarker.all(of: figures.period, against: figures.references).filter {
      figures.target[$0.nutrient] == nil
    }
  }

  /// The week's weight, compared with that of the week before.
  var weight: Text? {
    guard let trend = WeightTrend(figures) else { return nil }
    let weight = BodyWeight.text(trend.average, units)
    let (count, countBefore) = (trend.weighings, trend.weighingsBefore)
    guard let before = trend.before else { return .weekWeight(weight: weight, weighings: count) }
    let change = BodyWeight.shown(trend.average, units).shown - BodyWeight.shown(before, units).shown
    if change == .zero { return .weekWeightSame(weight: weight, weighings: count, before: countBefore) }
    let amount = BodyWeight.lineUnit(units).text(change.magnitude)
    return change > .zero
      ? .weekWeightMore(weight: weight, weighings: count, change: amount, before: countBefore)
      : .weekWeightLess(weight: weight, weighings: count, change: amount, before: countBefore)
  }

  /// The difference between what was bought and what was eaten, and its possible reasons.
  var gap: [Text] {
    guard let gap = EnergyGap(figures) else { return [] }
    let shown = gap.gap.shown
    let sums: Text =
      gap.unknownItems == 0
      ? .gapBought(bought: gap.bought, eaten: gap.eaten)
      : .gapBoughtUnknown(bought: gap.bought, unknown: gap.unknownItems, items: gap.items, eaten: gap.eaten)
    let difference: Text =
      if shown == .zero { .gapNone } else if shown < .zero {
        .gapMoreLogged(gap: shown.magnitude)
      } else { .gapMoreBought(gap: shown) }
    return [.sentences([sums, difference, .gapWhatItIs])]
  }

  // MARK: Focus

  var focus: Text { .focusNextWeek(focus: focusWords) }

  private var focusWords: Text {
    switch ReportFocus(figures) {
    case .logging: .focusLogging(days: Habit.leastDays)
    case .steady: .focusSteady(points: ReportFocus.enough)
    case .habit(let habit): habit.focus(HabitScore.all(of: figures).first { $0.habit == habit }?.usual ?? [])
    }
  }

  /// A single quiet note where a target is very low.
  var lowTarget: Text? {
    guard figures.hasTarget, let energy = figures.target.energy else { return nil }
    return TargetRow.lowEnergy(energy)
  }
}

extension Habit {
  fileprivate func focus(_ usual: [MealSlot]) -> Text {
    self == .regularity && !usual.isEmpty
      ? .focusRegularMeals(slots: usual.map { .slot(slot: $0) }) : .focusHabit(habit: self)
  }
}
