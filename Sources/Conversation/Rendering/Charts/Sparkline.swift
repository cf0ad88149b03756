internal import Nutrition

/// Draws values as a row of small bars, scaled from the least to the greatest.
enum Sparkline {
  static let usualColumns = 14
  private static let steps: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  private static let missing: Character = "·"

  /// - Parameter columns: the most columns; with more values, each column is the mean of several. At least 1.
  static func text(_ values: [FixedDecimal?], columns: Int) -> String {
    let means = means(values, columns: max(columns, 1))
    let known = means.compactMap(\.self)
    guard let least = known.min(), let most = known.max() else { return "" }
    return String(means.map { $0.map { character($0, least, most) } ?? missing })
  }

  private static func character(_ value: FixedDecimal, _ least: FixedDecimal, _ most: FixedDecimal) -> Character {
    // Where all values are equal, the bars are of middle height.
    guard most > least else { return steps[3] }
    let share = Double((value - least).units) / Double((most - least).units)
    return steps[min(max(Int((share * 7).rounded()), 0), 7)]
  }

  private static func means(_ values: [FixedDecimal?], columns: Int) -> [FixedDecimal?] {
    guard values.count > columns else { return values }
    return (0..<columns).map { column in
      let known = values[values.count * column / columns..<values.count * (column + 1) / columns].compactMap(\.self)
      return known.isEmpty ? nil : known.reduce(.zero, +) / FixedDecimal(known.count)
    }
  }
}
