internal import Nutrition

/// A figure as an integer of few bytes: thousandths where it has no more than three decimals, as nearly all have, else
/// all its places. The lowest bit tells which.
enum CompactDecimal {
  private static let thousandth: Int64 = 100_000

  static func encode(_ figure: FixedDecimal) -> Int64 {
    let (thousandths, rest) = figure.units.quotientAndRemainder(dividingBy: thousandth)
    // Beyond a quarter of the range a bit is missing; no figure of a food comes near it.
    return rest == 0 ? thousandths << 1 : (figure.units.magnitude < 1 << 62 ? figure.units << 1 | 1 : thousandths << 1)
  }

  static func decode(_ stored: Int64) -> FixedDecimal {
    stored & 1 == 0
      ? FixedDecimal(units: (stored >> 1).multipliedReportingOverflow(by: thousandth).partialValue)
      : FixedDecimal(units: stored >> 1)
  }
}
