internal import EmbeddedMessages
internal import FoodNames
internal import FoundationEssentials
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store
internal import Words

/// What an entry of the diary can be of.
enum Loggable: Hashable {
  case food(Food)
  case dish(Dish)

  var id: UUID { of(\.id, \.recipe.id) }
  var title: String { of(\.title, \.recipe.name) }
  /// The title without state and brand.
  var shortName: String { of(\.name, \.recipe.name) }
  var per100Grams: Nutrients { of(\.per100Grams, \.per100Grams) }
  /// How well a number that is logged of it is known.
  var loggedTier: Tier { of(\.loggedTier, \.tier) }
  /// Where its figures are from, for people.
  var source: String { of(\.source.description) { _ in Dish.source } }
  /// The same as a text.
  var sourceText: Text { of(\.source.text) { _ in .sourceRecipe } }
  var kind: Entry.Kind { of({ _ in .food }, { _ in .recipe }) }
  var portions: [Portion] { of(\.portions, \.measures.portions) }

  /// What it is of a food, or of a dish.
  private func of<Value>(_ food: (Food) -> Value, _ dish: (Dish) -> Value) -> Value {
    switch self {
    case .food(let meant): food(meant)
    case .dish(let meant): dish(meant)
    }
  }

  /// Of a dish a serving is meant where nothing is said, whatever was had last.
  func measures(lastGrams: Grams? = nil) -> Measures { of({ $0.measures(lastGrams: lastGrams) }, \.measures) }

  /// How many servings a weight of it is, to the thousandth; nil for a food.
  func servings(in grams: Grams) -> FixedDecimal? {
    guard case .dish(let dish) = self, dish.gramsOfServing > .zero else { return nil }
    let servings = (grams.figure / dish.gramsOfServing.figure).rounded(toPlaces: 3)
    return servings > .zero && servings <= FixedDecimal(10_000) ? servings : nil
  }

  /// A food of the table comes into the food bank when it is first used.
  var changes: [Change] { of({ [.ensure(.food($0))] }, { _ in [] }) }
}

/// What some words mean, and how sure that is.
struct LoggableMatch {
  let loggable: Loggable
  let quality: NameQuality
  /// The household has used or made it.
  let isOwn: Bool
  /// Titles of what fits about as well; not empty where a question is better than a guess.
  let candidates: [String]

  /// The words only came near its name.
  var isNear: Bool { quality >= .partial }
}

extension LoggableMatch {
  init(_ hit: FoodHit) {
    self.init(loggable: .food(hit.food), quality: hit.quality, isOwn: hit.isOwn, candidates: hit.candidates)
  }

  init(_ hit: DishHit) {
    self.init(loggable: .dish(hit.dish), quality: hit.quality, isOwn: true, candidates: hit.candidates)
  }
}

extension FoodBank {
  /// The food or the recipe that words mean. Where both have the name, the recipe: the household has written it down.
  ///
  /// - Parameters:
  ///   - language: that of the words, where it is known: they are not likened to names of another.
  ///   - inSentence: the words come from the middle of a sentence, where of foods of outside sources only a whole name
  ///     counts.
  func loggable(
    _ words: String, state: FoodState?, profile: UUID, language: Language? = nil, inSentence: Bool = false
  ) throws(StoreError) -> LoggableMatch? {
    if state == nil, let dish = try dishes().best(words, weakest: .exact) { return LoggableMatch(dish) }
    let food =
      inSentence
      ? try resolveName(words, state: state, profile: profile, language: language)
      : try resolve(words, state: state, profile: profile, language: language)
    if state == nil, let dish = try dish(words, before: food) { return LoggableMatch(dish) }
    return food.map { LoggableMatch($0) }
  }

  /// The food or the recipe of an id; nil where it is gone.
  func loggable(_ id: UUID) throws(StoreError) -> Loggable? {
    if let food = try food(id) { return .food(food) }
    return try dish(id).map { .dish($0) }
  }
}
