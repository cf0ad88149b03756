internal import FoodData
internal import FoundationEssentials
internal import Interpreter
internal import Nutrition
internal import Proposals
internal import Store

/// One item of a meal on its way into the diary.
enum MealLine {
  /// A known food with its weight. `words` are the user's where they only came near its name.
  case food(Food, Weighed, said: Amount, words: String?, skipped: Bool, isEstimate: Bool)
  /// Energy as stated, for words that need not be a known food.
  case stated(name: String, energy: Figure, skipped: Bool)
  /// Nothing that can be counted yet, and why; it never blocks the other lines.
  case open(words: String, Problem)

  enum Problem {
    case unknown(nearest: [String])
    case ambiguous(candidates: [String])
    case unweighable(Food, Amount, MeasureError)
    /// Seen on a picture, and not for sure.
    case doubtful(grams: Figure?)
  }
}

extension ToolContext {
  /// An amount in words: "110g", "2 slices".
  func amount(_ words: String) throws(ToolError) -> Amount {
    guard let amount = AmountReader(lexicon: lexicon).read(words) else { throw .unreadableAmount(words) }
    return amount
  }

  /// What becomes of an item: resolved through the food bank, weighed by the food's own measures.
  ///
  /// - Parameter guesses: takes the likeliest of several foods that fit, as an estimate, instead of asking.
  func line(
    for item: LogMeal.Item, approximate: Bool, guesses: Bool = false
  ) throws(ToolError) -> MealLine {
    let words = item.food
    let skipped = item.skipped ?? false
    if let energy = item.kcal {
      guard energy >= .zero, energy <= QuickAdd.mostEnergy else {
        throw .outOfRange("energy", range: "0 to 20,000 kcal")
      }
      return .stated(name: words, energy: energy, skipped: skipped)
    }
    let hit: FoodHit? = try reading { _ throws(StoreError) in
      try foodBank.resolve(words, state: item.state, profile: profile.id)
    }
    guard let hit else {
      return .open(words: words, .unknown(nearest: try nearest(words)))
    }
    guard hit.candidates.isEmpty || guesses else { return .open(words: words, .ambiguous(candidates: hit.candidates)) }
    let use = try reading { store throws(StoreError) in try store.foodUse(of: hit.food.id, by: profile.id) }
    let amount = Amount(quantity: item.quantity, unit: item.unit)
    do throws(MeasureError) {
      let weighed = try hit.food.measures(lastGrams: use?.lastGrams).weigh(amount)
      return .food(
        hit.food, weighed, said: amount, words: hit.quality >= .partial || !hit.candidates.isEmpty ? words : nil,
        skipped: skipped, isEstimate: approximate || !hit.candidates.isEmpty)
    } catch {
      return .open(words: words, .unweighable(hit.food, amount, error))
    }
  }

  func nearest(_ words: String) throws(ToolError) -> [String] {
    try reading { _ throws(StoreError) in try foodBank.nearest(words, limit: 3) }
  }
}
