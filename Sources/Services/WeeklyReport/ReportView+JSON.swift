internal import FoundationEssentials
internal import JSON
internal import Nutrition

/// The form other programs read; figures rounded to one decimal, null where unknown or not logged.
extension ReportView: Encodable {
  private enum Keys: String, CodingKey {
    case week, profile, from, to, target, against, habits, focus, changes, text, author, made, references, markers,
      weight
    case isWhole = "whole"
    case isKept = "kept"
    case loggedDays = "logged_days"
    case averageLogged = "average_logged"
    case averageAll = "average_all"
    case energyByDay = "kcal_by_day"
    case boughtAndEaten = "bought_and_eaten"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    let period = figures.period
    let average = period.averageOfLoggedDays
    try container.encode(figures.week, forKey: .week)
    try container.encode(profile, forKey: .profile)
    try container.encode(figures.week.first, forKey: .from)
    try container.encode(figures.through, forKey: .to)
    try container.encode(figures.isWhole, forKey: .isWhole)
    try container.encode(period.loggedDays, forKey: .loggedDays)
    try container.encode(average.mapped(\.shown), forKey: .averageLogged)
    try container.encode(period.averageOfAllDays.mapped(\.shown), forKey: .averageAll)
    try container.encode(figures.aim.mapped(\.shown), forKey: .target)
    try container.encode(against(average), forKey: .against)
    try container.encode(period.series(.energy).map { $0?.shown }, forKey: .energyByDay)
    try container.encode(figures.references, forKey: .references)
    try container.encode(markers.map { MarkerFacts($0) }, forKey: .markers)
    try container.encode(WeightTrend(figures)?.facts, forKey: .weight)
    try container.encode(EnergyGap(figures)?.facts, forKey: .boughtAndEaten)
    try container.encode(scores.map(\.facts), forKey: .habits)
    try container.encode(report.focus.key, forKey: .focus)
    try container.encode(report.changes?.facts, forKey: .changes)
    try container.encode(report.text, forKey: .text)
    try container.encode(report.author ?? "larder", forKey: .author)
    try container.encode(report.made, forKey: .made)
    try container.encode(standing != .new, forKey: .isKept)
  }

  /// Average of logged days less target; null where either is unknown.
  private func against(_ average: Nutrients) -> Nutrients {
    var against = Nutrients.unknown
    for nutrient in Nutrient.allCases {
      guard let value = average[nutrient], let target = figures.aim[nutrient] else { continue }
      against[nutrient] = value.shown - target.shown
    }
    return against
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
      "average_kg": .of(average), "before_kg": .of(before), "change_kg": .of(change),
      "weighings": .of(weighings), "weighings_before": .of(weighingsBefore),
    ]
  }
}

extension EnergyGap {
  fileprivate var facts: JSONValue {
    [
      "bought_kcal": .of(bought), "eaten_kcal": .of(eaten), "gap_kcal": .of(gap), "items": .of(items),
      "items_without_figures": .of(unknownItems),
    ]
  }
}

extension HabitScore {
  fileprivate var facts: JSONValue {
    [
      "habit": .string(habit.rawValue), "score": .of(score.map { Figure($0) }), "reached": .of(reached),
      "possible": .of(possible), "note": .string(HabitWording.note(self)),
      "rule": HabitWording.rule(self).map { .string($0) } ?? .null,
    ]
  }
}

extension ReportChanges {
  fileprivate var facts: JSONValue {
    let figures = changes.map { change -> JSONValue in
      [
        "figure": .string(change.subject.key), "then": .of(change.then), "now": .of(change.now),
        "change": .of(change.now.shown - change.then.shown),
      ]
    }
    return ["since": .string("\(since)"), "reported": .bool(wasReported), "figures": .array(figures)]
  }
}

extension JSONValue {
  fileprivate static func of(_ count: Int) -> JSONValue { .number(Decimal(count)) }
  fileprivate static func of(_ figure: Figure?) -> JSONValue { figure.map { .number($0.shown.decimal) } ?? .null }
}
