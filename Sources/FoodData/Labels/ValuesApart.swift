internal import Nutrition

/// The figures of a label whose names and values were read as two columns, so that nobody can tell by their lines which value
/// is whose: the order of the European table (EU 1169/2011, annex XV) and the energy tell, where only one way to read them
/// fits both.
struct ValuesApart {
  /// As the table has them; a row may be missing.
  private static let order: [LabelFigure] = [.fat, .saturated, .carbohydrate, .sugar, .fibre, .protein, .salt]
  /// Fewer values say too little, and fit too much.
  private static let fewest = 4

  let values: [LabelNumber]
  /// In kcal per 100 g.
  let energy: FixedDecimal

  /// Which value is whose; nil where none or several ways fit.
  var rows: [LabelRow]? {
    guard (ValuesApart.fewest...ValuesApart.order.count).contains(values.count) else { return nil }
    let fitting = ValuesApart.choices(of: values.count, from: 0).filter(fits)
    guard fitting.count == 1 else { return nil }
    return zip(fitting[0], values).map { LabelRow(figure: $0, values: [$1]) }
  }

  /// So many rows of the table, in its order.
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
    // The factors of EU 1169/2011, annex XIV; carbohydrate is without fibre.
    let computed = fat * FixedDecimal(9) + (carbohydrate + protein) * FixedDecimal(4) + fibre * FixedDecimal(2)
    return (computed - energy).magnitude * FixedDecimal(100) <= energy * FixedDecimal(3) + FixedDecimal(200)
  }
}
