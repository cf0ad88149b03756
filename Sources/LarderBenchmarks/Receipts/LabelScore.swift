internal import FoodData
internal import FoundationEssentials
internal import JSON
internal import Nutrition

/// Counts the figures of labels that were read as printed, and those that were read as something else.
struct LabelScore {
  private var right = Share()
  private var wrong = Share()
  /// Energies in the place of those in the other unit.
  private var swapped = Share()

  /// - Parameters:
  ///   - found: nil where the column was not read.
  ///   - gold: the column as printed.
  mutating func count(_ found: NutritionLabel.Column?, _ gold: JSONValue) {
    for figure in LabelFigure.allCases {
      guard let stated = gold[figure.rawValue] else { continue }
      let read = found?.values[figure]
      let isRight =
        switch stated {
        case .number(let number): read != nil && read?.value == FixedDecimal(number)
        case .string(let text): read.map { "\($0.isUpperBound ? "<" : "")\($0.value)" } == text
        default: false
        }
      right.count(isRight)
      wrong.count(read != nil && !isRight)
    }
    for (figure, other) in [(LabelFigure.kilocalories, LabelFigure.kilojoules), (.kilojoules, .kilocalories)] {
      guard let read = found?.values[figure]?.value, case .number(let number)? = gold[other.rawValue], number != 0
      else { continue }
      swapped.count(read == FixedDecimal(number))
    }
  }

  func measurements(_ kind: String, atLeast least: Double) -> [Measurement] {
    [
      right.measurement("label figures right, \(kind)", atLeast: least),
      wrong.measurement("label figures wrong, \(kind)", within: 0...3),
      swapped.measurement("energies of the other unit, \(kind)", within: 0...0),
    ]
  }
}
