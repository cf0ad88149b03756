internal import Nutrition

/// The habits of a week as bars, and the rules behind their points.
struct HabitWording {
  private let scores: [HabitScore]

  init(_ scores: [HabitScore]) {
    self.scores = scores
  }

  var chart: BarChart {
    let bars = scores.map { score in
      BarChart.Bar(
        score.habit.rawValue, score.score.map { Figure($0) }, text: score.score.map { "\($0)" } ?? "no points",
        note: HabitWording.note(score), mark: Figure(100))
    }
    return BarChart(title: "Habits, in points of 100", bars: bars, markName: "100 points")
  }

  /// "4 of 5 days with at least 60 g".
  static func note(_ score: HabitScore) -> String {
    switch score.missing {
    case .goal: return score.habit == .water ? "a weight says how much" : "a target says how much"
    case .days: return "fewer than \(Habit.leastDays) days tell"
    case nil: break
    }
    let days = "\(score.reached) of \(score.possible) days"
    switch score.habit {
    case .protein: return "\(days) \(bound(score, "g"))"
    case .fibre: return "\(days) \(bound(score, "g"))"
    case .sodium: return "\(days) \(bound(score, "mg"))"
    case .water: return "\(days) \(bound(score, "ml"))"
    case .regularity:
      return score.usual.isEmpty ? "no meal on most days" : "\(days) with \(score.usual.map(\.rawValue).phrase)"
    case .variety: return "\(score.reached) different foods, \(score.possible) are full marks"
    }
  }

  /// "with at least 60 g", "below 2,000 mg".
  private static func bound(_ score: HabitScore, _ unit: String) -> String {
    switch score.goal?.bound {
    case .below(let value, _): "below \(value.formatted()) \(unit)"
    case .atMost(let value, _): "with at most \(value.formatted()) \(unit)"
    case .atLeast(let value, _): "with at least \(value.formatted()) \(unit)"
    case nil: ""
    }
  }

  /// How the points come about, and where the bounds are from.
  var rules: [String] {
    let general =
      "Points are the share of the days that keep the bound. Days that are not logged take no part; "
      + "fewer than \(Habit.leastDays) days give no points."
    return [general] + scores.filter { $0.score != nil }.compactMap(HabitWording.rule)
  }

  static func rule(_ score: HabitScore) -> String? {
    switch score.habit {
    case .protein, .fibre, .sodium, .water:
      return score.goal.map { "The bound of \(score.habit.rawValue) is \($0.source.phrase)." }
    case .regularity: return "Regular is a day with every meal that most logged days have."
    case .variety:
      return
        "Full marks of variety are \(Habit.fullVariety) different foods in 7 logged days, fewer in fewer days; the "
        + "number is that of the plants a week in the American Gut Project, 2018."
    }
  }
}

extension HabitGoal.Source {
  fileprivate var phrase: String {
    switch self {
    case .target: "your target"
    case .reference(let references): "the reference value of the \(references.name)"
    case .proteinByWeight: "0.83 g for each kilogram of weight (EFSA 2012)"
    case .proteinReference: "the EU reference intake, until a weight or a target is known"
    case .water(let need) where need.rule == .weight: "35 ml for each kilogram of weight, a rule of thumb"
    case .water(let need): need.phrase
    }
  }
}
