/// The mean of amounts without an upper bound, such as tokens and seconds.
package struct MeanAmount: Hashable, Sendable {
  /// How many amounts there are.
  package private(set) var count = 0
  /// Of all amounts, in their own unit.
  package private(set) var sum = 0.0
  private var squares = 0.0

  package init() {}

  /// Counts an amount that is not below zero.
  package mutating func add(_ amount: Double) {
    count += 1
    sum += amount
    squares += amount * amount
  }

  /// Nil where nothing was counted.
  package var mean: Double? { count == 0 ? nil : sum / Double(count) }

  /// Where the mean lies with 95 % certainty, as far as the turns were drawn by chance and are many; nil for fewer than two.
  /// None of what is counted is below zero.
  package var interval: ClosedRange<Double>? {
    guard let mean, count > 1 else { return nil }
    let variance = max(squares - sum * mean, 0) / Double(count - 1)
    let half = 1.96 * (variance / Double(count)).squareRoot()
    return max(mean - half, 0)...mean + half
  }
}
