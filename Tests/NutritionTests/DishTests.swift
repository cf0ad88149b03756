import FoundationEssentials
import Nutrition
import TestSupport
import Testing

/// Foods and recipes by number.
private struct Shelf {
  var foods: [UUID: Food] = [:]
  var recipes: [UUID: Recipe] = [:]

  static func id(_ number: Int) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number / 256), UInt8(number % 256)))
  }

  mutating func add(_ number: Int, energy: Int?, kind: FoodSource.Kind = .usda, fibre: Int? = nil) {
    foods[Shelf.id(number)] = Food(
      id: Shelf.id(number), created: Instant(milliseconds: 0), name: "food \(number)", source: FoodSource(kind),
      per100Grams: Nutrients(energy: energy.map { FixedDecimal($0) }, fibre: fibre.map { FixedDecimal($0) }))
  }

  mutating func add(
    _ number: Int, _ parts: [(food: Int?, grams: Int?)], servings: Int = 1, cooked: Int? = nil
  ) -> Recipe {
    let recipe = Recipe(
      id: Shelf.id(number), created: Instant(milliseconds: 0), name: "recipe \(number)",
      servings: FixedDecimal(servings),
      cookedGrams: cooked.map { Grams(FixedDecimal($0)) },
      ingredients: parts.map { part in
        Recipe.Ingredient(
          food: part.food.map { Shelf.id($0) }, grams: part.grams.map { Grams(FixedDecimal($0)) }, words: "some")
      })
    recipes[recipe.id] = recipe
    return recipe
  }

  func content(_ id: UUID) -> Dish.Content? {
    foods[id].map { .food($0) } ?? recipes[id].map { .recipe($0) }
  }
}

struct DishTests {
  @Test func `a dish is the sum of its ingredients, and 100 g of it go by what it weighs cooked`() {
    var category = Shelf()
    category.add(1, energy: 350)
    category.add(2, energy: 100, kind: .household)
    let dish = Dish(category.add(3, [(1, 200), (2, 100)], servings: 2, cooked: 400), content: category.content)
    #expect(dish.totals.energy == FixedDecimal(800) && dish.per100Grams.energy == FixedDecimal(200))
    #expect(dish.gramsOfServing == Grams(FixedDecimal(200)) && dish.tier == .remembered)
    let raw = Dish(category.add(4, [(1, 200), (2, 100)]), content: category.content)
    #expect(raw.grams == Grams(FixedDecimal(300)))
  }

  @Test func `unknown is not zero`() {
    var category = Shelf()
    category.add(1, energy: 350, fibre: 2)
    category.add(2, energy: 100)
    category.add(3, energy: nil)
    let dish = Dish(category.add(4, [(1, 200), (2, 100)]), content: category.content)
    #expect(dish.per100Grams.fibre == nil && dish.totals.figures.fibre == FixedDecimal(4))
    let dark = Dish(category.add(5, [(1, 200), (3, 100)]), content: category.content)
    #expect(dark.per100Grams.energy == nil && dark.tier == .unknown)
  }

  @Test func `without one of its ingredients it is an estimate, without an amount of salt it is not`() {
    var category = Shelf()
    category.add(1, energy: 350)
    let missing = Dish(category.add(2, [(1, 200), (nil, nil)]), content: category.content)
    #expect(missing.tier == .estimated && missing.uncounted.count == 1)
    let seasoned = Dish(category.add(3, [(1, 200), (1, nil)]), content: category.content)
    #expect(seasoned.tier == .database && seasoned.uncounted.isEmpty)
    #expect(Dish(category.add(4, [(1, 200), (99, 5)]), content: category.content).uncounted.count == 1)
  }

  @Test func `recipes nest, and what is in itself is found and never reckoned`() {
    var category = Shelf()
    category.add(1, energy: 200)
    let inner = category.add(2, [(1, 100)], cooked: 50)
    let outer = category.add(3, [(2, 50), (1, 50)])
    #expect(Dish(outer, content: category.content).totals.energy == FixedDecimal(300))
    #expect(outer.has(inner.id, content: category.content) && !inner.has(outer.id, content: category.content))
    let ring = category.add(2, [(3, 100), (1, 100)])
    #expect(ring.has(ring.id, content: category.content))
    #expect(Dish(ring, content: category.content).uncounted.isEmpty)
    #expect(Dish(ring, content: category.content).totals.energy > .zero)
  }

  @Test(arguments: 1...40)
  func `however it is cut, the servings of a recipe are the recipe`(seed: Int) {
    var numbers = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<50 {
      var category = Shelf()
      let count = Int.random(in: 1...8, using: &numbers)
      for number in 1...count { category.add(number, energy: Int.random(in: 0..<900, using: &numbers)) }
      let servings = Int.random(in: 1...12, using: &numbers)
      let parts = (1...count).map { (food: Int?.some($0), grams: Int?.some(Int.random(in: 1...800, using: &numbers))) }
      let dish = Dish(category.add(100, parts, servings: servings), content: category.content)
      let whole = dish.per100Grams.portion(of: dish.grams).energy ?? .zero
      let each = dish.per100Grams.portion(of: dish.gramsOfServing).energy ?? .zero
      // A serving is rounded to the milligram, 100 g to the hundred-millionth.
      #expect((whole - dish.totals.energy).magnitude < FixedDecimal(units: 100_000))
      #expect((each * FixedDecimal(servings) - whole).magnitude < FixedDecimal(units: 20_000_000))
      // Twice the ingredients for twice the people is the same serving.
      let twice = Dish(
        category.add(101, parts.map { ($0.food, $0.grams.map { $0 * 2 }) }, servings: servings * 2),
        content: category.content)
      #expect(twice.gramsOfServing == dish.gramsOfServing && twice.per100Grams == dish.per100Grams)
    }
  }
}
