internal import Nutrition

extension Measures {
  /// Nobody counts more of what is eaten.
  static let mostCounted = FixedDecimal(20)

  /// What "one more" is one of: the unit that a weight is a few of, pieces before servings before slices and the like, and
  /// how many. Nil for a weight that is no such number of any: of what was weighed nobody can tell.
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
