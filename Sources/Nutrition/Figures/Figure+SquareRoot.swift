extension Figure {
  /// The square root, rounded down to the eighth place; zero below zero. The same on every machine.
  package var squareRoot: Figure {
    guard units > 0 else { return .zero }
    // √(units / scale) is √(units × scale) / scale.
    let square = units.magnitude.multipliedFullWidth(by: Figure.scale.magnitude)
    var (low, high): (UInt64, UInt64) = (0, 1 << 49)
    while low < high {
      let middle = low + (high - low + 1) / 2
      let product = middle.multipliedFullWidth(by: middle)
      if (product.high, product.low) <= (square.high, square.low) { low = middle } else { high = middle - 1 }
    }
    return Figure(units: Int64(low))
  }
}
