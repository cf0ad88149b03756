internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// What a household bought, compared with what it needs.
struct HouseholdPurchase: Sendable {
  /// The known energy on the receipts of all profiles, in kcal.
  let bought: FixedDecimal
  /// The energy of the accepted targets over all days of the range, in kcal.
  let needed: FixedDecimal

  /// In per cent of the need.
  var share: FixedDecimal { needed > .zero ? (bought * FixedDecimal(100) / needed).rounded(toPlaces: 0) : .zero }
}

/// A range of days compared with the one before, ready to be drawn or written as JSON.
package struct PeriodView: Sendable {
  /// The longest range, in days.
  static let longest = 366
  /// Up to this many days each has a bar; more are drawn as a line.
  private static let mostBars = 14

  let comparison: PeriodComparison
  let spending: Spending
  let spendingBefore: Spending
  let source: ShowPeriodCall.Source
  /// The household's receipts compared with its accepted targets; nil where none are accepted.
  var household: HouseholdPurchase?
  /// Whether the days for comparison were named, rather than being those just before.
  var isBesideNamedDays = false
  let choice: MarkerChoice
  let today: Day
  /// “Emma”, where the days are another person's.
  let person: String?

  var period: PeriodFigures { comparison.period }
  var before: PeriodFigures { comparison.before }
  var markers: [HealthMarker] {
    source == .eaten ? HealthMarker.all(of: period, against: choice.references) : []
  }

  /// Charts and figures; a sentence where nothing was logged or bought in either range.
  package var answer: ToolAnswer {
    guard period.loggedDays + before.loggedDays > 0 || !spending.isEmpty || !spendingBefore.isEmpty else {
      return ToolAnswer(.sentence(nothing), facts: facts)
    }
    return ToolAnswer(.overview(overview), facts: facts)
  }

  private var first: DayName { DayName(period.range.first, from: today) }
  private var last: DayName { DayName(period.range.last, from: today) }

  private var title: Text {
    person.map { .periodTitleOf(person: $0, first: first, last: last) } ?? .periodTitle(first: first, last: last)
  }

  private var nothing: Text {
    guard let person else {
      return source == .eaten
        ? .periodNothingEaten(first: first, last: last) : .periodNothingBought(first: first, last: last)
    }
    return source == .eaten
      ? .periodNothingEatenOf(person: person, first: first, last: last)
      : .periodNothingBoughtOf(person: person, first: first, last: last)
  }

  private var overview: Overview {
    var parts: [Overview.Part] = []
    if period.loggedDays > 0 { parts.append(period.range.count <= PeriodView.mostBars ? .bars(bars) : .line(line)) }
    parts.append(.rows(PeriodRows(self).rows))
    if let split { parts.append(.split(split)) }
    if !markers.isEmpty { parts.append(.list(MarkerList(markers, period, choice).list)) }
    return Overview(title: title, parts: parts + [.notes(notes)])
  }

  // MARK: Charts

  private var chartTitle: Text { source == .eaten ? .chartEnergyByDay : .chartEnergyBought }

  var bars: BarChart {
    let byDay = Dictionary(period.days.map { ($0.day, $0) }) { first, _ in first }
    let bars = period.range.days.map { day in
      byDay[day].map { BarChart.Bar(logged: $0) }
        ?? BarChart.Bar(empty: day, text: source == .eaten ? .dayNotLogged : .dayNothingBought)
    }
    return BarChart(title: chartTitle, bars: bars, markName: .chartAllowance)
  }

  var line: LineChart {
    LineChart(
      title: chartTitle, unit: .kilocalories, range: period.range,
      series: [
        .init(
          source == .eaten ? .seriesEaten : .seriesBought, period.series(.energy), joinsGaps: source == .bought)
      ])
  }

  /// The days on which the macronutrients are completely known; others would distort the shares.
  var wholeDays: PeriodFigures { period.knowing(MacroShare.nutrients) }

  /// The shares by energy, with the grams of an average logged day, or of everything that was bought.
  var split: SplitChart? {
    let days = wholeDays
    guard let share = MacroShare(days.totals.figures) else { return nil }
    let figures = source == .eaten ? days.averageOfLoggedDays : days.totals.figures
    func part(_ nutrient: Nutrient, _ percent: Int) -> SplitChart.Part {
      SplitChart.Part(
        .nutrientName(nutrient: nutrient), percent: percent,
        amount: .nutrientAmount(nutrient: nutrient, figure: figures[nutrient] ?? .zero))
    }
    let parts = [
      part(.protein, share.protein), part(.carbohydrate, share.carbohydrate), part(.fat, share.fat),
    ]
    let (known, logged) = (days.loggedDays, period.loggedDays)
    return SplitChart(
      title: source == .eaten
        ? .splitEaten(known: known, logged: logged) : .splitBought(known: known, logged: logged), parts: parts)
  }

  // MARK: Notes

  private var notes: [Text] {
    var notes: [Text] = []
    if let share = EntryRow.estimatedShare(period.totals) { notes.append(share) }
    if period.loggedDays > 0, !period.totals.incomplete.isEmpty {
      notes.append(.atLeastExplained)
    }
    if !markers.isEmpty { notes.append(.referenceValuesNote(references: choice.references)) }
    return notes
  }
}
