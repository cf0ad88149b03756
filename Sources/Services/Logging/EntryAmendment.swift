internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition

extension ToolContext {
  /// An entry after a change, with its figures recomputed where amount or food change.
  func amend(_ entry: Entry, by arguments: ChangeEntryCall) throws(ToolError) -> Entry {
    var amended = entry
    amended.updated = now
    if let skip = arguments.skip { amended.skipped = skip }
    guard arguments.amends else { return amended.differs(from: entry) ? amended : entry }
    if let energy = try energy(of: entry, by: arguments) {
      let stated = try amendStated(
        amended, as: arguments.toFood, energy: energy, isGuess: arguments.guessed == true)
      return stated.differs(from: entry) ? stated : entry
    }
    let amount = try amount(of: entry, by: arguments)
    guard let food = try loggable(for: entry, by: arguments) else {
      if let weighed = try amendSnapshot(amended, amount, factor: arguments.factor) { return weighed }
      // An entry with energy alone has no weight.
      guard arguments.toUnit == nil else { throw .noSuchFood(entry.name, nearest: try nearest(entry.name)) }
      return try amendStated(
        amended, quantity: amount.quantity, factor: arguments.factor, isGuess: arguments.guessed == true)
    }
    let weighed = try weight(
      of: food, amount, standing: entry.grams, factor: arguments.factor, isOther: arguments.toFood != nil)
    let weight = weighed.grams
    amended.kind = food.kind
    amended.reference = food.id
    amended.name = food.title
    amended.grams = weight
    let isCounted = weighed.assumption?.isCount == true || amount.unit == nil && entry.servings != nil
    amended.servings = isCounted ? food.servings(in: weight) : nil
    let isRelative = arguments.factor != nil || arguments.difference != nil || amount == .unsaid
    amended.spread = isRelative ? entry.spread : weighed.spread(of: amount, in: food.measures())
    if arguments.guessed == true { amended.spread = AmountSpread.serving }
    amended.figures = food.per100Grams.portion(of: weight)
    amended.tier = arguments.toFood == nil && entry.tier != .unknown ? entry.tier : food.loggedTier
    if arguments.guessed == true { amended.tier = max(.estimated, amended.tier) }
    amended.source = food.source
    amended.sourceCorrected = false
    return amended.differs(from: entry) ? amended : entry
  }

  /// The total amount, where the arguments state a difference or an amount for each piece.
  private func amount(of entry: Entry, by arguments: ChangeEntryCall) throws(ToolError) -> Amount {
    var amount = Amount(quantity: arguments.toQuantity, unit: arguments.toUnit)
    if arguments.each == true, let each = amount.quantity { amount.quantity = each * (try count(of: entry)) }
    if arguments.difference == nil, arguments.toFood == nil { amount = try asMeasured(asCounted(amount, entry), entry) }
    guard let difference = arguments.difference, let quantity = amount.quantity else { return amount }
    guard let grams = try grams(of: entry, after: difference, amount) else {
      guard amount.unit == nil, let energy = entry.figures.energy else { throw .nothingToChange }
      return Amount(quantity: difference.of(energy, quantity))
    }
    guard grams > .zero else { throw .outOfRange(.limitedValue(value: .amount), range: .rangeAboveZeroGrams) }
    return Amount(quantity: grams, unit: .gram)
  }

  /// Whether so much less of an entry is nothing: one egg less of one.
  func isNothingLeft(of entry: Entry, by arguments: ChangeEntryCall) throws(ToolError) -> Bool {
    guard arguments.difference == .less, arguments.toQuantity != nil else { return false }
    return try grams(of: entry, after: .less, Amount(quantity: arguments.toQuantity, unit: arguments.toUnit)) == .zero
  }

  /// The weight of an entry after it is so much more or less; nil where it has none.
  private func grams(of entry: Entry, after difference: Difference, _ said: Amount) throws(ToolError) -> FixedDecimal? {
    guard let standing = entry.grams, let food = try loggable(of: entry) else { return nil }
    var amount = said
    if amount.unit == nil {
      guard let counted = food.measures().counted(in: standing) else { throw .howMuchInAll(entry.name) }
      amount.unit = counted.unit
    }
    return difference.of(standing.figure, try weight(of: food, amount, standing: nil, factor: nil).grams.figure)
  }

  /// Gives an amount without a unit the unit in which the entry was counted: "make that 2" of three slices means slices, and
  /// "they were small" of two eggs means two small ones.
  private func asCounted(_ amount: Amount, _ entry: Entry) throws(ToolError) -> Amount {
    guard entry.servings == nil, let standing = entry.grams, let food = try loggable(of: entry),
      case let measures = food.measures(), let counted = measures.counted(in: standing), counted.unit != .serving
    else { return amount }
    switch (amount.quantity, amount.unit) {
    case (let quantity?, nil) where quantity <= Measures.mostCounted:
      return Amount(quantity: quantity, unit: counted.unit == .piece ? nil : counted.unit)
    case (nil, let size?) where size.isSize && counted.count > FixedDecimal(1):
      // The size of a pizza says nothing about its slices.
      guard counted.unit == .piece || counted.unit.isSize else { throw .howMuchInAll(entry.name) }
      return Amount(quantity: counted.count, unit: size)
    default: return amount
    }
  }

  /// Gives a number that can only be a weight or a volume the unit in which the entry was measured: millilitres where its volume
  /// is whole and its weight is not.
  private func asMeasured(_ amount: Amount, _ entry: Entry) throws(ToolError) -> Amount {
    guard amount.unit == nil, let quantity = amount.quantity, quantity > Measures.mostCounted,
      let standing = entry.grams?.figure, let food = try loggable(of: entry)
    else { return amount }
    let isPoured = food.measures().density.map { standing.wholeNumber == nil && (standing / $0).wholeNumber != nil }
    return Amount(quantity: quantity, unit: isPoured == true ? .millilitre : .gram)
  }

  /// The total energy that is stated; nil where none is.
  private func energy(of entry: Entry, by arguments: ChangeEntryCall) throws(ToolError) -> FixedDecimal? {
    guard let stated = arguments.toKcal else { return nil }
    let energy = arguments.each == true ? stated * (try count(of: entry)) : stated
    try checkStated(energy, of: entry.grams, isGuess: arguments.guessed == true)
    return energy
  }

  /// An entry whose energy was stated, as if it had been logged so from the start: the figures that belong to a food are dropped,
  /// and a weight that was only assumed.
  private func amendStated(
    _ entry: Entry, as food: String?, energy: FixedDecimal, isGuess: Bool
  ) throws(ToolError) -> Entry {
    if entry.kind == .quick, food == nil {
      return try amendStated(entry, quantity: energy, factor: nil, isGuess: isGuess)
    }
    var amended = entry
    amended.kind = .quick
    amended.name = food.map { PrintableText.clean($0, limit: Food.longestName) } ?? entry.name
    // What was weighed keeps its weight.
    let grams = food == nil && entry.spread == nil ? entry.grams : nil
    (amended.reference, amended.grams, amended.servings, amended.spread) = (nil, grams, nil, nil)
    amended.figures = Nutrients(energy: energy)
    amended.tier = .estimated
    amended.source = isGuess ? FoodSource(.estimate).description : StatedFood.saidSource
    amended.sourceCorrected = false
    return amended
  }

  /// The number of pieces, as it was counted or from the weight of one piece.
  private func count(of entry: Entry) throws(ToolError) -> FixedDecimal {
    if let servings = entry.servings { return servings }
    guard let grams = entry.grams, let food = try loggable(of: entry),
      let piece = food.measures()[.piece], piece > .zero,
      case let count = (grams.figure / piece.figure).rounded(toPlaces: 0), count >= FixedDecimal(1),
      (count * piece.figure - grams.figure).magnitude < FixedDecimal(1)
    else { throw .howMuchInAll(entry.name) }
    return count
  }

  /// A quick entry has energy alone, so "make that 500" states its energy.
  private func amendStated(
    _ entry: Entry, quantity: FixedDecimal?, factor: FixedDecimal?, isGuess: Bool
  ) throws(ToolError) -> Entry {
    var amended = entry
    if isGuess { amended.source = FoodSource(.estimate).description }
    if let factor { amended.figures = entry.figures.times(factor) }
    if let quantity { amended.figures = entry.figures.restated(energy: quantity) }
    guard let energy = amended.figures.energy, energy >= .zero, energy <= QuickAdd.mostEnergy else {
      throw .outOfRange(
        .limitedValue(value: .energy),
        range: .rangeOfNutrient(nutrient: .energy, least: .zero, most: FixedDecimal(20_000)))
    }
    return amended
  }

  /// An entry whose food is no longer in the food bank, or whose energy was stated for its weight, with its figures scaled by
  /// weight. Nil for one without a weight; a number alone is the energy of one whose energy was stated.
  private func amendSnapshot(_ entry: Entry, _ amount: Amount, factor: FixedDecimal?) throws(ToolError) -> Entry? {
    guard let standing = entry.grams, entry.kind != .quick || factor != nil || amount.unit?.isMass == true else {
      return nil
    }
    let gone = Food(
      id: entry.id, created: now, name: entry.name, source: FoodSource(.household), per100Grams: .unknown)
    let weight = try weight(of: .food(gone), amount, standing: standing, factor: factor).grams
    var amended = entry
    amended.grams = weight
    if factor == nil { amended.spread = nil }
    amended.servings = entry.servings.map { ($0 * weight.figure / standing.figure).rounded(toPlaces: 3) }
    amended.figures = entry.figures.mapped { $0 * weight.figure / standing.figure }
    return amended
  }

  private func loggable(for entry: Entry, by arguments: ChangeEntryCall) throws(ToolError) -> Loggable? {
    if let words = arguments.toFood { return try certainLoggable(words, resolved: arguments.resolved) }
    return try loggable(of: entry)
  }

  private func weight(
    of food: Loggable, _ amount: Amount, standing: Grams?, factor: FixedDecimal?, isOther: Bool = false
  ) throws(ToolError) -> Weighed {
    do throws(MeasureError) {
      if let factor, let standing { return try food.measures().weigh(.grams(standing * factor)) }
      if amount == .unsaid, let standing { return Weighed(grams: standing, assumption: nil) }
      let weighed = try food.measures().weigh(amount)
      if !isOther, let standing, let quantity = amount.quantity, amount.unit == nil,
        isNearer(quantity, than: weighed.grams.figure, to: standing.figure)
      {
        return try food.measures().weigh(Amount(quantity: quantity, unit: .gram))
      }
      return weighed
    } catch {
      throw .unweighable(food: food.shortName, error)
    }
  }

  /// Whether a number is more likely grams than a count, as the nearer to the present amount: "make that 300" of 250 g of pasta
  /// means grams, "make that 3" of two eggs means eggs.
  private func isNearer(_ grams: FixedDecimal, than counted: FixedDecimal, to standing: FixedDecimal) -> Bool {
    func ratio(_ one: FixedDecimal) -> FixedDecimal { max(one, standing) / min(one, standing) }
    guard grams > .zero, counted > .zero, standing > .zero else { return false }
    return ratio(grams) < ratio(counted)
  }
}

extension Entry {
  fileprivate func differs(from other: Entry) -> Bool {
    var same = other
    // With the same weight, a different uncertainty is not a change.
    (same.updated, same.spread) = (updated, spread)
    return self != same
  }
}

extension Nutrients {
  /// The stated figures with another energy; macronutrients that exceed it are dropped.
  func restated(energy: FixedDecimal) -> Nutrients {
    var restated = self
    restated.energy = energy
    let held = [(protein, 4), (carbohydrate, 4), (fat, 9)].reduce(FixedDecimal.zero) { sum, part in
      sum + (part.0 ?? .zero) * FixedDecimal(part.1)
    }
    return held <= energy ? restated : Nutrients(energy: energy)
  }
}
