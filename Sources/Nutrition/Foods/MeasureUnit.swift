/// A unit of an amount, under its one English spelling.
package enum MeasureUnit: String, CaseIterable, Codable, Sendable {
  // Mass
  case milligram = "mg"
  case gram = "g"
  case kilogram = "kg"
  case ounce = "oz"
  case pound = "lb"
  // Volume
  case millilitre = "ml"
  case centilitre = "cl"
  case decilitre = "dl"
  case litre = "l"
  case teaspoon = "tsp"
  case tablespoon = "tbsp"
  case fluidOunce = "fl oz"
  case cup
  case pint
  case quart
  case gallon
  // Counted: the food's portions say how much one is
  case serving, piece, slice, bowl, glass, mug, can, tin, bottle, jar, handful, clove, stalk, leaf, wedge, scoop
  case pat, bar, packet, plate, pot, tub, fillet, rasher, sheet, square, ball, cube, shot, carton, stick, head, bunch
  case sprig, ear, pinch, dash
  case mini, small, medium, large

  /// What one unit is, before the food is known.
  package enum Kind: Hashable, Sendable {
    /// The grams in one unit.
    case mass(FixedDecimal)
    /// The millilitres in one unit; the food's density gives the grams.
    case volume(FixedDecimal)
    /// The food's portions give the grams.
    case counted
  }

  /// US customary measures for cup, pint, quart, gallon and fluid ounce (the cup of nutrition labels, 240 ml); spoons
  /// of 5 and 15 ml. Mass factors are the international ones, to the eighth decimal.
  package var kind: Kind {
    switch self {
    case .milligram: .mass(FixedDecimal(units: 100_000))
    case .gram: .mass(FixedDecimal(1))
    case .kilogram: .mass(FixedDecimal(1_000))
    case .ounce: .mass(FixedDecimal(units: 2_834_952_313))
    case .pound: .mass(FixedDecimal(units: 45_359_237_000))
    case .millilitre: .volume(FixedDecimal(1))
    case .centilitre: .volume(FixedDecimal(10))
    case .decilitre: .volume(FixedDecimal(100))
    case .litre: .volume(FixedDecimal(1_000))
    case .teaspoon: .volume(FixedDecimal(5))
    case .tablespoon: .volume(FixedDecimal(15))
    case .fluidOunce: .volume(FixedDecimal(units: 2_957_352_956))
    case .cup: .volume(FixedDecimal(240))
    case .pint: .volume(FixedDecimal(units: 47_317_647_300))
    case .quart: .volume(FixedDecimal(units: 94_635_294_600))
    case .gallon: .volume(FixedDecimal(units: 378_541_178_400))
    case .serving, .piece, .slice, .bowl, .glass, .mug, .can, .tin, .bottle, .jar, .handful, .clove, .stalk, .leaf,
      .wedge, .scoop, .pat, .bar, .packet, .plate, .pot, .tub, .fillet, .rasher, .sheet, .square, .ball, .cube, .shot,
      .carton, .stick, .head, .bunch, .sprig, .ear, .pinch, .dash, .mini, .small, .medium, .large:
      .counted
    }
  }

  /// The usual volume of a vessel or pinch in millilitres, where the food has no portion of its own; nil for other
  /// units.
  package var usualVolume: FixedDecimal? {
    switch self {
    case .glass, .mug: FixedDecimal(250)
    case .bowl: FixedDecimal(300)
    case .can, .tin: FixedDecimal(330)
    case .bottle: FixedDecimal(500)
    case .shot: FixedDecimal(40)
    case .carton: FixedDecimal(200)
    case .pinch, .dash: FixedDecimal(units: 31_000_000)
    default: nil
    }
  }

  /// Whether things are sold in it: "330 ml can".
  package var isContainer: Bool {
    switch self {
    case .can, .tin, .bottle, .jar, .packet, .pot, .tub, .carton: true
    default: false
    }
  }

  /// The unit with a number: "2 slices", "1 g", "1.5 cups".
  package func spoken(with quantity: FixedDecimal) -> String {
    let number = quantity.formatted(places: 2)
    switch (kind, self) {
    case (.mass, _), (_, .millilitre), (_, .centilitre), (_, .decilitre), (_, .litre), (_, .teaspoon),
      (_, .tablespoon), (_, .fluidOunce):
      return "\(number) \(rawValue)"
    case (_, .piece): return number
    case (_, .mini), (_, .small), (_, .medium), (_, .large): return "\(number) \(rawValue)"
    default: return "\(number) \(quantity.rounded(toPlaces: 2) > FixedDecimal(1) ? plural : rawValue)"
    }
  }

  private var plural: String {
    switch self {
    case .leaf: "leaves"
    case .glass, .bunch, .dash, .pinch: rawValue + "es"
    default: rawValue + "s"
    }
  }
}
