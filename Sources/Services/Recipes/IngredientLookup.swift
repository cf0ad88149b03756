internal import Calls
internal import FoodNames
internal import FoundationEssentials
internal import Interpreter
internal import Nutrition
internal import Words

/// Parses recipe lines, and finds their foods and weights.
struct IngredientLookup {
  /// What has been found with certainty, so that it is not looked up again.
  private(set) var resolved: [IngredientQuestion: ResolvedFood]

  private var reader: IngredientReader?
  private var matcher: IngredientMatcher
  private let heads: [CompoundHead]
  private let finder: IngredientFinder
  private let bank: FoodBank

  init(_ context: ToolContext, knowing resolved: [IngredientQuestion: ResolvedFood] = [:]) {
    self.resolved = resolved
    bank = context.foodBank
    finder = IngredientFinder(bank: bank, profile: context.profile.id, language: context.language())
    reader = bank.knowledge.ingredientReader
    heads = bank.knowledge.ingredientWords?.heads ?? []
    matcher = IngredientMatcher(finder: finder)
  }

  /// - Parameter food: the food that is meant, where the line's own words do not tell.
  mutating func read(_ line: String, as food: String? = nil) -> ReadIngredient {
    var ingredient = ingredient(line)
    var read = ReadIngredient(words: line, food: food ?? ingredient.food, isAmountSaid: ingredient.isAmountSaid)
    if let food { ingredient = ingredient.renamed(food) }
    guard let (meant, isSure) = meant(by: ingredient) else { return read }
    (read.meant, read.isSure) = (meant, isSure)
    read.grams = ingredient.grams(meant.measures())
    read.isWeighed = ingredient.isWeighed
    return read
  }

  /// The words for the food of a line, and whether an amount is stated; nothing is looked up.
  mutating func words(_ line: String) -> (food: String, isAmountSaid: Bool) {
    let ingredient = ingredient(line)
    return (ingredient.food, ingredient.isAmountSaid)
  }

  private mutating func ingredient(_ line: String) -> Ingredient {
    (reader?.read(line) ?? Ingredient()).apart(heads) { finder.isName($0) }
  }

  private mutating func meant(by ingredient: Ingredient) -> (Loggable, isSure: Bool)? {
    let question = ingredient.question
    if let known = resolved[question], let loggable = try? bank.loggable(known.id) { return (loggable, true) }
    guard let match = matcher.match(ingredient), let meant = finder.found[match.title] else { return nil }
    if match.quality.isSure {
      resolved[question] = ResolvedFood(
        meant.loggable.id, words: question.food, state: question.state, quality: meant.quality)
    }
    return (meant.loggable, match.quality.isSure)
  }
}

/// A parsed recipe line with its food and weight.
struct ReadIngredient {
  let words: String
  /// The words for the food alone.
  let food: String
  let isAmountSaid: Bool
  var meant: Loggable?
  var isSure = false
  /// Nil where no amount was stated, or none that gives a weight.
  var grams: Grams?
  /// Whether the weight was stated rather than computed from a measure.
  var isWeighed = false

  /// Whether an amount was stated that cannot be counted.
  var isOpen: Bool { isAmountSaid && grams == nil }
}

/// Finds the household's recipes and foods by name: recipes before foods, in any state.
final class IngredientFinder: FoodFinder {
  private let bank: FoodBank
  private let profile: UUID
  private let language: Language?
  /// By title.
  private(set) var found: [String: LoggableMatch] = [:]

  /// - Parameter language: the language of the words, where it is known.
  init(bank: FoodBank, profile: UUID, language: Language?) {
    self.bank = bank
    self.profile = profile
    self.language = language
  }

  func match(_ words: String, state: FoodState?) -> FoodMatch? {
    if let dish = try? bank.dishes().best(words, weakest: .stem) {
      return noted(LoggableMatch(dish), as: dish.dish.recipe.name)
    }
    guard let hit = try? bank.resolveName(words, state: state, profile: profile, language: language) else { return nil }
    return noted(LoggableMatch(hit), as: hit.food.title)
  }

  private func noted(_ hit: LoggableMatch, as title: String) -> FoodMatch {
    found[title] = hit
    return FoodMatch(hit)
  }

  func isName(_ words: String) -> Bool {
    (try? bank.dishes().isName(words) || bank.isName(words)) ?? false
  }
}

extension Ingredient {
  fileprivate var isAmountSaid: Bool { quantity != nil || unit != nil }

  /// Whether grams were stated, rather than cups or pieces.
  fileprivate var isWeighed: Bool { unit?.measure?.unit.map { $0 == .gram || $0 == .kilogram } ?? false }

  /// The same amount of another food.
  fileprivate func renamed(_ food: String) -> Ingredient {
    var renamed = self
    (renamed.food, renamed.plainFood, renamed.coreFood) = (food, food, food)
    (renamed.part, renamed.state) = (nil, nil)
    return renamed
  }
}
