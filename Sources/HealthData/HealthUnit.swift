internal import Nutrition

/// The units that trackers write, which may differ from record to record.
enum HealthUnit {
  /// The energy in kcal; nil for an unknown unit.
  static func kilocalories(_ value: FixedDecimal, in unit: some Sequence<UInt8>) -> FixedDecimal? {
    if unit.elementsEqual("kcal".utf8) || unit.elementsEqual("Cal".utf8) { return value }
    if unit.elementsEqual("kJ".utf8) { return ofKilojoules(value) }
    // A small calorie is a thousandth of a large one, and a joule a thousandth of a kilojoule.
    if unit.elementsEqual("cal".utf8) { return value / FixedDecimal(1_000) }
    if unit.elementsEqual("J".utf8) { return ofKilojoules(value) / FixedDecimal(1_000) }
    return nil
  }

  /// The mass in kg; nil for an unknown unit.
  static func kilograms(_ value: FixedDecimal, in unit: some Sequence<UInt8>) -> FixedDecimal? {
    if unit.elementsEqual("kg".utf8) { return value }
    if unit.elementsEqual("lb".utf8) { return ofPounds(value) }
    if unit.elementsEqual("st".utf8) { return ofPounds(value * FixedDecimal(14)) }
    if unit.elementsEqual("g".utf8) { return value / FixedDecimal(1_000) }
    return nil
  }

  static func ofKilojoules(_ value: FixedDecimal) -> FixedDecimal { value / FixedDecimal.kilojoulesPerKilocalorie }

  static func ofPounds(_ value: FixedDecimal) -> FixedDecimal { value * BodyMeasure.kilogramsInPound }
}
