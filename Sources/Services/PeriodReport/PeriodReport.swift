internal import Calls
internal import EmbeddedMessages
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals

/// The report of a month, a year or any days, ready to be drawn or written as JSON. It is computed anew each time; only weekly
/// reports are stored.
struct PeriodReport: Sendable {
  /// Up to this many days each has a bar.
  private static let mostBars = 14
  /// Up to this many days are drawn as a line; with more, each month has a bar.
  private static let mostDrawn = 92

  /// The days that were asked for; the view has only those up to today.
  let asked: DayRange
  let view: PeriodView
  /// The target on the last day; it always has energy.
  let target: Nutrients
  /// Whether the energy of the target is the person's own.
  let hasTarget: Bool
  /// Whether the person is an adult, since reference values are made for adults.
  let isAdult: Bool
  /// In kilograms, oldest first.
  let weights: [DayAmount]
  let eaten: MostEaten
  let spending: [SpendingTable]
  let units: Profile.Units
  let profile: String
  let today: Day
  /// The stored pictures of meals on these days.
  let pictures: [MealPicture]

  private var period: PeriodFigures { view.period }
  private var range: DayRange { period.range }

  /// What an average logged day is compared with: its allowance for energy, the target for the rest.
  private var aim: Nutrients {
    var aim = target
    aim.energy = period.averageAllowance ?? target.energy
    return aim
  }

  private var sentences: PeriodSentences {
    PeriodSentences(period: period, allowance: aim.energy ?? Target.referenceEnergy)
  }

  /// The nutrients for which the person has no target.
  private var markers: [HealthMarker] { isAdult ? view.markers.filter { target[$0.nutrient] == nil } : [] }

  var answer: ToolAnswer {
    guard period.loggedDays > 0 || !weights.isEmpty || !spending.isEmpty else {
      return ToolAnswer(.sentence(.reportNothing(span: title)), facts: facts)
    }
    return ToolAnswer(.overview(overview), facts: facts)
  }

  /// "October 2026, Thu 1 Oct to Sat 31 Oct".
  private var title: Text {
    let days = Text.periodTitle(first: DayName(range.first, from: today), last: DayName(range.last, from: today))
    let span = name.map { .reportSpanNamed(name: $0, span: days) } ?? days
    return asked == range ? span : .reportSpanSoFar(span: span)
  }

  /// "October 2026", "2026".
  private var name: Text? {
    let first = asked.first
    if asked == DayRange(monthOf: first) { return .monthFull(month: first.month, year: "\(first.year)") }
    return asked.calendarName.map { .verbatim($0) }
  }

  private var overview: Overview {
    var parts: [Overview.Part] = [.notes([text])]
    if period.loggedDays > 0 {
      parts += [energy, .rows(AverageDay(period, aim: aim).rows)]
      if let split = view.split { parts.append(.split(split)) }
    }
    if !markers.isEmpty { parts.append(.list(MarkerList(markers, period, view.choice).list)) }
    if let weight { parts.append(.line(weight)) }
    if !eaten.foods.isEmpty { parts.append(.rows(eaten.rows)) }
    for table in spending { parts += [.rows(table.categoryRows), .rows(table.shopRows)] }
    return Overview(title: .reportTitle(span: title), parts: parts + [.notes(notes)]).showing(pictures)
  }

  // MARK: Words

  /// The report in words.
  var text: Text {
    let logged = Text.reportLogged(some: period.loggedDays, all: range.count)
    return .sentences([logged, sentences.energy, WeightChange(weights)?.sentence(units, from: today), spent])
  }

  private var spent: Text? {
    spending.isEmpty ? nil : .reportSpent(sums: spending.map(\.total.total.words))
  }

  private var notes: [Text] {
    var notes = sentences.doubts
    if period.loggedDays > 0 {
      notes.append(hasTarget ? .reportTargetsOf(day: DayName(range.last, from: today)) : .reportReferenceTarget)
    }
    if !markers.isEmpty { notes.append(.referenceValuesNote(references: view.choice.references)) }
    return notes + [.reportNoAdvice]
  }

  // MARK: Charts

  private var energy: Overview.Part {
    if range.count <= PeriodReport.mostBars { return .bars(view.bars) }
    guard range.count > PeriodReport.mostDrawn else {
      var line = view.line
      let allowed = Dictionary(period.days.map { ($0.day, $0.allowance) }) { first, _ in first }
      line.series.append(.init(.seriesAllowed, range.days.map { allowed[$0] ?? nil }))
      return .line(line)
    }
    return .bars(BarChart(title: .chartEnergyAverage, bars: range.months.map(bar), markName: .chartAllowance))
  }

  private func bar(_ month: DayRange) -> BarChart.Bar {
    let figures = PeriodFigures(month, days: period.days)
    let name = Text.month(month, from: today)
    guard figures.loggedDays > 0 else { return BarChart.Bar(name, nil, text: .dayNotLogged) }
    let average = figures.averageOfLoggedDays
    return BarChart.Bar(
      name, average.energy, text: EntryRow.energy(average),
      note: .someDaysLogged(some: figures.loggedDays, all: month.count), mark: figures.averageAllowance)
  }

  private var weight: LineChart? {
    let trend = Trend(range, values: weights.map { ($0.day, BodyWeight.shown($0.amount, units)) })
    guard trend.count > 1 else { return nil }
    return LineChart(
      title: .chartWeightPlain, unit: BodyWeight.lineUnit(units), range: range,
      series: [.init(.weightName, trend.values, joinsGaps: true)])
  }

  // MARK: Facts

  private var facts: JSONValue {
    view.facts.with([
      "profile": profile.json, "whole": (asked == range).json, "target": aim.shownFacts,
      "against": AverageDay(period, aim: aim).against, "markers": .array(markers.map(\.facts)),
      "weight": WeightChange(weights)?.facts ?? .null, "eaten_most": eaten.facts,
      "spending": .array(spending.map(\.facts)), "text": text.english.json,
    ])
  }
}
