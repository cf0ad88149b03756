internal import Nutrition

/// A figure as an integer that takes few bytes: in thousandths where it has no more than three decimal places, as
/// nearly all have, otherwise with all its places. The lowest bit tells which.
enum CompactDecimal {
  private static let thousandth: Int64 = 100_000

  static func encode(_ figure: FixedDecimal) -> Int64 {
    let (thousandths, rest) = figure.units.quotientAndRemainder(dividingBy: thousandth)
    // Shifting needs a spare bit, which very large figures lack; no figure of a food comes near that.
    return rest == 0 ? thousandths << 1 : (figure.units.magnitude < 1 << 62 ? figure.units << 1 | 1 : thousandths << 1)
  }

  static func decode(_ stored: Int64) -> FixedDecimal {
    stored & 1 == 0
      ? FixedDecimal(units: (stored >> 1).multipliedReportingOverflow(by: thousandth).partialValue)
      : FixedDecimal(units: stored >> 1)
  }
}
