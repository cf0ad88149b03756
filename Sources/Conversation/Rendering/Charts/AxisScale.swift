internal import Nutrition

/// The tick marks of an axis: a few round numbers around the values shown.
struct AxisScale {
  /// Values beyond this are drawn at the edge.
  private static let farthest = FixedDecimal(1_000_000_000)

  /// In ascending order, at least two.
  let ticks: [FixedDecimal]

  init(_ values: [FixedDecimal]) {
    let least = min(max(values.min() ?? .zero, -AxisScale.farthest), AxisScale.farthest)
    let most = max(min(values.max() ?? .zero, AxisScale.farthest), -AxisScale.farthest)
    // Keeps tiny differences from filling the whole axis.
    let finest = max(least.magnitude, most.magnitude).units / 200
    let step = AxisScale.roundStep(atLeast: max((most - least).units / 3, finest))
    let lower = AxisScale.floor(least.units, step)
    var upper = AxisScale.floor(most.units, step)
    if upper < most.units || upper == lower { upper += step }
    ticks = stride(from: lower, through: upper, by: Int(step)).map { FixedDecimal(units: $0) }
  }

  var lower: FixedDecimal { ticks[0] }
  var upper: FixedDecimal { ticks[ticks.count - 1] }

  /// The position of a value between the ends, from 0 to 1.
  func share(of value: FixedDecimal) -> Double {
    min(max(Double((value - lower).units) / Double((upper - lower).units), 0), 1)
  }

  /// 1, 2 or 5 times a power of ten, and never finer than a tenth.
  private static func roundStep(atLeast units: Int64) -> Int64 {
    var power = FixedDecimal.scale / 10
    while power < Int64.max / 100 {
      for factor in [1, 2, 5] as [Int64] where power * factor >= units { return power * factor }
      power *= 10
    }
    return power
  }

  private static func floor(_ units: Int64, _ step: Int64) -> Int64 {
    let quotient = units / step
    return (units % step < 0 ? quotient - 1 : quotient) * step
  }
}
