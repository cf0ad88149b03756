internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals

/// The course of weight and energy up to a day, ready to be drawn or written as JSON.
package struct ProgressView: Sendable {
  /// The spans of the table, in days.
  static let spans = [7, 30, 90]

  let today: Day
  /// How many days the charts show.
  let drawn: Int
  let units: Profile.Units
  private let weights: [(day: Day, value: FixedDecimal)]
  private let basal: [(day: Day, value: FixedDecimal)]
  private let days: [DayFigures]

  /// - Parameter weights: in kilograms, oldest first.
  init(today: Day, drawn: Int, profile: Profile, weights: [(Day, FixedDecimal)], days: [DayFigures]) {
    self.today = today
    self.drawn = drawn
    self.days = days
    units = profile.units
    self.weights = weights.map { ($0, BodyWeight.shown($1, profile.units)) }
    basal = weights.compactMap { day, kilograms in
      profile.basalRate(kilograms: kilograms, on: day).map { (day, $0) }
    }
  }

  func weight(over days: Int) -> Trend {
    Trend(DayRange(endingOn: today, count: days), values: weights)
  }

  /// The basal metabolic rate in kcal, on days with a weight; no day has one where the profile lacks age, sex or height.
  func basal(over days: Int) -> Trend {
    Trend(DayRange(endingOn: today, count: days), values: basal)
  }

  func energy(over days: Int) -> PeriodFigures {
    PeriodFigures(DayRange(endingOn: today, count: days), days: self.days)
  }

  /// Charts and a table; a sentence where there is neither a weight nor a logged day.
  package var answer: ToolAnswer {
    let longest = max(drawn, ProgressView.spans.max() ?? drawn)
    guard weight(over: longest).count > 0 || energy(over: longest).loggedDays > 0 else {
      return ToolAnswer(
        .sentence(.progressNothing(days: longest)), facts: facts)
    }
    return ToolAnswer(.overview(overview), facts: facts)
  }

  private var overview: Overview {
    let parts = [weightLine, energyLine].compactMap(\.self).map { Overview.Part.line($0) }
    return Overview(title: .progressTitle(day: .date(today)), parts: parts + [.rows(rows), .notes(notes)])
  }

  private var range: DayRange { DayRange(endingOn: today, count: drawn) }

  private var weightLine: LineChart? {
    let weight = weight(over: drawn)
    guard weight.count > 0 else { return nil }
    return LineChart(
      title: .chartWeight(days: drawn), unit: BodyWeight.lineUnit(units), range: range,
      series: [.init(.weightName, weight.values, joinsGaps: true)])
  }

  private var energyLine: LineChart? {
    let (eaten, basal) = (energy(over: drawn), basal(over: drawn))
    guard eaten.loggedDays > 0 else { return nil }
    let rest = LineChart.Series(.bodyAtRest, basal.values, joinsGaps: true)
    return LineChart(
      title: .chartEnergy(days: drawn), unit: .kilocalories, range: range,
      series: [.init(.seriesEaten, eaten.series(.energy))] + (basal.count > 0 ? [rest] : []))
  }

  private var notes: [Text] { basal.isEmpty ? [] : [.progressMifflin] }

  // MARK: The table

  private var rows: [Card.Row] {
    let rows = [
      row(.progressOver, emphasis: .heading) { .daysCounted(days: $0) },
      row(.progressWeighedDays) { .points(points: weight(over: $0).count) },
      row(.progressLatestWeight) { weight(over: $0).latest.map(shownWeight) ?? .progressNotWeighed },
      row(.progressWeightChange) { weight(over: $0).change.map { Signed.text($0, shownWeight) } ?? .empty },
      row(.daysLogged) { .points(points: energy(over: $0).loggedDays) },
      row(.averageOfLoggedDays) { average(of: energy(over: $0)) },
    ]
    guard !basal.isEmpty else { return rows }
    return rows + [row(.bodyAtRest) { basal(over: $0).latest.map { .energy(energy: $0) } ?? .progressNotWeighed }]
  }

  private func shownWeight(_ weight: FixedDecimal) -> Text { BodyWeight.lineUnit(units).text(weight) }

  private func average(of period: PeriodFigures) -> Text {
    period.loggedDays > 0 ? EntryRow.energy(period.averageOfLoggedDays) : .dayNotLogged
  }

  private func row(
    _ name: Text, emphasis: Card.Emphasis = .plain, _ text: (Int) -> Text
  ) -> Card.Row {
    Card.Row([Card.Cell(name)] + ProgressView.spans.map { .right(text($0)) }, emphasis: emphasis)
  }
}

extension Profile {
  /// In kcal; nil where age, sex or height is unknown, and for minors, to whom the equation does not apply.
  fileprivate func basalRate(kilograms: FixedDecimal, on day: Day) -> FixedDecimal? {
    guard let age = birthDate?.age(on: day), age >= DailyNeeds.adultAge, let sex, let height else { return nil }
    return BasalMetabolicRate.mifflinStJeor(kilograms: kilograms, centimetres: height, age: age, sex: sex)
  }
}
