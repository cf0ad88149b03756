internal import Calls
internal import FoodData
internal import FoodNames
internal import Interpreter
internal import Nutrition
internal import Store

/// One item of a meal on its way into the diary.
enum MealLine {
  case known(CountedFood)
  /// Energy as stated, for words that need not be a known food.
  case stated(StatedFood)
  /// Nothing that can be counted yet, and why; it never blocks the other lines.
  case open(words: String, Problem)

  enum Problem {
    case unknown(nearest: [String])
    case ambiguous(candidates: [String])
    case unweighable(Loggable, Amount, MeasureError)
    /// Seen on a picture, and not for sure.
    case doubtful(grams: FixedDecimal?)
  }
}

/// Something of which the energy was stated; other figures only where it is had again.
struct StatedFood {
  let name: String
  var figures: Nutrients
  let skipped: Bool
  /// A model has estimated it, and nobody said it.
  let isGuess: Bool

  /// Where its figures are from.
  var source: String { isGuess ? FoodSource(.estimate).description : StatedFood.saidSource }

  /// The source of what the person stated.
  static let saidSource = "as you said"
}

/// A known food or dish with its weight.
struct CountedFood {
  let loggable: Loggable
  var weighed: Weighed
  let said: Amount
  /// Those of the user, where they only came near its name.
  var words: String?
  let skipped: Bool
  var isEstimate: Bool
  /// A model has estimated the amount.
  var isGuess = false
  /// By what factor the weight may be off, where it is that of an earlier entry that was worked out.
  var knownSpread: FixedDecimal?
  /// What was asked for, and how well the food fits that.
  let found: FoundWords

  var figures: Nutrients { loggable.per100Grams.portion(of: weighed.grams) }
  var tier: Tier { isEstimate ? max(.estimated, loggable.loggedTier) : loggable.loggedTier }

  /// By what factor the weight may be off; nil where it was weighed.
  var spread: FixedDecimal? {
    if isGuess { return AmountSpread.serving }
    // A weight that was said roughly, or seen on a picture.
    if isEstimate, weighed.assumption == nil { return AmountSpread.count }
    return knownSpread ?? weighed.spread(of: said, in: loggable.measures())
  }

  /// What it was said to be bought in, where a serving was taken for all that is in one.
  var unknownPack: MeasureUnit? {
    guard case .food = loggable, weighed.assumption == .portion(.serving), let unit = said.unit, unit.isContainer else {
      return nil
    }
    return unit
  }

  func weighing(_ grams: Grams) -> CountedFood {
    var other = self
    other.weighed = Weighed(grams: grams, assumption: weighed.assumption)
    return other
  }
}

/// The words of a line and how well its food fits them.
struct FoundWords {
  let words: String
  let quality: NameQuality
  /// Titles of other foods that are near, where somebody wants to know.
  let others: [String]
}

extension MealLine {
  /// So many of it.
  func times(_ count: Int) -> MealLine {
    switch self {
    case .known(let food): .known(food.weighing(food.weighed.grams * FixedDecimal(count)))
    case .stated(var food):
      {
        food.figures = food.figures.times(FixedDecimal(count))
        return .stated(food)
      }()
    case .open: self
    }
  }

  /// What it brings, where it is counted.
  var figures: (figures: Nutrients, tier: Tier)? {
    switch self {
    case .known(let food): food.skipped ? nil : (food.figures, food.tier)
    case .stated(let food): food.skipped ? nil : (food.figures, .estimated)
    case .open: nil
    }
  }

  var grams: Grams {
    if case .known(let food) = self { food.weighed.grams } else { .zero }
  }

  var isOpen: Bool {
    if case .open = self { true } else { false }
  }

  /// What its words were surely found to mean, so that an edit does not look again. What only came near them is looked for
  /// again: the household may have learnt the name by then.
  ///
  /// - Parameter state: what was said apart from the words.
  func resolved(_ state: FoodState?) -> ResolvedFood? {
    guard case .known(let food) = self, food.words == nil else { return nil }
    return ResolvedFood(food.loggable.id, words: food.found.words, state: state, quality: food.found.quality)
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
    if item.kcal != nil { return .stated(try statedFood(item)) }
    guard words.unicodeScalars.count <= Food.longestName else {
      return .open(words: PrintableText.clean(words, limit: Food.longestName), .unknown(nearest: []))
    }
    guard let hit = try loggable(meantBy: words, state: item.state, resolved: item.resolved) else {
      return .open(words: words, .unknown(nearest: try nearest(words)))
    }
    guard hit.candidates.isEmpty || guesses else { return .open(words: words, .ambiguous(candidates: hit.candidates)) }
    let use = try reading(store.foodUse(of: hit.loggable.id, by: profile.id))
    let amount = Amount(quantity: item.quantity, unit: item.unit)
    let found = FoundWords(words: words, quality: hit.quality, others: try others(words, than: hit))
    do throws(MeasureError) {
      let weighed = try hit.loggable.measures(lastGrams: use?.lastGrams).weigh(amount)
      return .known(
        CountedFood(
          loggable: hit.loggable, weighed: weighed, said: amount,
          words: hit.isNear || !hit.candidates.isEmpty ? words : nil, skipped: skipped,
          isEstimate: approximate || !hit.candidates.isEmpty || item.guesses(.quantity),
          isGuess: item.guesses(.quantity), knownSpread: item.spread, found: found))
    } catch {
      return .open(words: words, .unweighable(hit.loggable, amount, error))
    }
  }

  /// Up to two foods that are near the words too, for a model: it does not see what a person does.
  private func others(_ words: String, than hit: LoggableMatch) throws(ToolError) -> [String] {
    guard known != nil else { return [] }
    let near = hit.candidates.isEmpty ? try nearest(words) : hit.candidates
    return Array(near.filter { $0 != hit.loggable.title }.prefix(2))
  }

  /// The food or the recipe that words mean.
  ///
  /// - Parameter resolved: what they were found to mean when the call was made; they are looked for where nobody has, or
  ///   where that is gone.
  func loggable(
    meantBy words: String, state: FoodState?, resolved: ResolvedFood? = nil
  ) throws(ToolError) -> LoggableMatch? {
    if let resolved = resolved?.of(words, state), let loggable = try reading(foodBank.loggable(resolved.id)) {
      return LoggableMatch(loggable: loggable, quality: resolved.quality, isOwn: false, candidates: resolved.candidates)
    }
    if let barcode = Barcode.printed(words) { return try product(of: barcode) }
    return try reading(foodBank.loggable(words, state: state, profile: profile.id, language: language()))
  }

  /// The household's food of a barcode, or the imported one.
  private func product(of barcode: Barcode) throws(ToolError) -> LoggableMatch? {
    if let own = try food(of: barcode) {
      return LoggableMatch(loggable: .food(own), quality: .exact, isOwn: true, candidates: [])
    }
    return try importedFood(of: barcode).map {
      LoggableMatch(loggable: .food($0.bankFood), quality: .exact, isOwn: false, candidates: [])
    }
  }

  func nearest(_ words: String) throws(ToolError) -> [String] {
    try reading(foodBank.nearest(words, limit: 3))
  }
}

extension LogMeal.Item {
  /// Whether a model has estimated a number of it.
  func guesses(_ number: GuessedNumber) -> Bool { guessed?.contains(number) ?? false }
}
