internal import Nutrition

/// A figure as an integer of few bytes: thousandths where it has no more than three decimals, as nearly all have, else
/// all its places. The lowest bit tells which.
enum CompactFigure {
  private static let thousandth: Int64 = 100_000

  static func encode(_ figure: Figure) -> Int64 {
    let (thousandths, rest) = figure.units.quotientAndRemainder(dividingBy: thousandth)
    // Beyond a quarter of the range a bit is missing; no figure of a food comes near it.
    return rest == 0 ? thousandths << 1 : (figure.units.magnitude < 1 << 62 ? figure.units << 1 | 1 : thousandths << 1)
  }

  static func decode(_ stored: Int64) -> Figure {
    stored & 1 == 0
      ? Figure(units: (stored >> 1).multipliedReportingOverflow(by: thousandth).partialValue)
      : Figure(units: stored >> 1)
  }
}
