/// Integer arithmetic that stops at the ends of the range: an absurd amount from outside becomes a value that the
/// checks reject, never a crash.
extension Int64 {
  /// The sum, or the end of the range where it would overflow.
  package func addingClamped(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  func multipliedClamped(by factor: Int64) -> Int64 {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? ((self < 0) != (factor < 0) ? .min : .max) : product
  }
}
