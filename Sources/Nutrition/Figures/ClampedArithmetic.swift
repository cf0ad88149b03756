/// Whole numbers that stop at the ends of their range: a hostile amount becomes a value that the checks refuse,
/// never a crash.
extension Int64 {
  /// The sum, or the end of the range beyond which it would lie.
  package func addingClamped(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  func multipliedClamped(by factor: Int64) -> Int64 {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? ((self < 0) != (factor < 0) ? .min : .max) : product
  }
}
