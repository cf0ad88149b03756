/// How far an amount that was worked out, and not weighed, may be from what was eaten. Four times of five it lies between the
/// amount divided by a factor and the amount times it: that is what `spread` is in an entry.
///
/// The factors are those that hold so often for meals whose carbohydrate is known: 1,500 descriptions of weighed meals, one half
/// of them to set the factors and the other to see whether they hold. `larder-benchmarks nutribench` says how often they do.
package enum AmountSpread {
  /// What a factor can be: more than one.
  package static let range = FixedDecimal(units: FixedDecimal.scale + 1)...FixedDecimal(100)
  /// A spoon or a cup: what is in it differs by how it is heaped.
  package static let measure = FixedDecimal(units: 130_000_000)
  /// So many of a thing that differs in size.
  package static let count = FixedDecimal(units: 140_000_000)
  /// A slice, a bowl, a packet: as large as whoever cuts, fills or sells it makes it.
  package static let portion = FixedDecimal(units: 160_000_000)
  /// Nothing was said, or it was guessed from a picture.
  package static let serving = FixedDecimal(2)
}

extension Weighed {
  /// The factor by which the weight may be off. Nil where it was weighed, or measured in millilitres or fluid ounces.
  ///
  /// - Parameter said: the amount that the weight was worked out from.
  package func spread(of said: Amount, in measures: Measures) -> FixedDecimal? {
    switch assumption {
    case nil: nil
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
  /// From a small to a large one, where the food has both: they are as far from the one between them.
  fileprivate var spreadOfSizes: FixedDecimal? {
    guard let small = self[.small], let large = self[.large], small > .zero, large > small else { return nil }
    return (large.figure / small.figure).squareRoot
  }
}

extension MeasureUnit {
  /// A measure of the kitchen: what it holds depends on how full it is.
  fileprivate var isHeaped: Bool {
    switch self {
    case .cup, .tablespoon, .teaspoon: true
    default: false
    }
  }
}
