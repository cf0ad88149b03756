extension Figure {
  /// The value where it is a whole number that an Int holds.
  package var wholeNumber: Int? {
    units % Figure.scale == 0 ? Int(exactly: units / Figure.scale) : nil
  }
}
