internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals

/// How weight and energy went up to a day, ready to be drawn or written as JSON.
package struct ProgressView: Sendable {
  /// The spans of the table, in days.
  static let spans = [7, 30, 90]

  let today: Day
  /// How many days are drawn.
  let drawn: Int
  let weightUnit: String
  private let weights: [(day: Day, value: Figure)]
  private let basal: [(day: Day, value: Figure)]
  private let days: [DayFigures]

  /// - Parameter weights: in kilograms, oldest first.
  init(today: Day, drawn: Int, profile: Profile, weights: [(Day, Figure)], days: [DayFigures]) {
    self.today = today
    self.drawn = drawn
    self.days = days
    weightUnit = BodyWeight.unit(profile.units)
    self.weights = weights.map { ($0, BodyWeight.shown($1, profile.units)) }
    basal = weights.compactMap { day, kilograms in
      profile.basalRate(kilograms: kilograms, on: day).map { (day, $0) }
    }
  }

  func weight(over days: Int) -> Trend {
    Trend(DayRange(endingOn: today, count: days), values: weights)
  }

  /// Energy at rest, in kcal, on the days with a weight; no day has one until the profile says age, sex and height.
  func basal(over days: Int) -> Trend {
    Trend(DayRange(endingOn: today, count: days), values: basal)
  }

  func energy(over days: Int) -> PeriodFigures {
    PeriodFigures(DayRange(endingOn: today, count: days), days: self.days)
  }

  package var answer: ToolAnswer {
    let longest = max(drawn, ProgressView.spans.max() ?? drawn)
    guard weight(over: longest).count > 0 || energy(over: longest).loggedDays > 0 else {
      return ToolAnswer(
        .sentence("No weight and no day is logged in the \(longest) days up to today."), facts: facts)
    }
    return ToolAnswer(.overview(overview), facts: facts)
  }

  private var overview: Overview {
    let parts = [weightLine, energyLine].compactMap(\.self).map { Overview.Part.line($0) }
    return Overview(title: "Progress up to \(today.short)", parts: parts + [.rows(rows), .notes(notes)])
  }

  private var range: DayRange { DayRange(endingOn: today, count: drawn) }

  private var weightLine: LineChart? {
    let weight = weight(over: drawn)
    guard weight.count > 0 else { return nil }
    return LineChart(
      title: "Weight, \(drawn) days", unit: weightUnit, range: range,
      series: [.init("weight", weight.values, joinsGaps: true)])
  }

  private var energyLine: LineChart? {
    let (eaten, basal) = (energy(over: drawn), basal(over: drawn))
    guard eaten.loggedDays > 0 else { return nil }
    let rest = LineChart.Series("at rest (BMR)", basal.values, joinsGaps: true)
    return LineChart(
      title: "Energy, \(drawn) days", unit: "kcal", range: range,
      series: [.init("eaten", eaten.series(.energy))] + (basal.count > 0 ? [rest] : []))
  }

  private var notes: [String] {
    basal.isEmpty ? [] : ["Energy at rest by the equation of Mifflin and St Jeor."]
  }

  // MARK: The table

  private var rows: [Card.Row] {
    let rows = [
      row("Over", emphasis: .heading) { "\($0) days" },
      row("days with a weight") { "\(weight(over: $0).count)" },
      row("latest weight") { weight(over: $0).latest.map { "\($0.formatted()) \(weightUnit)" } ?? "not weighed" },
      row("change of weight") { weight(over: $0).change.map { Signed.text($0, unit: weightUnit) } ?? "" },
      row("days logged") { "\(energy(over: $0).loggedDays)" },
      row("average of logged days") { average(of: energy(over: $0)) },
    ]
    guard !basal.isEmpty else { return rows }
    return rows + [row("at rest (BMR)") { basal(over: $0).latest.map { "\($0.formatted()) kcal" } ?? "not weighed" }]
  }

  private func average(of period: PeriodFigures) -> String {
    guard period.loggedDays > 0 else { return "not logged" }
    return EntryRow.energy(period.averageOfLoggedDays).english
  }

  private func row(
    _ name: String, emphasis: Card.Emphasis = .plain, _ text: (Int) -> String
  ) -> Card.Row {
    Card.Row([Card.Cell(name)] + ProgressView.spans.map { .right(text($0)) }, emphasis: emphasis)
  }
}

extension Profile {
  /// In kcal; nil while age, sex or height are unknown, and for those who are no adults, of whom the equation is not made.
  fileprivate func basalRate(kilograms: Figure, on day: Day) -> Figure? {
    guard let age = birthDate?.age(on: day), age >= DailyNeeds.adultAge, let sex, let height else { return nil }
    return BasalMetabolicRate.mifflinStJeor(kilograms: kilograms, centimetres: height, age: age, sex: sex)
  }
}
