internal import Nutrition

/// What a figure of a label may be, given the numbers that were read in its place: a text recogniser reads "5g" as "59"
/// and "1.5" as "15". Each reading has a cost, which is lowest for what most looks at the label read.
struct LabelReadings: Sendable {
  struct Candidate: Hashable, Sendable {
    let value: FixedDecimal
    let isUpperBound: Bool
    let cost: Int
  }

  /// The cheapest first.
  let candidates: [Candidate]

  /// - Parameter numbers: one for each look, that of the best look first.
  init(_ numbers: [LabelNumber], _ figure: LabelFigure) {
    var found: [Candidate] = []
    let plain = numbers.map { LabelReadings.plain($0, figure) }
    let votes = plain.map { value in plain.count { $0 == value } }
    let most = votes.max() ?? 0
    for (index, number) in numbers.enumerated() {
      // Of two looks that differ, the first is believed.
      let base = 2 * (most - votes[index]) + (plain[index] == plain[0] ? 0 : 1)
      for (value, cost) in LabelReadings.readings(of: number, figure)
      where !found.contains(where: { $0.value == value && $0.cost <= base + cost }) {
        found.append(Candidate(value: value, isUpperBound: number.isUpperBound, cost: base + cost))
      }
    }
    candidates = found.sorted { $0.cost < $1.cost }
  }

  private static func readings(of number: LabelNumber, _ figure: LabelFigure) -> [(FixedDecimal, cost: Int)] {
    let first = plain(number, figure)
    guard figure.isInGrams else { return [(first, 0)] + marked(first, number, figure) }
    var readings = [(first, cost: 0)]
    if let shorter = number.shorter {
      readings.append((shorter, 1))
      if number.unit == nil, shorter >= FixedDecimal(10), shorter.wholeNumber != nil {
        readings.append((shorter / FixedDecimal(10), 4))
      }
    }
    if number.places == 0, number.value >= FixedDecimal(10), number.unit != .milligram {
      readings.append((first / FixedDecimal(10), 3))
      // The unit was read as a last zero, and the decimal mark is lost.
      if number.unit == nil, let whole = number.value.wholeNumber, whole >= 100, whole % 10 == 0 {
        readings.append((first / FixedDecimal(100), 5))
      }
    }
    return readings
  }

  /// An energy without a first digit that may be a line or a mark before it: 194 for "2194".
  private static func marked(
    _ value: FixedDecimal, _ number: LabelNumber, _ figure: LabelFigure
  ) -> [(FixedDecimal, cost: Int)] {
    guard figure == .kilojoules || figure == .kilocalories, let whole = value.wholeNumber, whole >= 100 else {
      return []
    }
    var unit = 10
    while whole / unit >= 10 { unit *= 10 }
    return [(FixedDecimal(whole % unit), cost: 4)]
  }

  /// In the unit of the figure, as printed, where nothing suggests another reading.
  private static func plain(_ number: LabelNumber, _ figure: LabelFigure) -> FixedDecimal {
    switch figure {
    case .sodium, .cholesterol:
      number.unit == .gram && number.value < FixedDecimal(40) ? number.value * FixedDecimal(1000) : number.value
    case .kilojoules, .kilocalories: number.value
    default: number.unit == .milligram ? number.value / FixedDecimal(1000) : number.value
    }
  }
}
