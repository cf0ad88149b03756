internal import EmbeddedFoods
internal import FoodNames
internal import FoundationEssentials
internal import Nutrition
internal import Store

/// The household's recipes by name. A recipe's figures are computed when first needed.
final class OwnDishes {
  typealias Content = (UUID) throws(StoreError) -> Dish.Content?

  private let content: Content
  private var index = NameIndex<UUID>()
  private var reckoned: [UUID: Dish] = [:]
  let isEmpty: Bool

  init(_ recipes: [(id: UUID, name: String)], content: @escaping Content) {
    self.content = content
    isEmpty = recipes.isEmpty
    for recipe in recipes { index.insert(recipe.id, name: recipe.name) }
  }

  /// The recipe that words mean, and those that fit about equally well. Nil where none is near.
  ///
  /// - Parameter weakest: the weakest quality of match that is considered.
  func best(_ words: String, weakest: NameQuality = .fuzzy) throws(StoreError) -> DishHit? {
    guard !isEmpty, let found = index.best(words, weakest: weakest), let dish = try dish(found.match.key) else {
      return nil
    }
    var candidates: [String] = []
    if found.isAmbiguous {
      for match in index.search(words, limit: 4) {
        if let name = try self.dish(match.key)?.recipe.name { candidates.append(name) }
      }
    }
    return DishHit(dish: dish, quality: found.match.quality, candidates: candidates)
  }

  func isName(_ words: String) -> Bool { !isEmpty && index.best(words, weakest: .stem) != nil }

  /// The names nearest to some words.
  func nearest(_ words: String, limit: Int) throws(StoreError) -> [String] {
    var names: [String] = []
    for match in index.nearest(words, limit: limit) {
      if let name = try dish(match.key)?.recipe.name { names.append(name) }
    }
    return names
  }

  func dish(_ id: UUID) throws(StoreError) -> Dish? {
    if let known = reckoned[id] { return known }
    guard case .recipe(let recipe)? = try content(id) else { return nil }
    let dish = try Dish(recipe, content: content)
    reckoned[id] = dish
    return dish
  }

  /// A recipe as it would be, with present data and with new foods that would be saved with it.
  func reckon(_ recipe: Recipe, with foods: [Loggable] = []) throws(StoreError) -> Dish {
    try Dish(recipe) { id throws(StoreError) in
      if let new = foods.first(where: { $0.id == id }), case .food(let food) = new { return .food(food) }
      return id == recipe.id ? .recipe(recipe) : try content(id)
    }
  }

  /// Whether a recipe would contain itself.
  func isInItself(_ recipe: Recipe) throws(StoreError) -> Bool { try recipe.has(recipe.id, content: content) }
}

/// A recipe that words mean.
struct DishHit {
  let dish: Dish
  let quality: NameQuality
  /// Names of recipes that fit about equally well; where there are any, a question is better than a guess.
  let candidates: [String]
}

extension FoodBank {
  /// The recipe that words mean.
  func dish(_ words: String) throws(StoreError) -> DishHit? { try dishes().best(words) }

  /// The recipe that words mean, where it takes precedence over a food: it fits as well, or its name is the food's name.
  /// "lasagna" means the household's “lasagne”.
  func dish(_ words: String, before food: FoodHit?) throws(StoreError) -> DishHit? {
    if let found = try dish(words), found.quality <= food?.quality ?? .fuzzy { return found }
    guard let food, food.quality <= .stem, food.candidates.isEmpty,
      let namesake = try dishes().best(food.food.name, weakest: .exact)
    else { return nil }
    return DishHit(dish: namesake.dish, quality: food.quality, candidates: [])
  }

  /// The recipe with an id.
  func dish(_ id: UUID) throws(StoreError) -> Dish? { try dishes().dish(id) }
}
