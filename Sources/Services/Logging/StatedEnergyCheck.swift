internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition

extension ToolContext {
  /// An item with stated energy, if that is possible: no food has more than pure fat of the same weight.
  func statedFood(_ item: LogMeal.Item) throws(ToolError) -> StatedFood {
    let isGuess = item.guesses(.kcal)
    var figures = item.figures ?? .unknown
    figures.energy = item.kcal
    let weight = try weight(of: item, isGuess: isGuess)
    try checkStated(figures.energy ?? .zero, of: weight, isGuess: isGuess)
    let name = PrintableText.clean(item.food, limit: Food.longestName)
    return StatedFood(
      name: name, weight: item.unit?.isMass == true && !item.guesses(.quantity) ? weight : nil, figures: figures,
      skipped: item.skipped ?? false, isGuess: isGuess)
  }

  /// Checks the energy of one item.
  ///
  /// - Parameters:
  ///   - weight: its weight; nil where it is unknown.
  ///   - isGuess: whether a model has estimated it; it must then be an amount that a person can eat at once.
  func checkStated(_ energy: FixedDecimal, of weight: Grams? = nil, isGuess: Bool) throws(ToolError) {
    let most = isGuess ? QuickAdd.mostGuessedEnergy : QuickAdd.mostEnergy
    guard energy >= .zero, energy <= most else {
      throw .outOfRange(
        .limitedValue(value: .energy), range: .rangeOfNutrient(nutrient: .energy, least: .zero, most: most))
    }
    guard let weight, weight > .zero else { return }
    let hundred = (energy * FixedDecimal(100) / weight.figure).rounded(toPlaces: 1)
    if hundred > EnergyCheck.mostPer100Grams { throw .impossibleEnergy(hundred) }
  }

  /// The weight of an item, where it was stated. For a guess also from the portions of a food that certainly matches.
  private func weight(of item: LogMeal.Item, isGuess: Bool) throws(ToolError) -> Grams? {
    guard item.quantity != nil else { return nil }
    let amount = Amount(quantity: item.quantity, unit: item.unit)
    if let grams = try? Measures().weigh(amount).grams { return grams }
    guard isGuess, let hit = try loggable(meantBy: item.food, state: item.state, resolved: item.resolved), !hit.isNear,
      hit.candidates.isEmpty
    else { return nil }
    return try? hit.loggable.measures().weigh(amount).grams
  }
}
