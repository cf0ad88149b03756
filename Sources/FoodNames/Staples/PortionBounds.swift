package import Nutrition

/// The range of weights that portions in the table may have: a serving depends on the category, everything else on its
/// unit.
package enum PortionBounds {
  /// Grams of a usual serving.
  package static func serving(_ category: FoodCategory) -> ClosedRange<Double> {
    switch category {
    case .produce, .dairy: 1...350
    case .meat, .seafood: 4...350
    case .bakery: 5...300
    case .beverages: 1...600
    case .snacks: 2...150
    case .frozen: 5...450
    case .pantry: 0.1...400
    case .other: 10...650
    }
  }

  /// Grams of one unit; nil for a unit that says nothing about weight.
  package static func one(_ unit: MeasureUnit) -> ClosedRange<Double>? {
    switch unit {
    case .teaspoon: 0.2...15
    case .tablespoon: 1...40
    case .pinch, .dash: 0.1...5
    case .cup: 3...480
    case .mug: 100...400
    case .glass: 20...500
    case .shot: 20...60
    case .slice: 1...300
    case .wedge: 4...300
    case .bowl, .plate: 10...700
    case .handful: 3...150
    case .can, .tin: 40...700
    case .bottle: 20...1_000
    case .scoop: 5...160
    case .fillet: 3...300
    case .bar: 10...250
    case .square, .ball, .cube: 1...300
    case .clove: 1...10
    case .leaf: 0.1...60
    case .sprig: 0.1...10
    case .stalk: 5...200
    case .head: 20...2_500
    case .bunch: 10...350
    case .mini: 1...250
    case .small: 1...700
    case .medium: 2...1_100
    case .large: 2...2_600
    default: nil
    }
  }

  /// The portions of a food that are out of range or inconsistent, in words.
  package static func faults(_ staple: Staple) -> [String] {
    staple.portions.compactMap { portion in
      let range = portion.unit == .serving ? serving(staple.category) : one(portion.unit)
      let grams = Double(portion.grams.milligrams) / 1_000
      guard let range, !range.contains(grams) else { return nil }
      return "\(portion.unit.rawValue) of \(grams) g"
    } + sizes(staple)
  }

  /// Checks that smaller sizes are not heavier than larger ones.
  private static func sizes(_ staple: Staple) -> [String] {
    let sizes = [MeasureUnit.mini, .small, .medium, .large].compactMap { unit in
      staple.portions.first { $0.unit == unit }
    }
    return zip(sizes, sizes.dropFirst()).filter { $0.grams > $1.grams }.map {
      "\($0.unit.rawValue) is more than \($1.unit.rawValue)"
    }
  }
}
