internal import Nutrition
internal import Words

/// Measures that depend on what is in them: a spoon of sugar, a German tub of quark, a Spanish third of beer.
extension ItemBuilder {
  /// Whether it is a drink, whose ounces are fluid: it is served by the glass, bottle or can.
  func isPoured(_ item: FoodItem) -> Bool {
    guard let measures = item.match?.measures, measures.density != nil, measures[.slice] == nil, measures[.bowl] == nil
    else { return false }
    return measures[.glass] != nil || measures[.bottle] != nil || measures[.can] != nil
  }

  /// The slice that German calls a leaf of ham, the leaf that Chinese calls a slice of lettuce, the wedge that it calls a clove of
  /// orange, the ball that German calls as it calls a scoop of ice cream. Nil where the food has the unit itself, or neither.
  func alike(_ item: FoodItem) -> MeasureUnit? {
    let pairs: [MeasureUnit: MeasureUnit] = [.leaf: .slice, .slice: .leaf, .clove: .wedge, .scoop: .ball]
    guard let unit = item.unit, let other = pairs[unit], let measures = item.match?.measures, measures[unit] == nil,
      measures[other] != nil
    else { return nil }
    return other
  }

  /// Whether it counts parts of a litre, as German does of wine and beer: "ein Viertel Wein", "zwei Halbe Bier".
  func isOfLitre(_ item: FoodItem, _ amount: AmountPhrase?) -> Bool {
    guard sentence.language == .german, item.unit == nil, let measures = item.match?.measures, measures.density != nil,
      measures[.glass] != nil, measures[.bottle] != nil, let amount
    else { return false }
    let parts = (measures[.pint] == nil ? [4, 8] : [2]).map { FixedDecimal(1) / FixedDecimal($0) }
    return amount.range.contains { index in
      sentence.value(.fraction, at: index, before: amount.range.upperBound).map { parts.contains($0.value) } ?? false
    }
  }

  /// How much of the energy was eaten, where it is that of a whole: "half of a 700 kcal burrito". One where it is said of the part.
  func shareOfEnergy(_ run: AmountRuns.Run) -> FixedDecimal {
    let one = FixedDecimal(1)
    guard let amount = run.amount, amount.unit == nil, let share = amount.quantity, share < one,
      let first = run.words.first, amount.range.upperBound < first
    else { return one }
    let isBetween = (amount.range.upperBound..<first).contains { index in
      AmountParser(sentence: sentence).read(at: index, before: first, leads: false)?.energy != nil
    }
    return isBetween ? share : one
  }

  /// Whether it counts the servings of a recipe of the household by what they are: a slice of its banana bread.
  func isOfRecipe(_ item: FoodItem) -> Bool {
    guard let match = item.match, match.isDish, let unit = item.unit else { return false }
    return (unit == .slice || unit == .piece) && match.measures[unit] == nil
  }

  /// Whether "a spoon of sugar" is that for tea.
  func isTeaspoon(_ item: FoodItem, _ amount: AmountPhrase?) -> Bool {
    guard item.unit == .tablespoon, let range = amount?.unitRange, let last = range.last else { return false }
    return sentence.tokens[last].lower.hasPrefix("spoon") && item.match?.title == "sugar"
  }

  /// Whether it is a tub, "ein Becher Quark", and no cup that is drunk from.
  func isTub(_ item: FoodItem) -> Bool {
    guard sentence.language == .german, item.unit == .mug, let measures = item.match?.measures else { return false }
    return measures[.mug] == nil && measures.density == nil && measures[.serving] != nil
  }

  /// The millilitres of a drink in thirds, which in Spain are bottles of a third of a litre: "un tercio de cerveza". Nil for
  /// others.
  func thirds(_ item: FoodItem) -> FixedDecimal? {
    guard sentence.language == .spanish, item.unit == nil, let measures = item.match?.measures, measures.density != nil,
      measures[.bottle] != nil, measures[.can] != nil, let quantity = item.quantity
    else { return nil }
    let bottle = FixedDecimal(330)
    return [1, 2].first { quantity == FixedDecimal($0) / FixedDecimal(3) }.map { bottle * FixedDecimal($0) }
  }
}
