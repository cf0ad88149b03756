internal import FoodData
internal import FoundationEssentials
package import Interpreter
package import Nutrition
package import Words

/// The food bank as the interpreter sees it, for one profile.
package struct ProfileFoodFinder: FoodFinder {
  private let bank: FoodBank
  private let profile: UUID

  package init(bank: FoodBank, profile: Profile) {
    self.bank = bank
    self.profile = profile.id
  }

  /// A store that cannot be read makes no match here; the tool that runs next reports it.
  package func match(_ words: String, state: FoodState?) -> FoodMatch? {
    if state == nil, let dish = try? bank.dishes().best(words, weakest: .stem) { return FoodMatch(dish) }
    let food = try? bank.resolveName(words, state: state, profile: profile)
    if state == nil, let food, let dish = try? bank.dish(words, before: food) { return FoodMatch(dish) }
    return food.map { FoodMatch($0) }
  }

  package func isName(_ words: String) -> Bool {
    (try? bank.dishes().isName(words) || bank.isName(words)) ?? false
  }

  package func languages(of words: String) -> Set<Language> { (try? bank.languages(of: words)) ?? [] }

  package var writtenNames: WrittenNames { (try? bank.writtenNames()) ?? .none }
}

extension FoodMatch {
  init(_ hit: FoodHit) {
    self.init(
      title: hit.food.title, quality: hit.isOwn && hit.quality <= .stem ? .own : FoodMatch.Quality(hit.quality),
      isAmbiguous: !hit.candidates.isEmpty, per100Grams: hit.food.per100Grams, measures: hit.food.measures())
  }

  init(_ hit: DishHit) {
    self.init(
      title: hit.dish.recipe.name, quality: .own, isAmbiguous: !hit.candidates.isEmpty, isDish: true,
      per100Grams: hit.dish.per100Grams, measures: hit.dish.measures)
  }
}

extension FoodMatch.Quality {
  init(_ quality: NameQuality) {
    switch quality {
    case .exact: self = .exact
    case .synonym: self = .synonym
    case .stem: self = .stem
    case .compound: self = .compound
    case .partial: self = .partial
    case .fuzzy: self = .fuzzy
    }
  }
}
