internal import Calls
internal import EmbeddedMessages
internal import JSON
internal import Messages
internal import Nutrition

/// The report as other programs read it: figures rounded to one decimal, null where unknown or not logged.
extension ReportView {
  var facts: JSONValue {
    let period = figures.period
    let facts: JSONValue = [
      "week": figures.week.description.json, "profile": profile.json, "from": figures.week.first.json,
      "to": figures.through.json, "whole": figures.isWhole.json, "logged_days": period.loggedDays.json,
      "average_logged": period.averageOfLoggedDays.shownFacts, "average_all": period.averageOfAllDays.shownFacts,
      "target": figures.aim.shownFacts, "against": AverageDay(period, aim: figures.aim).against,
      "kcal_by_day": period.series(.energy).shownFacts, "references": figures.references.json,
      "markers": .array(markers.map(\.facts)), "weight": WeightTrend(figures)?.facts ?? .null,
      "bought_and_eaten": EnergyGap(figures)?.facts ?? .null, "habits": .array(scores.map(\.facts)),
      "focus": report.focus.key.json, "changes": report.changes?.facts ?? .null, "text": report.text.json,
      "author": (report.author ?? "larder").json, "made": JSONValue(encoding: report.made) ?? .null,
      "kept": (standing != .new).json,
    ]
    guard !dayScores.isEmpty else { return facts }
    return facts.with(["day_scores": .array(period.range.days.map { dayScores[$0].json })])
  }
}

extension ReportFocus {
  /// "fibre", "logging", "steady".
  fileprivate var key: String {
    switch self {
    case .logging: "logging"
    case .habit(let habit): habit.rawValue
    case .steady: "steady"
    }
  }
}

extension WeightTrend {
  fileprivate var facts: JSONValue {
    [
      "average_kg": average.shown.json, "before_kg": (before?.shown).json, "change_kg": (change?.shown).json,
      "weighings": weighings.json, "weighings_before": weighingsBefore.json,
    ]
  }
}

extension EnergyGap {
  fileprivate var facts: JSONValue {
    [
      "bought_kcal": bought.shown.json, "eaten_kcal": eaten.shown.json, "gap_kcal": gap.shown.json, "items": items.json,
      "items_without_figures": unknownItems.json,
    ]
  }
}

extension HabitScore {
  fileprivate var facts: JSONValue {
    [
      "habit": habit.rawValue.json, "score": score.json, "reached": reached.json,
      "possible": possible.json, "note": HabitWording.note(self).english.json,
      "rule": (HabitWording.rule(self)?.english).json,
    ]
  }
}

extension ReportChanges {
  fileprivate var facts: JSONValue {
    let figures = changes.map { change -> JSONValue in
      [
        "figure": change.subject.key.json, "then": change.then.shown.json, "now": change.now.shown.json,
        "change": (change.now.shown - change.then.shown).shown.json,
      ]
    }
    return ["since": "\(since)".json, "reported": wasReported.json, "figures": .array(figures)]
  }
}
