internal import Nutrition
internal import Words

/// The fractions that are one character.
enum VulgarFraction {
  static func parts(_ scalar: Unicode.Scalar) -> (upper: Int, lower: Int)? {
    switch scalar {
    case "½": (1, 2)
    case "⅓": (1, 3)
    case "⅔": (2, 3)
    case "¼": (1, 4)
    case "¾": (3, 4)
    case "⅕": (1, 5)
    case "⅖": (2, 5)
    case "⅗": (3, 5)
    case "⅘": (4, 5)
    case "⅙": (1, 6)
    case "⅚": (5, 6)
    case "⅐": (1, 7)
    case "⅛": (1, 8)
    case "⅜": (3, 8)
    case "⅝": (5, 8)
    case "⅞": (7, 8)
    case "⅑": (1, 9)
    case "⅒": (1, 10)
    default: nil
    }
  }

  static func figure(_ scalar: Unicode.Scalar) -> FixedDecimal? {
    parts(scalar).map { FixedDecimal($0.upper) / FixedDecimal($0.lower) }
  }
}
