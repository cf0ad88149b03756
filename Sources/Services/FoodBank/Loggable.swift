internal import EmbeddedMessages
internal import FoodNames
internal import FoundationEssentials
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store
internal import Words

/// What a diary entry can refer to.
enum Loggable: Hashable {
  case food(Food)
  case dish(Dish)

  var id: UUID { of(\.id, \.recipe.id) }
  var title: String { of(\.title, \.recipe.name) }
  /// The title without state and brand.
  var shortName: String { of(\.name, \.recipe.name) }
  var per100Grams: Nutrients { of(\.per100Grams, \.per100Grams) }
  /// The tier of a number logged from it.
  var loggedTier: Tier { of(\.loggedTier, \.tier) }
  /// The source of its figures, in English.
  var source: String { of(\.source.description) { _ in Dish.source } }
  /// The source of its figures as a text.
  var sourceText: Text { of(\.source.text) { _ in .sourceRecipe } }
  var kind: Entry.Kind { of({ _ in .food }, { _ in .recipe }) }
  var portions: [Portion] { of(\.portions, \.measures.portions) }

  /// Selects a property of the food or of the dish.
  private func of<Value>(_ food: (Food) -> Value, _ dish: (Dish) -> Value) -> Value {
    switch self {
    case .food(let meant): food(meant)
    case .dish(let meant): dish(meant)
    }
  }

  /// Its measures. An unstated amount of a dish means a serving, whatever was eaten last.
  func measures(lastGrams: Grams? = nil) -> Measures { of({ $0.measures(lastGrams: lastGrams) }, \.measures) }

  /// How many servings a weight is, rounded to thousandths; nil for a food.
  func servings(in grams: Grams) -> FixedDecimal? {
    guard case .dish(let dish) = self, dish.gramsOfServing > .zero else { return nil }
    let servings = (grams.figure / dish.gramsOfServing.figure).rounded(toPlaces: 3)
    return servings > .zero && servings <= FixedDecimal(10_000) ? servings : nil
  }

  /// Adds a food of the food table to the food bank at its first use.
  var changes: [Change] { of({ [.ensure(.food($0))] }, { _ in [] }) }
}

/// What words mean, and how certain that is.
struct LoggableMatch {
  let loggable: Loggable
  let quality: NameQuality
  /// Whether the household has used or made it.
  let isOwn: Bool
  /// Titles of what fits about equally well; where there are any, a question is better than a guess.
  let candidates: [String]

  /// Whether the words only came near its name.
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
  /// The food or recipe that words mean. Where both have the name, the recipe wins, since the household has written it down.
  ///
  /// - Parameters:
  ///   - language: the language of the words, where it is known; then names of other languages are not matched approximately.
  ///   - inSentence: whether the words come from within a sentence, where outside foods count only with their whole name.
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

  /// The food or recipe with an id; nil where it is gone.
  func loggable(_ id: UUID) throws(StoreError) -> Loggable? {
    if let food = try food(id) { return .food(food) }
    return try dish(id).map { .dish($0) }
  }
}
