internal import Calls
internal import JSON
internal import Nutrition

/// The period as other programs read it: figures rounded to one decimal, null where unknown or not logged.
extension PeriodView {
  var facts: JSONValue {
    let facts = PeriodView.facts(period, spending).with([
      "source": source.json, "before": PeriodView.facts(before, spendingBefore),
    ])
    guard source == .eaten else { return facts }
    return facts.with(["references": choice.references.json, "markers": .array(markers.map(\.facts))])
  }

  private static func facts(_ period: PeriodFigures, _ spending: Spending) -> JSONValue {
    let share = MacroShare(period.knowing(MacroShare.nutrients).totals.figures)
    return [
      "from": period.range.first.json, "to": period.range.last.json, "days": period.range.count.json,
      "logged_days": period.loggedDays.json, "total": period.totals.figures.shownFacts,
      "average_logged": period.averageOfLoggedDays.shownFacts, "average_all": period.averageOfAllDays.shownFacts,
      "macro_percent": share?.facts ?? .null,
      "spend": .array(spending.sums.map { .money($0) }), "kcal_by_day": period.series(.energy).shownFacts,
    ]
  }
}
