import FoodNames
import Nutrition
import Testing

/// Energy against what the other figures give. Alcohol, which the table does not have, can only add to it.
struct EnergyAgreementTests {
  /// Rows whose energy USDA reckons by factors of the food itself, or as they are declared: acids, bran, sweeteners.
  private static let byFactorsOfTheirOwn: Set<String> = [
    "sweet potato fries", "oat bran|dry", "baking powder", "cocoa powder", "stevia", "vinegar", "balsamic vinegar",
    "nori", "rice bran", "rice vinegar", "taco seasoning", "spirulina", "soy protein powder", "chewing gum",
    "seaweed snack", "peppermint patty",
  ]

  @Test func `energy agrees with the other figures of every food, but for stated exceptions`() throws {
    for staple in try ReadStaples.result.get().all where !Self.byFactorsOfTheirOwn.contains(staple.key) {
      let difference = try #require(EnergyBalance(staple.per100Grams), "\(staple.key)")
      let hasAlcohol = staple.note.contains("alcohol") || staple.note.contains("spirits")
      #expect(difference.below == .zero && (difference.above == .zero || hasAlcohol), "\(staple.key)")
    }
  }

  @Test func `every exception is one`() throws {
    let staples = try ReadStaples.result.get().all
    for key in Self.byFactorsOfTheirOwn {
      let staple = try #require(staples.first { $0.key == key }, "\(key)")
      let difference = try #require(EnergyBalance(staple.per100Grams))
      #expect(difference.below != .zero || difference.above != .zero, "\(key)")
    }
  }
}
