internal import Calls
internal import Nutrition
internal import Words

/// One's share of what was cooked for several.
extension Interpreter {
  /// Parses one's share of what was cooked, which is that share of all that went into it.
  func cooked(_ whole: Context, _ now: Moment) -> [Parse]? {
    guard let told = CookedMealReader(context: whole).read(),
      // "Hice una tortilla" is no exercise.
      case let found = understand(told.meal, now: now).filter({ $0.intent != .exercise }), found.count == 1,
      found[0].command == .log, !found[0].items.isEmpty
    else { return nil }
    var meal = told.isCooked ? found[0].withoutTitle : found[0]
    if told.isCooked, let dish = meal.items.last, isMadeOfBefore(dish, in: meal.items, whole.sentence) {
      meal.items.removeLast()
    }
    if meal.items.count == 1,
      meal.items[0].amount == .unsaid || told.portions != nil && isOneOfUnknownSize(meal.items[0])
    {
      // "Lasagne for 6, I had 2 portions".
      guard let portions = told.portions else { return nil }
      meal.items[0] = meal.items[0].having(Amount(quantity: portions, unit: .serving))
    } else {
      // "Boiled 400 g of pasta": that says what was done, and not in which state it was weighed.
      if told.isCooked, meal.items[0].state?.isCooked == true { meal.items[0].state = nil }
      meal.items = meal.items.map { (told.isCooked ? uncooked($0) : $0).split(told.share) }
    }
    meal.when = eaten(
      whole.past(whole.when(whole.labels.filter { told.eaten.contains($0.range.lowerBound) })), meal.when)
    return [meal]
  }

  /// Whether it is one of a dish that nobody knows the whole weight of: "a lasagne", and not "a cake".
  private func isOneOfUnknownSize(_ item: FoodItem) -> Bool {
    guard item.amount == Amount(quantity: FixedDecimal(1)), let measures = item.match?.measures, measures[.head] == nil,
      let serving = measures[.serving]
    else { return false }
    return measures[.piece].map { $0 <= serving + serving } ?? true
  }

  /// Whether the dish stands behind what it was made of, as Turkish says it: "600 g kıymadan köfte yaptık".
  private func isMadeOfBefore(_ dish: FoodItem, in items: [FoodItem], _ sentence: Sentence) -> Bool {
    sentence.language == .turkish && items.count > 1 && dish.amount == .unsaid
      && items.dropLast().allSatisfy(\.amount.isWeight)
      && sentence.tokens.contains { token in
        TurkishSuffixes.stems(of: token.folded).contains { $0.ending == .ablative }
      }
  }

  /// When it was eaten, where that is said of the eating or else of the cooking: "made curry last night, had a third for lunch" is
  /// today's lunch, and "yesterday I made curry, had a third for lunch" yesterday's.
  private func eaten(_ said: When, _ cooked: When) -> When {
    guard !said.isUnsaid else { return cooked }
    var when = said
    guard cooked.slot == nil || said.slot == nil else { return when }
    when.slot = said.slot ?? cooked.slot
    if said.day == nil { (when.offset, when.day) = (cooked.offset, cooked.day) }
    return when
  }

  /// The food as it went into the pot, where its weight does not say in which state it was weighed: rice is dry, meat is raw.
  func uncooked(_ item: FoodItem) -> FoodItem {
    guard item.state == nil, item.amount.isWeight else { return item }
    let found = [FoodState.dry, .raw].lazy.compactMap { state in
      finder.match(item.food.lowercased(), state: state).map { (state, $0) }
    }.first { $0.1.quality.isSure }
    var uncooked = item
    if let found { (uncooked.state, uncooked.match) = found }
    return uncooked
  }
}
