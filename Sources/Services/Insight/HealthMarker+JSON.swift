internal import FoundationEssentials
internal import Nutrition

/// A health marker as other programs read it.
struct MarkerFacts: Encodable {
  private enum Keys: String, CodingKey {
    case figure, value, unit, reference, standing, days
    case isAtLeast = "at_least"
  }

  private let marker: HealthMarker

  init(_ marker: HealthMarker) {
    self.marker = marker
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(marker.nutrient, forKey: .figure)
    try container.encode(marker.value?.shown, forKey: .value)
    try container.encode(
      marker.bound.measure == .percentOfEnergy ? "% of energy" : marker.nutrient.unit, forKey: .unit)
    try container.encode(marker.bound.phrase(for: marker.nutrient), forKey: .reference)
    try container.encode(marker.standing, forKey: .standing)
    try container.encode(marker.days, forKey: .days)
    try container.encode(marker.isAtLeast, forKey: .isAtLeast)
  }
}
