internal import EmbeddedMessages
internal import Messages
package import Nutrition

/// A weekly report, ready to be drawn or written as JSON.
package struct ReportView: Sendable {
  /// The report that is shown.
  package let report: WeeklyReport
  let standing: FoundReport.Standing
  let units: Profile.Units
  let profile: String
  let today: Day
  /// The score of each day that has one, where scores are shown.
  var dayScores: [Day: Int] = [:]
  /// The stored pictures of the week’s meals.
  var pictures: [MealPicture] = []

  var figures: WeekFigures { report.figures }
  private var wording: ReportWording { ReportWording(figures, report.changes, units: units) }
  var scores: [HabitScore] { HabitScore.all(of: figures) }

  /// The overview; a sentence where nothing is known of the week.
  package var answer: ToolAnswer {
    guard hasAnything else { return ToolAnswer(.sentence(.reportNothing(span: title)), facts: facts) }
    return ToolAnswer(.overview(overview), facts: facts)
  }

  var markers: [HealthMarker] { wording.markers }

  private var hasAnything: Bool {
    figures.period.loggedDays > 0 || figures.shopping != nil || WeightTrend(figures) != nil || !figures.water.isEmpty
  }

  private var title: Text {
    let (first, last) = (DayName(figures.week.first, from: today), DayName(figures.through, from: today))
    let days = Text.periodTitle(first: first, last: last)
    let span = Text.reportSpanNamed(name: .verbatim("\(figures.week)"), span: days)
    return figures.isWhole ? span : .reportSpanSoFar(span: span)
  }

  /// Larder's own text, made again from the figures where it is the same, so that it can be translated; the stored English of
  /// an older version where that differs.
  private var ownWords: Text {
    let words = wording.text
    return words.english == report.text ? words : .english(report.text)
  }

  /// The text, the charts and the changes, then pictures and notes.
  package var overview: Overview {
    let rows = ReportRows(wording)
    let isLogged = figures.period.loggedDays > 0
    var parts: [Overview.Part] = [report.author.map { .said(report.text, by: $0) } ?? .notes([ownWords])]
    if isLogged { parts += [.bars(energy), .rows(AverageDay(figures.period, aim: figures.aim).rows)] }
    if !markers.isEmpty {
      parts.append(.list(MarkerList(markers, figures.period, MarkerChoice(references: figures.references)).list))
    }
    if let weight { parts.append(.line(weight)) }
    if isLogged { parts.append(.bars(HabitWording(scores).chart)) }
    if !dayScores.isEmpty { parts.append(.bars(scoreBars)) }
    if let changes = rows.changes { parts.append(.rows(changes)) }
    return Overview(title: .weeklyReportTitle(span: title), parts: parts + [.notes(notes)]).showing(pictures)
  }

  // MARK: Charts

  private var energy: BarChart {
    let byDay = Dictionary(figures.period.days.map { ($0.day, $0) }) { first, _ in first }
    let bars = figures.period.range.days.map { day in
      byDay[day].map { BarChart.Bar(logged: $0) } ?? BarChart.Bar(empty: day, text: .dayNotLogged)
    }
    return BarChart(title: .chartEnergyByDay, bars: bars, markName: .chartAllowance)
  }

  private var scoreBars: BarChart {
    let bars = figures.period.range.days.map { day in
      BarChart.Bar(
        .dayDate(date: .date(day)), dayScores[day].map { FixedDecimal($0) },
        text: dayScores[day].map { .points(points: $0) } ?? .scoreNone,
        mark: FixedDecimal(100))
    }
    return BarChart(title: .scoresTitle, bars: bars, markName: .hundredPoints)
  }

  /// The weight over four weeks, where at least two weighings can be joined.
  private var weight: LineChart? {
    let range = DayRange(endingOn: figures.through, count: WeekFigures.weighedDays)
    let trend = Trend(range, values: figures.weights.map { ($0.day, BodyWeight.shown($0.amount, units)) })
    guard trend.count > 1, WeightTrend(figures) != nil else { return nil }
    return LineChart(
      title: .chartWeight(days: range.count), unit: BodyWeight.lineUnit(units), range: range,
      series: [.init(.weightName, trend.values, joinsGaps: true)])
  }

  // MARK: Notes

  private var notes: [Text] {
    let period = figures.period
    var notes = wording.gap
    if standing == .changedSince {
      notes.append(.reportChangedSince(week: "\(figures.week)"))
    }
    if let author = report.author { notes.append(.reportWordsBy(model: author)) }
    notes += wording.sentences.doubts
    if !figures.hasTarget, period.loggedDays > 0 {
      notes.append(.reportReferenceTarget)
    }
    if let earned { notes.append(earned) }
    if !markers.isEmpty { notes.append(.referenceValuesNote(references: figures.references)) }
    if period.loggedDays > 0 { notes += HabitWording(scores).rules }
    if !dayScores.isEmpty { notes.append(.reportScoreRule(rule: ScoreWording.rule)) }
    if let low = wording.lowTarget { notes.append(low) }
    return notes + [.reportNoAdvice]
  }

  /// A note where activity has earned energy, so that the allowance is what energy is compared with.
  private var earned: Text? {
    guard figures.averageAllowance.shown != figures.target.energy?.shown, figures.period.loggedDays > 0 else {
      return nil
    }
    return .reportEnergyEarned
  }
}

extension ToolContext {
  /// The view of a report, for any front end.
  package func view(of found: FoundReport) throws(ToolError) -> ReportView {
    var view = ReportView(
      report: found.report, standing: found.standing, units: profile.units, profile: profile.name, today: today)
    view.pictures = try pictures(from: view.figures.week.first, through: view.figures.through)
    guard try showsScores else { return view }
    for day in found.report.figures.period.range.days { view.dayScores[day] = try dayScore(on: day)?.value }
    return view
  }
}
