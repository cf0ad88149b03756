internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// Shows a body weight in the units of the profile.
enum BodyWeight {
  static func unit(_ units: Profile.Units) -> String { units == .us ? "lb" : "kg" }

  /// The unit in charts.
  static func lineUnit(_ units: Profile.Units) -> LineChart.Unit { units == .us ? .pounds : .kilograms }

  static func shown(_ kilograms: FixedDecimal, _ units: Profile.Units) -> FixedDecimal {
    units == .us ? kilograms / BodyMeasure.kilogramsInPound : kilograms
  }

  /// With two decimals: "58.45 kg".
  static func exact(_ kilograms: FixedDecimal, _ units: Profile.Units) -> Text {
    let weight = shown(kilograms, units)
    return units == .us ? .weightExactPounds(weight: weight) : .weightExactKilograms(weight: weight)
  }

  /// "58.4 kg".
  static func text(_ kilograms: FixedDecimal, _ units: Profile.Units) -> Text {
    let weight = shown(kilograms, units)
    return units == .us ? .weightPounds(weight: weight) : .weightKilograms(weight: weight)
  }
}

/// Shows a height in the units of the profile.
enum BodyHeight {
  /// "168 cm", "5 ft 6".
  static func text(_ centimetres: FixedDecimal, _ units: Profile.Units) -> Text {
    guard units == .us else { return .heightCentimetres(height: centimetres) }
    let inches = (centimetres / BodyMeasure.centimetresInInch).rounded(toPlaces: 0).wholeNumber ?? 0
    return .heightFeet(feet: inches / 12, inches: inches % 12)
  }
}

/// Shows water in the units of the profile.
enum WaterVolume {
  /// A US fluid ounce in millilitres, from the definition of the gallon as 231 cubic inches.
  private static let fluidOunce = FixedDecimal(units: 2_957_352_956)

  static func unit(_ units: Profile.Units) -> String { units == .us ? "fl oz" : "ml" }

  /// The number in the unit: 750, or 25.4.
  static func figure(_ millilitres: FixedDecimal, _ units: Profile.Units) -> FixedDecimal {
    units == .us ? millilitres / fluidOunce : millilitres
  }

  /// "750 ml", "25.4 fl oz".
  static func text(_ millilitres: FixedDecimal, _ units: Profile.Units) -> Text {
    let figure = figure(millilitres, units)
    return units == .us ? .fluidOunces(ounces: figure) : .millilitres(millilitres: figure)
  }

  /// "750", "25.4".
  static func shown(_ millilitres: FixedDecimal, _ units: Profile.Units) -> String {
    figure(millilitres, units).formatted()
  }

  /// "750 ml", "25.4 fl oz".
  static func words(_ millilitres: FixedDecimal, _ units: Profile.Units) -> String {
    "\(shown(millilitres, units)) \(unit(units))"
  }
}

extension Weight {
  /// The weight in the units of the profile.
  func text(_ units: Profile.Units) -> Text { BodyWeight.exact(kilograms, units) }
}
