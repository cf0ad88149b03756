package import Nutrition

/// A weekly report, ready to be drawn or written as JSON.
package struct ReportView: Sendable {
  package let report: WeeklyReport
  let standing: FoundReport.Standing
  let units: Profile.Units
  let profile: String
  let today: Day
  /// Of each day of the week that has one, for who wants to see scores.
  var dayScores: [Day: Int] = [:]

  var figures: WeekFigures { report.figures }
  private var wording: ReportWording { ReportWording(figures, report.changes, units: units) }
  var scores: [HabitScore] { HabitScore.all(of: figures) }

  package var answer: ToolAnswer {
    guard hasAnything else { return ToolAnswer(.sentence("Nothing is logged in \(title)."), facts: facts) }
    return ToolAnswer(.overview(overview), facts: facts)
  }

  var markers: [HealthMarker] { wording.markers }

  private var hasAnything: Bool {
    figures.period.loggedDays > 0 || figures.shopping != nil || WeightTrend(figures) != nil || !figures.water.isEmpty
  }

  private var title: String {
    let days = "\(figures.week.first.dated(from: today)) to \(figures.through.dated(from: today))"
    return "\(figures.week), \(days)" + (figures.isWhole ? "" : ", so far")
  }

  package var overview: Overview {
    let rows = ReportRows(wording)
    let isLogged = figures.period.loggedDays > 0
    var parts: [Overview.Part] = [report.author.map { .said(report.text, by: $0) } ?? .notes([report.text])]
    if isLogged { parts += [.bars(energy), .rows(AverageDay(figures.period, aim: figures.aim).rows)] }
    if !markers.isEmpty {
      parts.append(.list(MarkerList(markers, figures.period, MarkerChoice(references: figures.references)).list))
    }
    if let weight { parts.append(.line(weight)) }
    if isLogged { parts.append(.bars(HabitWording(scores).chart)) }
    if !dayScores.isEmpty { parts.append(.bars(scoreBars)) }
    if let changes = rows.changes { parts.append(.rows(changes)) }
    return Overview(title: "Weekly report \(title)", parts: parts + [.notes(notes)])
  }

  // MARK: Charts

  private var energy: BarChart {
    let byDay = Dictionary(figures.period.days.map { ($0.day, $0) }) { first, _ in first }
    let bars = figures.period.range.days.map { day in
      byDay[day].map { BarChart.Bar(logged: $0) } ?? BarChart.Bar(day.short, nil, text: "not logged")
    }
    return BarChart(title: "Energy by day", bars: bars, markName: "allowance")
  }

  private var scoreBars: BarChart {
    let bars = figures.period.range.days.map { day in
      BarChart.Bar(
        day.short, dayScores[day].map { Figure($0) }, text: dayScores[day].map { "\($0)" } ?? "no score",
        mark: Figure(100))
    }
    return BarChart(title: "Score by day, of 100", bars: bars, markName: "100 points")
  }

  /// Four weeks of weight, where there are two weighings to join.
  private var weight: LineChart? {
    let range = DayRange(endingOn: figures.through, count: WeekFigures.weighedDays)
    let trend = Trend(range, values: figures.weights.map { ($0.day, BodyWeight.shown($0.amount, units)) })
    guard trend.count > 1, WeightTrend(figures) != nil else { return nil }
    return LineChart(
      title: "Weight, \(range.count) days", unit: BodyWeight.unit(units), range: range,
      series: [.init("weight", trend.values, joinsGaps: true)])
  }

  // MARK: Notes

  private var notes: [String] {
    let period = figures.period
    var notes = wording.gap
    if standing == .changedSince {
      notes.append(
        "The diary of this week has changed since the report was made. “report \(figures.week) again” makes it anew.")
    }
    if let author = report.author { notes.append("The words at the top are by \(author); the figures are larder’s.") }
    notes += wording.sentences.doubts
    if !figures.hasTarget, period.loggedDays > 0 {
      notes.append("The energy target is the reference intake of an adult, until you set your own.")
    }
    if let earned { notes.append(earned) }
    if !markers.isEmpty { notes.append(figures.references.note) }
    if period.loggedDays > 0 { notes += HabitWording(scores).rules }
    if !dayScores.isEmpty { notes.append("Score of a day: " + ScoreWording.rule) }
    if let low = wording.lowTarget { notes.append(low) }
    return notes + ["Figures, no medical advice."]
  }

  /// Where activity has earned something, the allowance is what energy is set beside.
  private var earned: String? {
    guard figures.averageAllowance.shown != figures.target.energy?.shown, figures.period.loggedDays > 0 else {
      return nil
    }
    return "The energy target is what an average logged day allowed, activity included."
  }
}

extension ToolContext {
  /// A report, for any front end.
  package func view(of found: FoundReport) throws(ToolError) -> ReportView {
    var view = ReportView(
      report: found.report, standing: found.standing, units: profile.units, profile: profile.name, today: today)
    guard try showsScores else { return view }
    for day in found.report.figures.period.range.days { view.dayScores[day] = try dayScore(on: day)?.value }
    return view
  }
}
