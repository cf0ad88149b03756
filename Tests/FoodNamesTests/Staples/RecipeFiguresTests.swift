import FoodNames
import Nutrition
import Testing

struct RecipeFiguresTests {
  @Test func `figures of a dish are those of what it is made of`() throws {
    let staples = try ReadStaples.result.get().all
    let foods = Dictionary(staples.map { ($0.title, $0.per100Grams) }, uniquingKeysWith: { first, _ in first })
    let dishes = staples.filter { $0.source.reference == Staple.recipe }
    #expect(dishes.count > 900)
    for dish in dishes {
      let recipe = try #require(StapleRecipe(dish.note), "\(dish.key): \(dish.note)")
      let expected = try #require(recipe.per100Grams(foods), "\(dish.key): \(dish.note)")
      for nutrient in Nutrient.allCases {
        guard let figure = dish.per100Grams[nutrient], let right = expected[nutrient] else { continue }
        #expect((figure - right).magnitude <= allowed(nutrient, right), "\(dish.key): \(nutrient.name)")
      }
    }
  }

  /// Nothing evaporates but water, and water for a dish is seldom more than two thirds of it.
  @Test func `a dish weighs no more than its parts, and not much less`() throws {
    for dish in try ReadStaples.result.get().all {
      guard let recipe = StapleRecipe(dish.note) else { continue }
      let whole = recipe.parts.map(\.grams).reduce(.zero, +)
      #expect(recipe.grams <= whole + FixedDecimal(1) && recipe.grams * FixedDecimal(2) >= whole, "\(dish.key)")
    }
  }

  @Test(arguments: ["", "taken as pizza", "recipe: 200 rice, cooked", "recipe: rice = 200", "recipe: 2 rice + x = 3"])
  func `another note is no recipe`(note: String) {
    #expect(StapleRecipe(note) == nil)
  }

  /// Figures are written with three digits, and sugar is never more than what fibre leaves of the carbohydrate.
  private func allowed(_ nutrient: Nutrient, _ right: FixedDecimal) -> FixedDecimal {
    let rounding = max(right / FixedDecimal(100), FixedDecimal("0.1") ?? .zero)
    return switch nutrient {
    case .energy, .sodium: max(rounding, FixedDecimal(1))
    case .sugar, .saturatedFat: max(rounding, FixedDecimal(1))
    case .protein, .carbohydrate, .fat, .fibre: rounding
    }
  }
}
