internal import EmbeddedMessages
internal import Nutrition

/// What a weekly report says in sentences. Every number comes from the figures; a gap is a gap, and nothing is praised or
/// blamed.
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
  var text: String {
    ([logged, sentences.energy, weight].compactMap(\.self) + [focus]).joined(separator: " ")
  }

  /// "4 of 7 days are logged."
  private var logged: String {
    let days = "\(period.loggedDays) of 7 days \(period.loggedDays == 1 ? "is" : "are") logged"
    return figures.isWhole ? "\(days)." : "\(days), and the week is still going on."
  }

  var sentences: PeriodSentences { PeriodSentences(period: period, allowance: figures.averageAllowance) }

  /// "all 7 days", or as many as have come.
  var allDays: String { sentences.allDays }

  /// What has no target of the person's own, beside the reference values; they are made for adults.
  var markers: [HealthMarker] {
    guard figures.isAdult else { return [] }
    return HealthMarker.all(of: figures.period, against: figures.references).filter {
      figures.target[$0.nutrient] == nil
    }
  }

  /// The week's weight beside that of the week before.
  var weight: String? {
    guard let trend = WeightTrend(figures) else { return nil }
    let unit = BodyWeight.unit(units)
    let average = BodyWeight.shown(trend.average, units)
    let stands = "Weight averages \(average.formatted()) \(unit) (\(trend.weighings.counted("weighing")))"
    guard let before = trend.before else { return stands + "." }
    let change = average.shown - BodyWeight.shown(before, units).shown
    let than =
      change == .zero ? "as" : "\(change.magnitude.formatted()) \(unit) \(change > .zero ? "more" : "less") than"
    return "\(stands), \(than) in the week before (\(trend.weighingsBefore.counted("weighing")))."
  }

  /// What was bought beside what was eaten: a gap, and what it may be made of.
  var gap: [String] {
    guard let gap = EnergyGap(figures) else { return [] }
    let unknown = gap.unknownItems == 0 ? "" : ", \(gap.unknownItems) of \(gap.items) items without figures"
    let beyond = gap.gap.shown < .zero ? "more was logged than bought" : "more was bought than logged"
    let sum = gap.gap.shown == .zero ? "No gap" : "A gap of \(gap.gap.shown.magnitude.formatted()) kcal: \(beyond)"
    return [
      "Bought \(gap.bought.formatted()) kcal\(unknown); logged \(gap.eaten.formatted()) kcal. \(sum). "
        + "Stock, other eaters, meals out and days that are not logged are all in it."
    ]
  }

  // MARK: Focus

  var focus: String { "Focus for next week: \(focusWords)" }

  private var focusWords: String {
    switch ReportFocus(figures) {
    case .logging: "\(Habit.leastDays) logged days or more, so that the figures stand on something."
    case .steady: "none stands out, every habit that is scored has \(ReportFocus.enough) points or more."
    case .habit(let habit): habit.focus(HabitScore.all(of: figures).first { $0.habit == habit }?.usual ?? [])
    }
  }

  /// Where a target is very low: said once, quietly.
  var lowTarget: String? {
    guard figures.hasTarget, let energy = figures.target.energy else { return nil }
    return TargetRow.lowEnergy(energy)?.english
  }
}

extension Habit {
  fileprivate func focus(_ usual: [MealSlot]) -> String {
    switch self {
    case .protein: "protein. Pulses, tofu, nuts, dairy, eggs, fish and meat have most of it."
    case .fibre: "fibre. Pulses, whole grains, vegetables, fruit and nuts have most of it."
    case .sodium: "sodium. Bread, cheese, sausages and ready meals have most of it."
    case .regularity where usual.isEmpty: "regularity, the same meals on most days."
    case .regularity: "regularity, \(usual.map(\.rawValue).phrase) on most days."
    case .variety: "variety, a food or two that were not on the table this week."
    case .water: "water, by the glass."
    }
  }
}
