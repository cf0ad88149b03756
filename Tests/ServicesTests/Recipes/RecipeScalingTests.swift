import JSON
import Nutrition
import Services
import Store
import TestSupport
import Testing

/// What must be true of any recipe.
struct RecipeScalingTests {
  private static let foods = ["flour", "butter", "sugar", "milk", "rice", "tomatoes", "olive oil", "parmesan"]

  private func amounts(_ seed: UInt64) -> [(Int, String)] {
    var random = SeededGenerator(seed: seed)
    return RecipeScalingTests.foods.shuffled(using: &random).prefix(Int.random(in: 1...6, using: &random))
      .map { (Int.random(in: 1...900, using: &random), $0) }
  }

  private func dish(_ amounts: [(Int, String)], servings: Int, cooked: Int? = nil) throws -> Dish {
    let home = try Household()
    try home.cook("dish", amounts.map { "\($0.0) g \($0.1)" }, servings: servings, cooked: cooked)
    let recipe = try #require(try home.recipe("dish"))
    return try Dish(recipe) { id in try home.store.food(id).map { .food($0) } }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `twice the ingredients are twice the dish, and the same 100 g`(seed: UInt64) throws {
    let amounts = amounts(seed)
    let factor = Int(seed % 4) + 2
    let one = try dish(amounts, servings: 2)
    let more = try dish(amounts.map { ($0.0 * factor, $0.1) }, servings: 2 * factor)
    #expect(more.grams == one.grams * FixedDecimal(factor))
    for nutrient in Nutrient.allCases {
      #expect(more.figures[nutrient] == one.figures[nutrient].map { $0 * FixedDecimal(factor) })
      #expect(more.per100Grams[nutrient]?.rounded(toPlaces: 4) == one.per100Grams[nutrient]?.rounded(toPlaces: 4))
    }
    #expect(abs(more.gramsOfServing.milligrams - one.gramsOfServing.milligrams) <= 1)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `all its servings together are the whole, cooked or not`(seed: UInt64) throws {
    let servings = Int(seed % 9) + 1
    let amounts = amounts(seed)
    for cooked in [nil, amounts.reduce(77) { $0 + $1.0 }] {
      let dish = try dish(amounts, servings: servings, cooked: cooked)
      let one = try #require(dish.per100Grams.portion(of: dish.gramsOfServing).energy)
      let whole = try #require(dish.figures.energy)
      let difference = one * FixedDecimal(servings) - whole
      #expect(difference.magnitude <= FixedDecimal(servings) / FixedDecimal(10), "\(one) of \(whole)")
      #expect(abs(dish.gramsOfServing.milligrams * Int64(servings) - dish.grams.milligrams) <= Int64(servings))
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `a pot that is split is eaten whole, to the milligram`(seed: UInt64) throws {
    let home = try Household()
    try home.cook("dish", amounts(seed).map { "\($0.0) g \($0.1)" }, servings: 3)
    let names = ["Emma", "Ben", "Ada"].prefix(Int(seed % 3) + 1)
    for name in names { try home.save(SaveProfile(), ["profile": .string(name)]) }
    let people = ["me"] + names
    try home.save(
      LogMeal(), ["items": [["food": "dish"]], "people": .array(people.map { ["name": .string($0)] })])
    let recipe = try #require(try home.recipe("dish"))
    let logged = try home.store.entries(of: recipe.id).map(\.entry)
    #expect(logged.count == people.count)
    #expect(logged.compactMap(\.grams).reduce(.zero, +) == recipe.ingredients.compactMap(\.grams).reduce(.zero, +))
  }
}
