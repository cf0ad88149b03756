internal import Calls
internal import FoodData
internal import FoodNames
internal import Interpreter
internal import Nutrition
internal import Store

/// An item of a meal on its way into the diary.
enum MealLine {
  case known(CountedFood)
  /// Stated energy, for words that need not be a known food.
  case stated(StatedFood)
  /// An item that cannot be counted yet, and why. It never blocks the other lines.
  case open(words: String, Problem)

  enum Problem {
    case unknown(nearest: [String])
    case ambiguous(candidates: [String])
    case unweighable(Loggable, Amount, MeasureError)
    /// Seen on a picture with uncertainty.
    case doubtful(grams: FixedDecimal?)
  }
}

/// An item with stated energy. Other figures are present only where an earlier entry is logged again.
struct StatedFood {
  let name: String
  /// Its weight, where that was said too.
  var weight: Grams?
  var figures: Nutrients
  let skipped: Bool
  /// Whether a model has estimated the energy.
  let isGuess: Bool

  /// The source of its figures.
  var source: String { isGuess ? FoodSource(.estimate).description : StatedFood.saidSource }

  /// The source of what the person stated.
  static let saidSource = "as you said"
}

/// A known food or dish with its weight.
struct CountedFood {
  let loggable: Loggable
  var weighed: Weighed
  let said: Amount
  /// The person's words, where they only came near its name.
  var words: String?
  let skipped: Bool
  var isEstimate: Bool
  /// Whether a model has estimated the amount.
  var isGuess = false
  /// The factor by which the weight may be off, where it was taken over from an earlier estimated entry.
  var knownSpread: FixedDecimal?
  /// The words that were looked up, and how well the food fits them.
  let found: FoundWords

  var figures: Nutrients { loggable.per100Grams.portion(of: weighed.grams) }
  var tier: Tier { isEstimate ? max(.estimated, loggable.loggedTier) : loggable.loggedTier }

  /// The factor by which the weight may be off; nil where it was weighed.
  var spread: FixedDecimal? {
    if isGuess { return AmountSpread.serving }
    // A weight that was stated roughly, or seen on a picture.
    if isEstimate, weighed.assumption == nil { return AmountSpread.count }
    return knownSpread ?? weighed.spread(of: said, in: loggable.measures())
  }

  /// The container in which it was bought, where a serving was assumed because the container's content is unknown.
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

/// The words of a line, and how well its food fits them.
struct FoundWords {
  let words: String
  let quality: NameQuality
  /// Titles of other foods near the words, where a model is told of them.
  let others: [String]
}

extension MealLine {
  /// The line multiplied by a count.
  func times(_ count: Int) -> MealLine {
    switch self {
    case .known(let food): .known(food.weighing(food.weighed.grams * FixedDecimal(count)))
    case .stated(var food):
      {
        food.figures = food.figures.times(FixedDecimal(count))
        food.weight = food.weight.map { $0 * FixedDecimal(count) }
        return .stated(food)
      }()
    case .open: self
    }
  }

  /// The figures that count; nil for a skipped or an open line.
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

  /// What the words were certainly found to mean, so that an edit need not look again. An approximate match is looked up again,
  /// since the household may know the name by then.
  ///
  /// - Parameter state: the state that was stated apart from the words.
  func resolved(_ state: FoodState?) -> ResolvedFood? {
    guard case .known(let food) = self, food.words == nil else { return nil }
    return ResolvedFood(food.loggable.id, words: food.found.words, state: state, quality: food.found.quality)
  }
}

extension ToolContext {
  /// Parses an amount: "110g", "2 slices".
  func amount(_ words: String) throws(ToolError) -> Amount {
    guard let amount = AmountReader(lexicon: lexicon).read(words) else { throw .unreadableAmount(words) }
    return amount
  }

  /// The amount and the food of "200 g salmon". Nil where the words are only an amount, name a food with their number in it, or
  /// no food that is known: "a lot".
  func amountAndFood(_ words: String) throws(ToolError) -> (amount: Amount, food: String)? {
    let reader = AmountReader(lexicon: lexicon)
    guard reader.read(words) == nil, case (let amount?, let food) = reader.leading(words), !food.isEmpty,
      try !isFood(words, .stem), try isFood(food, .compound)
    else { return nil }
    return (amount, food)
  }

  /// Whether the words mean a food at least so surely.
  private func isFood(_ words: String, _ least: NameQuality) throws(ToolError) -> Bool {
    try loggable(meantBy: words, state: nil, resolved: nil).map { $0.quality <= least } ?? false
  }

  /// The line of an item, found in the food bank and weighed by the food's own measures.
  ///
  /// - Parameter guesses: takes the likeliest of several foods as an estimate, instead of asking.
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

  /// Up to two other foods near the words, for a model, which does not see the person's screen.
  private func others(_ words: String, than hit: LoggableMatch) throws(ToolError) -> [String] {
    guard known != nil else { return [] }
    let near = hit.candidates.isEmpty ? try nearest(words) : hit.candidates
    return Array(near.filter { $0 != hit.loggable.title }.prefix(2))
  }

  /// The food or recipe that words mean.
  ///
  /// - Parameter resolved: what they were found to mean when the call was made. Without it, or where that is gone, they are
  ///   looked up.
  func loggable(
    meantBy words: String, state: FoodState?, resolved: ResolvedFood? = nil
  ) throws(ToolError) -> LoggableMatch? {
    if let resolved = resolved?.of(words, state), let loggable = try reading(foodBank.loggable(resolved.id)) {
      return LoggableMatch(loggable: loggable, quality: resolved.quality, isOwn: false, candidates: resolved.candidates)
    }
    if let barcode = Barcode.printed(words) { return try product(of: barcode) }
    return try reading(foodBank.loggable(words, state: state, profile: profile.id, language: language()))
  }

  /// The household's food with a barcode, or an imported one.
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
  /// Whether a model has estimated this number.
  func guesses(_ number: GuessedNumber) -> Bool { guessed?.contains(number) ?? false }
}
