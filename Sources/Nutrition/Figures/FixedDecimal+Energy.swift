extension FixedDecimal {
  /// kJ in a kcal (thermochemical), as food labels use it: Regulation (EU) 1169/2011, annex XIV.
  package static let kilojoulesPerKilocalorie = FixedDecimal(units: 418_400_000)
}
