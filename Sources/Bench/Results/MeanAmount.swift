/// The mean of amounts without an upper bound, such as tokens and seconds.
package struct MeanAmount: Hashable, Sendable {
  /// How many amounts there are.
  package private(set) var count = 0
  /// The sum of all amounts, in their own unit.
  package private(set) var sum = 0.0
  private var squares = 0.0

  package init() {}

  /// Counts an amount, which is never negative.
  package mutating func add(_ amount: Double) {
    count += 1
    sum += amount
    squares += amount * amount
  }

  /// The mean; nil where nothing was counted.
  package var mean: Double? { count == 0 ? nil : sum / Double(count) }

  /// The 95 % confidence interval of the mean, provided that the turns are a random sample and numerous; nil for fewer than
  /// two. Its lower bound is at least zero.
  package var interval: ClosedRange<Double>? {
    guard let mean, count > 1 else { return nil }
    let variance = max(squares - sum * mean, 0) / Double(count - 1)
    let half = 1.96 * (variance / Double(count)).squareRoot()
    return max(mean - half, 0)...mean + half
  }
}
