/// How far an estimated amount may be from what was eaten. In four of five cases the true amount is between the
/// estimate divided by a factor and multiplied by it; an entry stores this factor as its `spread`.
///
/// The factors were fitted to meals whose carbohydrate is known: 1,500 descriptions of weighed meals, one half to set
/// the factors and the other to test them. `larder-benchmarks nutribench` measures how often they hold.
package enum AmountSpread {
  /// The possible factors: more than 1, at most 100.
  package static let range = FixedDecimal(units: FixedDecimal.scale + 1)...FixedDecimal(100)
  /// For spoons and cups, which may be level or heaped.
  package static let measure = FixedDecimal(units: 130_000_000)
  /// For a count of things that differ in size.
  package static let count = FixedDecimal(units: 140_000_000)
  /// For slices, bowls and packets, which have no standard size.
  package static let portion = FixedDecimal(units: 160_000_000)
  /// For an amount that was not given, or was guessed from a picture.
  package static let serving = FixedDecimal(2)
}

extension Weighed {
  /// The factor by which the weight may be off. Nil where it was weighed, or measured in a unit of volume that is not
  /// heaped.
  ///
  /// - Parameter said: the amount that the weight was computed from.
  package func spread(of said: Amount, in measures: Measures) -> FixedDecimal? {
    switch assumption {
    case nil, .bareNumber: nil
    case .remembered: AmountSpread.count
    case .usualServing: AmountSpread.serving
    case .density, .asWater: said.unit?.isHeaped == true ? AmountSpread.measure : nil
    case .portion(let unit):
      if unit.isHeaped {
        AmountSpread.measure
      } else if unit == .piece || unit.isSize || unit == .mini {
        measures.spreadOfSizes ?? AmountSpread.count
      } else {
        AmountSpread.portion
      }
    }
  }
}

extension Measures {
  /// The square root of the ratio of a large one to a small one, where the food has both: each is that far from the
  /// size between them.
  fileprivate var spreadOfSizes: FixedDecimal? {
    guard let small = self[.small], let large = self[.large], small > .zero, large > small else { return nil }
    return (large.figure / small.figure).squareRoot
  }
}

extension MeasureUnit {
  /// Whether it is a kitchen measure, whose content depends on how full it is.
  fileprivate var isHeaped: Bool {
    switch self {
    case .cup, .tablespoon, .teaspoon: true
    default: false
    }
  }
}
