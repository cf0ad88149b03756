package import Nutrition

/// The eight figures as numbers that a search adds up fast, in the order of `Nutrient.allCases`. What a search finds is
/// computed again in exact figures before it is shown.
package struct FigureVector: Hashable, Sendable {
  /// Each in the unit of its figure: kcal, grams, and milligrams of sodium.
  package var values: SIMD8<Double>

  /// Nothing of any figure.
  package static let zero = FigureVector(values: .zero)

  package init(values: SIMD8<Double>) {
    self.values = values
  }

  /// Unknown counts as nothing.
  package init(_ figures: Nutrients) {
    values = .zero
    for (place, nutrient) in Nutrient.allCases.enumerated() {
      values[place] = figures[nutrient].map { Double($0.units) / Double(FixedDecimal.scale) } ?? 0
    }
  }

  /// Figure by figure.
  package static func + (left: FigureVector, right: FigureVector) -> FigureVector {
    FigureVector(values: left.values + right.values)
  }
  /// Figure by figure; what is missing is below zero.
  package static func - (left: FigureVector, right: FigureVector) -> FigureVector {
    FigureVector(values: left.values - right.values)
  }
}
