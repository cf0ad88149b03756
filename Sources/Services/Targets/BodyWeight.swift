internal import Nutrition

/// A body weight in the unit that the profile reads.
enum BodyWeight {
  static func unit(_ units: Profile.Units) -> String { units == .us ? "lb" : "kg" }

  static func shown(_ kilograms: Figure, _ units: Profile.Units) -> Figure {
    units == .us ? kilograms / BodyMeasure.kilogramsInPound : kilograms
  }

  /// "58.4 kg".
  static func words(_ kilograms: Figure, _ units: Profile.Units) -> String {
    "\(shown(kilograms, units).formatted(places: 1)) \(unit(units))"
  }
}
