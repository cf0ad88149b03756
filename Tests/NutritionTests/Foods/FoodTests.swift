import FoundationEssentials
import Nutrition
import Testing

@Suite struct `a food` {
  @Test(arguments: [
    (nil, nil, "oats"), (FoodState.cooked, nil, "oats, cooked"), (nil, "Mill & Co", "oats (Mill & Co)"),
    (.raw, "Mill & Co", "oats, raw (Mill & Co)"),
  ])
  func `is titled by its name, state and brand`(state: FoodState?, brand: String?, title: String) {
    let food = Food(
      id: UUID(), created: Instant(milliseconds: 0), name: "oats", state: state, brand: brand,
      source: FoodSource(.household), per100Grams: .unknown)
    #expect(food.title == title)
  }

  @Test(arguments: [
    (FoodSource(.label), "label", Tier.label),
    (FoodSource(.staples, reference: "sr:168928"), "USDA SR Legacy 168928", .database),
    (FoodSource(.usda, reference: "fndds:1234"), "USDA FNDDS 1234", .database),
    (
      FoodSource(.usda, reference: "748608", release: "Foundation 2024-10-31"), "USDA Foundation 2024-10-31 748608",
      .database
    ),
    (FoodSource(.usda), "USDA FoodData Central", .database),
    (FoodSource(.staples, reference: "recipe"), "a usual recipe", .database),
    (FoodSource(.staples), "food table", .database), (FoodSource(.staples, reference: "odd"), "food table", .database),
    (FoodSource(.openFoodFacts, reference: "4006381333931"), "Open Food Facts 4006381333931", .database),
    (FoodSource(.openFoodFacts), "Open Food Facts", .database),
    (FoodSource(.nationalTable), "national table", .database),
    (FoodSource(.nationalTable, reference: "BLS"), "BLS", .database),
    (FoodSource(.household), "your value", .remembered),
    (FoodSource(.estimate), "model’s estimate", .estimated),
  ])
  func `says where its figures are from and how well they are known`(source: FoodSource, words: String, tier: Tier) {
    #expect(source.description == words)
    #expect(source.tier == tier)
  }

  @Test func `counts as cooked when it has been heated, not when it was preserved`() {
    let cooked: Set<FoodState> = [.cooked, .boiled, .fried, .baked, .roasted, .grilled, .toasted, .steamed]
    #expect(Set(FoodState.allCases.filter(\.isCooked)) == cooked)
  }
}
