extension Int {
  /// Reads a whole number from outside: at most 18 digits, without a sign or anything else. Nil for other texts, and for
  /// a number outside of `bounds`, so that whoever counts on with it stays far from the ends of an integer.
  package init?(digits text: some StringProtocol, in bounds: ClosedRange<Int>) {
    guard let number = wholeNumber(text, digits: 1...18), bounds.contains(number) else { return nil }
    self = number
  }
}
