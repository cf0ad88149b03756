internal import Nutrition

/// Assigns figures to rows where names and values were read as two separate columns, so that the lines do not show
/// which belong together. The order of rows in the European table (EU 1169/2011, annex XV) and the energy decide, where
/// only one assignment fits both.
struct ValuesApart {
  /// The rows in the table's order; any of them may be missing.
  static let order: [LabelFigure] = [.fat, .saturated, .carbohydrate, .sugar, .fibre, .protein, .salt]
  /// Fewer values are too little evidence, because too many assignments would fit.
  private static let fewest = 4

  let values: [LabelNumber]
  /// The energy in kcal per 100 g.
  let energy: FixedDecimal

  /// The values with their rows; nil where no assignment fits, or several do.
  var rows: [LabelRow]? {
    guard (ValuesApart.fewest...ValuesApart.order.count).contains(values.count) else { return nil }
    let fitting = ValuesApart.choices(of: values.count, from: 0).filter(fits)
    guard fitting.count == 1 else { return nil }
    return zip(fitting[0], values).map { LabelRow(figure: $0, values: [$1]) }
  }

  /// All ways to choose this many rows, in the table's order.
  private static func choices(of count: Int, from start: Int) -> [[LabelFigure]] {
    guard count > 0 else { return [[]] }
    guard start + count <= order.count else { return [] }
    return choices(of: count - 1, from: start + 1).map { [order[start]] + $0 } + choices(of: count, from: start + 1)
  }

  private func fits(_ figures: [LabelFigure]) -> Bool {
    let said = Dictionary(uniqueKeysWithValues: zip(figures, values.map(\.value)))
    guard let fat = said[.fat], let carbohydrate = said[.carbohydrate], let protein = said[.protein] else {
      return false
    }
    let fibre = said[.fibre] ?? .zero
    guard said[.saturated] ?? .zero <= fat, said[.sugar] ?? .zero <= carbohydrate,
      fat + carbohydrate + protein + fibre + (said[.salt] ?? .zero) <= FixedDecimal(101)
    else { return false }
    // The energy factors of EU 1169/2011, annex XIV; carbohydrate does not include fibre.
    let computed = fat * FixedDecimal(9) + (carbohydrate + protein) * FixedDecimal(4) + fibre * FixedDecimal(2)
    return (computed - energy).magnitude * FixedDecimal(100) <= energy * FixedDecimal(3) + FixedDecimal(200)
  }
}
