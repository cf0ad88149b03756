internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition

extension ToolContext {
  /// Energy as it was stated, if a food can have it: no food has more than pure fat, however much there is of it.
  func statedFood(_ item: LogMeal.Item) throws(ToolError) -> StatedFood {
    let isGuess = item.guesses(.kcal)
    var figures = item.figures ?? .unknown
    figures.energy = item.kcal
    try checkStated(figures.energy ?? .zero, of: try weight(of: item, isGuess: isGuess), isGuess: isGuess)
    let name = PrintableText.clean(item.food, limit: Food.longestName)
    return StatedFood(name: name, figures: figures, skipped: item.skipped ?? false, isGuess: isGuess)
  }

  /// The energy of one thing that was eaten.
  ///
  /// - Parameters:
  ///   - weight: of it; nil where nobody knows that.
  ///   - isGuess: nobody has said it, so that it has to be what a person eats at once.
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

  /// What it weighs, where that was said; for a guess also in portions of the food that it surely is.
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
