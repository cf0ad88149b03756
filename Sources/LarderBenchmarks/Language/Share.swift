/// How many of all attempts were right.
struct Share {
  private(set) var right = 0
  private(set) var all = 0

  mutating func count(_ isRight: Bool) {
    all += 1
    right += isRight ? 1 : 0
  }

  private var percent: Double { all == 0 ? 100 : Double(right) * 100 / Double(all) }

  /// A line of the table with a lower limit, in percent.
  func measurement(_ name: String, atLeast least: Double) -> Measurement {
    Measurement(
      name: name, measured: measured, budget: "≥ \(least.shown) %", isWithin: percent >= least)
  }

  /// A line of the table with a lower and an upper limit, in percent.
  func measurement(_ name: String, within range: ClosedRange<Double>) -> Measurement {
    Measurement(
      name: name, measured: measured, budget: "\(range.lowerBound.shown) to \(range.upperBound.shown) %",
      isWithin: range.contains(percent))
  }

  private var measured: String { "\(percent.shown) %  (\(right) of \(all))" }
}
