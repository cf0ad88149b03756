internal import Calls
internal import EmbeddedMessages
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals

/// A day's score in words: its parts, and the rules behind them.
struct ScoreWording {
  let score: DayScore

  func card(_ title: Text) -> Card {
    let rows = score.parts.map { part in
      Card.Row(part.title, part.amount(part.figure), part.measure, .points(points: part.points))
    }
    let total = Card.Row(.scoreTotal, .empty, .empty, .scoreOfHundred(score: score.value), emphasis: .total)
    return Card(title: title, rows: rows + [total], notes: [ScoreWording.rule])
  }

  static let rule = Text.scoreRule
  static let tooLittle = Text.scoreTooLittle

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

  /// The name of the score's part.
  fileprivate var title: Text {
    switch subject {
    case .energy: .nutrientName(nutrient: .energy)
    case .habit(let habit): .habitName(habit: habit)
    }
  }

  fileprivate func amount(_ figure: FixedDecimal) -> Text {
    switch subject {
    case .energy: .energy(energy: figure)
    case .habit(.water): .amountMillilitres(volume: figure)
    case .habit(.sodium): .nutrientAmount(nutrient: .sodium, figure: figure)
    case .habit: .nutrientAmount(nutrient: .protein, figure: figure)
    }
  }

  fileprivate var measure: Text {
    let value = amount(bound.value)
    return switch (subject, bound) {
    case (.energy, _): .scoreAllowed(amount: value)
    case (_, .atLeast): .boundAtLeast(amount: value)
    case (_, .atMost): .boundAtMost(amount: value)
    case (_, .below): .boundBelow(amount: value)
    }
  }
}
