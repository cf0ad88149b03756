internal import Calls
internal import EmbeddedMessages
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals

/// An average day: over the logged days, over all days, the target, and the difference.
struct AverageDay {
  private let period: PeriodFigures
  /// What an average logged day is compared with.
  private let aim: Nutrients

  init(_ period: PeriodFigures, aim: Nutrients) {
    self.period = period
    self.aim = aim
  }

  var rows: [Card.Row] {
    let sentences = PeriodSentences(period: period, allowance: aim.energy ?? Target.referenceEnergy)
    let heading = Card.Row(
      .averageDay, columns: [sentences.loggedDays, sentences.allDays, .targetHeading, .againstHeading],
      emphasis: .heading)
    let (logged, all) = (period.averageOfLoggedDays, period.averageOfAllDays)
    return [heading]
      + Nutrient.allCases.map { nutrient in
        let isAtLeast = period.totals.incomplete.contains(nutrient)
        let target = aim[nutrient]
        return Card.Row(
          .nutrientName(nutrient: nutrient),
          columns: [
            Text.amount(of: nutrient, logged[nutrient], isAtLeast: isAtLeast),
            Text.amount(of: nutrient, all[nutrient], isAtLeast: isAtLeast),
            target.map { .nutrientAmount(nutrient: nutrient, figure: $0) } ?? .nothingThere,
            AverageDay.against(target, logged[nutrient], isAtLeast: isAtLeast),
          ])
      }
  }

  /// "120 over", "80 below", "on target"; empty where a figure is only partly known and the answer therefore open.
  static func against(_ target: FixedDecimal?, _ average: FixedDecimal?, isAtLeast: Bool) -> Text {
    guard let target, let average else { return .empty }
    let difference = average.shown - target.shown
    if difference > .zero { return .figureOver(figure: difference) }
    if isAtLeast { return .empty }
    return difference == .zero ? .figureOnTarget : .figureBelow(figure: difference.magnitude)
  }

  /// The average of logged days minus the target; null where either is unknown.
  var against: JSONValue {
    var against = Nutrients.unknown
    for nutrient in Nutrient.allCases {
      guard let value = period.averageOfLoggedDays[nutrient], let target = aim[nutrient] else { continue }
      against[nutrient] = value.shown - target.shown
    }
    return against.facts
  }
}
