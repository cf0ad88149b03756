package import Nutrition

/// The eight figures as floating-point numbers for a fast search, in the order of `Nutrient.allCases`. A result is recomputed
/// with exact figures before it is shown.
package struct FigureVector: Hashable, Sendable {
  /// Each in the unit of its figure: kcal, grams, and milligrams for sodium.
  package var values: SIMD8<Double>

  /// All figures zero.
  package static let zero = FigureVector(values: .zero)

  package init(values: SIMD8<Double>) {
    self.values = values
  }

  /// Converts figures; unknown becomes zero.
  package init(_ figures: Nutrients) {
    values = .zero
    for (place, nutrient) in Nutrient.allCases.enumerated() {
      values[place] = figures[nutrient].map { Double($0.units) / Double(FixedDecimal.scale) } ?? 0
    }
  }

  /// Adds each figure.
  package static func + (left: FigureVector, right: FigureVector) -> FigureVector {
    FigureVector(values: left.values + right.values)
  }
  /// Subtracts each figure; results may be negative.
  package static func - (left: FigureVector, right: FigureVector) -> FigureVector {
    FigureVector(values: left.values - right.values)
  }
}
