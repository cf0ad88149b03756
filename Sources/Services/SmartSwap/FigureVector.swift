package import Nutrition

/// The eight figures as numbers that a search adds up fast, in the order of `Nutrient.allCases`. What a search finds is
/// computed again in exact figures before it is shown.
package struct FigureVector: Hashable, Sendable {
  package var values: SIMD8<Double>

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

  package static func + (left: FigureVector, right: FigureVector) -> FigureVector {
    FigureVector(values: left.values + right.values)
  }
  package static func - (left: FigureVector, right: FigureVector) -> FigureVector {
    FigureVector(values: left.values - right.values)
  }
}
