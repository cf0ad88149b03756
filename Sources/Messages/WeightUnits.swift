internal import Nutrition

/// The units in which somebody weighs food.
package enum WeightUnits: Hashable, Sendable {
  case grams
  /// Ounces, and pounds from two pounds on.
  case pounds

  /// A weight in the unit in which it is shown.
  enum Measured {
    case grams(FixedDecimal)
    case ounces(FixedDecimal)
    case pounds(FixedDecimal)
  }

  func measured(_ grams: Grams) -> Measured {
    guard self == .pounds, case .mass(let ounce) = MeasureUnit.ounce.kind,
      case .mass(let pound) = MeasureUnit.pound.kind
    else { return .grams(grams.figure) }
    return grams.figure < pound * FixedDecimal(2) ? .ounces(grams.figure / ounce) : .pounds(grams.figure / pound)
  }
}
