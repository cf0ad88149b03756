internal import LanguageModels
package import Nutrition

/// The figures that a call states, by the keys that other programs read; what is not stated is not written.
package struct StatedFigures: Hashable, Codable, Sendable {
  package var figures: Nutrients

  package init(_ figures: Nutrients = .unknown) {
    self.figures = figures
  }

  package init(from decoder: any Decoder) throws {
    figures = try Nutrients(from: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Nutrients.CodingKeys.self)
    for nutrient in Nutrient.allCases {
      guard let key = Nutrients.CodingKeys(rawValue: nutrient.key) else { continue }
      try container.encodeIfPresent(figures[nutrient], forKey: key)
    }
  }

  /// A member for each figure.
  static let properties = Nutrient.allCases.map { JSONSchema.Property($0.key, .number()) }
}
