extension FixedDecimal {
  /// The square root, rounded down to the eighth decimal; zero for negative numbers. The same on every machine.
  package var squareRoot: FixedDecimal {
    guard units > 0 else { return .zero }
    // √(units / scale) is √(units × scale) / scale.
    let square = units.magnitude.multipliedFullWidth(by: FixedDecimal.scale.magnitude)
    func isAbove(_ root: UInt64) -> Bool {
      let product = root.multipliedFullWidth(by: root)
      return (product.high, product.low) > (square.high, square.low)
    }
    // The floating-point root is off by a few units at most.
    var root = UInt64((Double(units) * Double(FixedDecimal.scale)).squareRoot())
    while isAbove(root) { root -= 1 }
    while !isAbove(root + 1) { root += 1 }
    return FixedDecimal(units: Int64(root))
  }
}
