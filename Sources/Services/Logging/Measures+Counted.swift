internal import Nutrition

extension Measures {
  /// Nobody eats more pieces of anything.
  static let mostCounted = FixedDecimal(20)

  /// The unit of which a weight is a small whole number, and that number, so that "one more" can be understood. Pieces come
  /// before servings, and servings before slices and the like. Nil where the weight is no such number, so that the food was
  /// probably weighed.
  func counted(in grams: Grams) -> (unit: MeasureUnit, count: FixedDecimal)? {
    portions.sorted { rank($0.unit) < rank($1.unit) }.lazy.compactMap { portion in
      if case .volume = portion.unit.kind { return nil }
      guard portion.grams.figure > .zero, case let count = grams.figure / portion.grams.figure,
        case let whole = count.rounded(toPlaces: 0), whole >= FixedDecimal(1), whole <= Measures.mostCounted,
        (whole - count).magnitude * FixedDecimal(100) <= whole
      else { return nil }
      return (portion.unit, whole)
    }.first
  }

  private func rank(_ unit: MeasureUnit) -> Int { unit == .piece ? 0 : unit == .serving ? 1 : 2 }
}

extension MeasureUnit {
  /// Whether it is a unit of weight.
  var isMass: Bool { if case .mass = kind { true } else { false } }
}
