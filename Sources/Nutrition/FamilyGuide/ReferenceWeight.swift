/// The weight that is assumed where none is known. Figures based on it always say so.
package enum ReferenceWeight {
  /// Children from one to seventeen years, in grams: the median weights for which FAO/WHO/UNU 2004, Human energy
  /// requirements, tables 4.5 and 4.6, gives energies, as the mean of girls and boys.
  private static let children: [Int64] = [
    11_150, 13_250, 15_400, 17_250, 19_150, 21_150, 23_650, 26_650, 30_100, 34_000, 38_350, 43_050, 48_050, 52_950,
    57_250, 60_400, 62_250,
  ]

  /// Adults: 70 kg (EFSA 2012, Guidance on selected default values).
  private static let adult = FixedDecimal(70)

  /// - Returns: kilograms; for an infant the weight of a one-year-old.
  package static func of(age: Int) -> FixedDecimal {
    guard age < 18 else { return adult }
    return FixedDecimal(thousandths: children[max(age, 1) - 1])
  }
}
