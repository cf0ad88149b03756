internal import Calls
internal import JSON
internal import Nutrition

extension HealthMarker {
  /// The marker as other programs read it.
  var facts: JSONValue {
    [
      "figure": nutrient.json, "value": (value?.shown).json,
      "unit": bound.measure == .percentOfEnergy ? "% of energy" : nutrient.unit.json,
      "reference": bound.phrase(for: nutrient).json, "standing": standing.rawValue.json, "days": days.json,
      "at_least": isAtLeast.json,
    ]
  }
}
