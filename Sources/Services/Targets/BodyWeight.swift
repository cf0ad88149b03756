internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// A body weight in the unit that the profile reads.
enum BodyWeight {
  static func unit(_ units: Profile.Units) -> String { units == .us ? "lb" : "kg" }

  static func shown(_ kilograms: Figure, _ units: Profile.Units) -> Figure {
    units == .us ? kilograms / BodyMeasure.kilogramsInPound : kilograms
  }

  /// To the hundredth: "58.45 kg".
  static func exact(_ kilograms: Figure, _ units: Profile.Units) -> Text {
    let weight = shown(kilograms, units)
    return units == .us ? .weightExactPounds(weight: weight) : .weightExactKilograms(weight: weight)
  }

  /// "58.4 kg".
  static func words(_ kilograms: Figure, _ units: Profile.Units, places: Int = 1) -> String {
    "\(shown(kilograms, units).formatted(places: places)) \(unit(units))"
  }
}

/// A height in the unit that the profile reads.
enum BodyHeight {
  /// "168 cm", "5 ft 6".
  static func words(_ centimetres: Figure, _ units: Profile.Units) -> String {
    guard units == .us else { return "\(centimetres.formatted()) cm" }
    let inches = (centimetres / BodyMeasure.centimetresInInch).rounded(toPlaces: 0).wholeNumber ?? 0
    return "\(inches / 12) ft \(inches % 12)"
  }
}

/// Water in the unit that the profile reads.
enum WaterVolume {
  /// A fluid ounce of the United States, by definition of the gallon as 231 cubic inches.
  private static let fluidOunce = Figure(units: 2_957_352_956)

  static func unit(_ units: Profile.Units) -> String { units == .us ? "fl oz" : "ml" }

  /// In the unit: 750, or 25.4.
  static func figure(_ millilitres: Figure, _ units: Profile.Units) -> Figure {
    units == .us ? millilitres / fluidOunce : millilitres
  }

  /// "750 ml", "25.4 fl oz".
  static func text(_ millilitres: Figure, _ units: Profile.Units) -> Text {
    let figure = figure(millilitres, units)
    return units == .us ? .fluidOunces(ounces: figure) : .millilitres(millilitres: figure)
  }

  /// "750", "25.4".
  static func shown(_ millilitres: Figure, _ units: Profile.Units) -> String { figure(millilitres, units).formatted() }

  /// "750 ml", "25.4 fl oz".
  static func words(_ millilitres: Figure, _ units: Profile.Units) -> String {
    "\(shown(millilitres, units)) \(unit(units))"
  }
}
