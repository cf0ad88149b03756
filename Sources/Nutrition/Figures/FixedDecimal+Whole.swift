extension FixedDecimal {
  /// The value where it is a whole number that an Int holds.
  package var wholeNumber: Int? {
    units % FixedDecimal.scale == 0 ? Int(exactly: units / FixedDecimal.scale) : nil
  }
}
