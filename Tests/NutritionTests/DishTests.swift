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
      per100Grams: Nutrients(energy: energy.map { Figure($0) }, fibre: fibre.map { Figure($0) }))
  }

  mutating func add(
    _ number: Int, _ parts: [(food: Int?, grams: Int?)], servings: Int = 1, cooked: Int? = nil
  ) -> Recipe {
    let recipe = Recipe(
      id: Shelf.id(number), created: Instant(milliseconds: 0), name: "recipe \(number)", servings: Figure(servings),
      cookedGrams: cooked.map { Grams(Figure($0)) },
      ingredients: parts.map { part in
        Recipe.Ingredient(
          food: part.food.map { Shelf.id($0) }, grams: part.grams.map { Grams(Figure($0)) }, words: "some")
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
    var shelf = Shelf()
    shelf.add(1, energy: 350)
    shelf.add(2, energy: 100, kind: .household)
    let dish = Dish(shelf.add(3, [(1, 200), (2, 100)], servings: 2, cooked: 400), content: shelf.content)
    #expect(dish.totals.energy == Figure(800) && dish.per100Grams.energy == Figure(200))
    #expect(dish.gramsOfServing == Grams(Figure(200)) && dish.tier == .remembered)
    let raw = Dish(shelf.add(4, [(1, 200), (2, 100)]), content: shelf.content)
    #expect(raw.grams == Grams(Figure(300)))
  }

  @Test func `unknown is not zero`() {
    var shelf = Shelf()
    shelf.add(1, energy: 350, fibre: 2)
    shelf.add(2, energy: 100)
    shelf.add(3, energy: nil)
    let dish = Dish(shelf.add(4, [(1, 200), (2, 100)]), content: shelf.content)
    #expect(dish.per100Grams.fibre == nil && dish.totals.figures.fibre == Figure(4))
    let dark = Dish(shelf.add(5, [(1, 200), (3, 100)]), content: shelf.content)
    #expect(dark.per100Grams.energy == nil && dark.tier == .unknown)
  }

  @Test func `without one of its ingredients it is an estimate, without an amount of salt it is not`() {
    var shelf = Shelf()
    shelf.add(1, energy: 350)
    let missing = Dish(shelf.add(2, [(1, 200), (nil, nil)]), content: shelf.content)
    #expect(missing.tier == .estimated && missing.uncounted.count == 1)
    let seasoned = Dish(shelf.add(3, [(1, 200), (1, nil)]), content: shelf.content)
    #expect(seasoned.tier == .database && seasoned.uncounted.isEmpty)
    #expect(Dish(shelf.add(4, [(1, 200), (99, 5)]), content: shelf.content).uncounted.count == 1)
  }

  @Test func `recipes nest, and what is in itself is found and never reckoned`() {
    var shelf = Shelf()
    shelf.add(1, energy: 200)
    let inner = shelf.add(2, [(1, 100)], cooked: 50)
    let outer = shelf.add(3, [(2, 50), (1, 50)])
    #expect(Dish(outer, content: shelf.content).totals.energy == Figure(300))
    #expect(outer.has(inner.id, content: shelf.content) && !inner.has(outer.id, content: shelf.content))
    let ring = shelf.add(2, [(3, 100), (1, 100)])
    #expect(ring.has(ring.id, content: shelf.content))
    #expect(Dish(ring, content: shelf.content).uncounted.isEmpty)
    #expect(Dish(ring, content: shelf.content).totals.energy > .zero)
  }

  @Test(arguments: 1...40)
  func `however it is cut, the servings of a recipe are the recipe`(seed: Int) {
    var numbers = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<50 {
      var shelf = Shelf()
      let count = Int.random(in: 1...8, using: &numbers)
      for number in 1...count { shelf.add(number, energy: Int.random(in: 0..<900, using: &numbers)) }
      let servings = Int.random(in: 1...12, using: &numbers)
      let parts = (1...count).map { (food: Int?.some($0), grams: Int?.some(Int.random(in: 1...800, using: &numbers))) }
      let dish = Dish(shelf.add(100, parts, servings: servings), content: shelf.content)
      let whole = dish.per100Grams.portion(of: dish.grams).energy ?? .zero
      let each = dish.per100Grams.portion(of: dish.gramsOfServing).energy ?? .zero
      // A serving is rounded to the milligram, 100 g to the hundred-millionth.
      #expect((whole - dish.totals.energy).magnitude < Figure(units: 100_000))
      #expect((each * Figure(servings) - whole).magnitude < Figure(units: 20_000_000))
      // Twice the ingredients for twice the people is the same serving.
      let twice = Dish(
        shelf.add(101, parts.map { ($0.food, $0.grams.map { $0 * 2 }) }, servings: servings * 2),
        content: shelf.content)
      #expect(twice.gramsOfServing == dish.gramsOfServing && twice.per100Grams == dish.per100Grams)
    }
  }
}
