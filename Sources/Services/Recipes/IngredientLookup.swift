internal import FoodNames
internal import FoundationEssentials
internal import Interpreter
internal import Nutrition

/// Reads recipe lines, and finds what they mean and weigh.
struct IngredientLookup {
  private var reader: IngredientReader?
  private var matcher: IngredientMatcher
  private let heads: [CompoundHead]
  private let finder: IngredientFinder

  init(_ context: ToolContext) {
    finder = IngredientFinder(bank: context.foodBank, profile: context.profile.id)
    let words = context.foodBank.knowledge.ingredientWords
    reader = words.map { IngredientReader(words: $0) }
    heads = words?.heads ?? []
    matcher = IngredientMatcher(finder: finder)
  }

  /// - Parameter food: what is meant, where the line's own words do not say it.
  mutating func read(_ line: String, as food: String? = nil) -> ReadIngredient {
    var ingredient = (reader?.read(line) ?? Ingredient()).apart(heads) { finder.isName($0) }
    let words = ingredient.food
    if let food { ingredient = ingredient.renamed(food) }
    let match = matcher.match(ingredient)
    var read = ReadIngredient(words: line, food: food ?? words, isAmountSaid: ingredient.isAmountSaid)
    guard let match, let meant = finder.found[match.title] else { return read }
    read.isSure = match.quality.isSure
    read.meant = meant
    read.grams = ingredient.grams(match.measures)
    read.isWeighed = ingredient.isWeighed
    return read
  }
}

/// A recipe line with what it was taken for.
struct ReadIngredient {
  let words: String
  /// The words for the food alone.
  let food: String
  let isAmountSaid: Bool
  var meant: Eatable?
  var isSure = false
  /// Nil where no amount was said, or none that says a weight of it.
  var grams: Grams?
  /// The weight was said, and not taken from a measure.
  var isWeighed = false

  /// Something was said that cannot be counted as it stands.
  var isOpen: Bool { isAmountSaid && grams == nil }
}

/// What the household has by its names: recipes before foods, in whatever state.
final class IngredientFinder: FoodFinder {
  private let bank: FoodBank
  private let profile: UUID
  /// By title.
  private(set) var found: [String: Eatable] = [:]

  init(bank: FoodBank, profile: UUID) {
    self.bank = bank
    self.profile = profile
  }

  func match(_ words: String, state: FoodState?) -> FoodMatch? {
    if let dish = try? bank.dishes().best(words, weakest: .stem) {
      found[dish.dish.recipe.name] = .dish(dish.dish)
      return FoodMatch(EatableHit(dish))
    }
    guard let hit = try? bank.resolveName(words, state: state, profile: profile) else { return nil }
    found[hit.food.title] = .food(hit.food)
    return FoodMatch(EatableHit(hit))
  }

  func isName(_ words: String) -> Bool {
    (try? bank.dishes().isName(words) || bank.isName(words)) ?? false
  }
}

extension Ingredient {
  fileprivate var isAmountSaid: Bool { quantity != nil || unit != nil }

  /// Grams were said, and no cups or pieces.
  fileprivate var isWeighed: Bool { unit?.measure?.unit.map { $0 == .gram || $0 == .kilogram } ?? false }

  /// The same amount of another food.
  fileprivate func renamed(_ food: String) -> Ingredient {
    var renamed = self
    (renamed.food, renamed.plainFood, renamed.coreFood) = (food, food, food)
    (renamed.part, renamed.state) = (nil, nil)
    return renamed
  }
}
