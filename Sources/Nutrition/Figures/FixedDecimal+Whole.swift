extension FixedDecimal {
  /// The value as an `Int`; nil where it is not a whole number or does not fit.
  package var wholeNumber: Int? {
    units % FixedDecimal.scale == 0 ? Int(exactly: units / FixedDecimal.scale) : nil
  }
}
