import FoodNames
import Nutrition
import Testing

/// Energy against what the other figures give: 4 kcal a gram of protein and of carbohydrate, 9 of fat; fibre, which is
/// part of the carbohydrate, between nothing and 4. Alcohol, which the table does not have, can only add to it.
struct EnergyAgreementTests {
  /// Rows whose energy USDA reckons by factors of the food itself, or as they are declared: acids, bran, sweeteners.
  private static let byFactorsOfTheirOwn: Set<String> = [
    "sweet potato fries", "oat bran|dry", "baking powder", "cocoa powder", "stevia", "vinegar", "balsamic vinegar",
    "nori", "rice bran", "rice vinegar", "taco seasoning", "spirulina", "soy protein powder", "chewing gum",
    "seaweed snack", "peppermint patty",
  ]

  @Test func `energy agrees with the other figures of every food, but for stated exceptions`() throws {
    for staple in try ReadStaples.result.get().all where !Self.byFactorsOfTheirOwn.contains(staple.key) {
      let difference = try #require(apart(staple.per100Grams), "\(staple.key)")
      let hasAlcohol = staple.note.contains("alcohol") || staple.note.contains("spirits")
      #expect(difference.below == .zero && (difference.above == .zero || hasAlcohol), "\(staple.key)")
    }
  }

  @Test func `every exception is one`() throws {
    let staples = try ReadStaples.result.get().all
    for key in Self.byFactorsOfTheirOwn {
      let staple = try #require(staples.first { $0.key == key }, "\(key)")
      let difference = try #require(apart(staple.per100Grams))
      #expect(difference.below != .zero || difference.above != .zero, "\(key)")
    }
  }

  /// How many kcal more than 10 %, and more than 12, the energy is below or above what it can be.
  private func apart(_ figures: Nutrients) -> (below: Figure, above: Figure)? {
    guard let energy = figures.energy, let protein = figures.protein, let carbohydrate = figures.carbohydrate,
      let fat = figures.fat, let fibre = figures.fibre
    else { return nil }
    let most = (protein + carbohydrate) * Figure(4) + fat * Figure(9)
    let least = most - fibre * Figure(4)
    let allowed = max(energy / Figure(10), Figure(12))
    return (max(least - allowed - energy, .zero), max(energy - most - allowed, .zero))
  }
}
