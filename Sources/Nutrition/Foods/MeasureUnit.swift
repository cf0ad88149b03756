/// A unit that an amount can be said in, folded to one English spelling.
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
  // Counted through the food's own portions
  case serving, piece, slice, bowl, glass, mug, can, tin, bottle, jar, handful, clove, stalk, leaf, wedge, scoop
  case pat, bar, packet, plate, pot, fillet, rasher, sheet, square, ball, cube, shot, carton, stick, head, bunch
  case sprig, ear, pinch, dash
  case mini, small, medium, large

  /// What one of this unit is, before any food is known.
  package enum Meaning: Hashable, Sendable {
    /// Grams in one unit.
    case mass(Figure)
    /// Millilitres in one unit; grams follow from the food's density.
    case volume(Figure)
    /// Grams follow from the food's own portions.
    case counted
  }

  /// US customary measures for cup, pint, quart, gallon and fluid ounce (the cup as nutrition labels use it, 240 ml);
  /// spoons of 5 and 15 ml. Mass factors are the international ones, to the eighth place.
  package var meaning: Meaning {
    switch self {
    case .milligram: .mass(Figure(units: 100_000))
    case .gram: .mass(Figure(1))
    case .kilogram: .mass(Figure(1_000))
    case .ounce: .mass(Figure(units: 2_834_952_313))
    case .pound: .mass(Figure(units: 45_359_237_000))
    case .millilitre: .volume(Figure(1))
    case .centilitre: .volume(Figure(10))
    case .decilitre: .volume(Figure(100))
    case .litre: .volume(Figure(1_000))
    case .teaspoon: .volume(Figure(5))
    case .tablespoon: .volume(Figure(15))
    case .fluidOunce: .volume(Figure(units: 2_957_352_956))
    case .cup: .volume(Figure(240))
    case .pint: .volume(Figure(units: 47_317_647_300))
    case .quart: .volume(Figure(units: 94_635_294_600))
    case .gallon: .volume(Figure(units: 378_541_178_400))
    case .serving, .piece, .slice, .bowl, .glass, .mug, .can, .tin, .bottle, .jar, .handful, .clove, .stalk, .leaf,
      .wedge, .scoop, .pat, .bar, .packet, .plate, .pot, .fillet, .rasher, .sheet, .square, .ball, .cube, .shot,
      .carton, .stick, .head, .bunch, .sprig, .ear, .pinch, .dash, .mini, .small, .medium, .large:
      .counted
    }
  }

  /// What the unit usually holds where the food says nothing of its own, in millilitres: vessels only.
  package var usualVolume: Figure? {
    switch self {
    case .glass, .mug: Figure(250)
    case .bowl: Figure(300)
    case .can, .tin: Figure(330)
    case .bottle: Figure(500)
    case .shot: Figure(40)
    case .carton: Figure(200)
    case .pinch, .dash: Figure(units: 31_000_000)
    default: nil
    }
  }

  /// What something is bought in: "330 ml can".
  package var isContainer: Bool {
    switch self {
    case .can, .tin, .bottle, .jar, .packet, .pot, .carton: true
    default: false
    }
  }

  /// As said with `quantity`: "2 slices", "1 g", "1.5 cups".
  package func spoken(with quantity: Figure) -> String {
    let number = quantity.formatted(places: 2)
    switch (meaning, self) {
    case (.mass, _), (_, .millilitre), (_, .centilitre), (_, .decilitre), (_, .litre), (_, .teaspoon),
      (_, .tablespoon), (_, .fluidOunce):
      return "\(number) \(rawValue)"
    case (_, .piece): return number
    case (_, .mini), (_, .small), (_, .medium), (_, .large): return "\(number) \(rawValue)"
    default: return "\(number) \(quantity.rounded(toPlaces: 2) > Figure(1) ? plural : rawValue)"
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
