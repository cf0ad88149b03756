internal import Calls
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals

/// A day's score in words: its parts, and the rules behind them.
struct ScoreWording {
  let score: DayScore

  func card(_ title: String) -> Card {
    let rows = score.parts.map { part in
      Card.Row(part.name, "\(part.figure.formatted()) \(part.unit)", part.measure, "\(part.points)")
    }
    let total = Card.Row("score", "", "", "\(score.value) of 100", emphasis: .total)
    return Card(title: title, rows: rows + [total], notes: [ScoreWording.rule])
  }

  static let rule =
    "The mean of its parts. Energy has 100 within a tenth of what the day allowed, two less for each further per cent. "
    + "Protein, fibre and water have the share that was reached; sodium has 100 up to its bound and none at double."
  static let tooLittle =
    "There is no score yet: it needs two of energy with a target of your own, protein, fibre, sodium and water."

  var facts: JSONValue {
    [
      "score": score.value.json,
      "parts": .array(
        score.parts.map { ["figure": $0.name.json, "value": $0.figure.shown.json, "points": $0.points.json] }),
    ]
  }
}

extension DayScore.Part {
  fileprivate var name: String {
    switch subject {
    case .energy: "energy"
    case .habit(let habit): habit.rawValue
    }
  }

  fileprivate var unit: String {
    switch subject {
    case .energy: "kcal"
    case .habit(.water): "ml"
    case .habit(.sodium): "mg"
    case .habit: "g"
    }
  }

  fileprivate var measure: String {
    let value = "\(bound.value.formatted()) \(unit)"
    switch (subject, bound) {
    case (.energy, _): return "allowed \(value)"
    case (_, .atLeast): return "at least \(value)"
    case (_, .atMost): return "at most \(value)"
    case (_, .below): return "below \(value)"
    }
  }
}
