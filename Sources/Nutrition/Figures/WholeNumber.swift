extension Int {
  /// Parses a whole number from outside: 1 to 18 digits, without a sign or anything else. Nil for other texts and for a
  /// number outside of `bounds`, which keeps calculations with it far from overflow.
  package init?(digits text: some StringProtocol, in bounds: ClosedRange<Int>) {
    guard let number = wholeNumber(text, digits: 1...18), bounds.contains(number) else { return nil }
    self = number
  }
}
