internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition

extension ToolContext {
  /// An entry as a change would leave it, its figures computed anew where amount or food change.
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
      // Energy alone has no weight.
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

  /// What it was in all, where the arguments say how much more or less that was, or how much each one.
  private func amount(of entry: Entry, by arguments: ChangeEntryCall) throws(ToolError) -> Amount {
    var amount = Amount(quantity: arguments.toQuantity, unit: arguments.toUnit)
    if arguments.each == true, let each = amount.quantity { amount.quantity = each * (try count(of: entry)) }
    if arguments.difference == nil, arguments.toFood == nil { amount = try asCounted(amount, entry) }
    guard let difference = arguments.difference, let quantity = amount.quantity else { return amount }
    guard let standing = entry.grams, let food = try loggable(of: entry) else {
      guard amount.unit == nil, let energy = entry.figures.energy else { throw .nothingToChange }
      return Amount(quantity: difference.of(energy, quantity))
    }
    if amount.unit == nil {
      guard let counted = food.measures().counted(in: standing) else { throw .howMuchInAll(entry.name) }
      amount.unit = counted.unit
    }
    let other = try weight(of: food, amount, standing: nil, factor: nil).grams
    let grams = difference.of(standing.figure, other.figure)
    guard grams > .zero else { throw .outOfRange(.limitedValue(value: .amount), range: .rangeAboveZeroGrams) }
    return Amount(quantity: grams, unit: .gram)
  }

  /// An amount that leaves open what was counted, as the entry was: "make that 2" of three slices are slices, and "they were
  /// small" of two eggs is two of them.
  private func asCounted(_ amount: Amount, _ entry: Entry) throws(ToolError) -> Amount {
    guard entry.servings == nil, let standing = entry.grams, let food = try loggable(of: entry),
      case let measures = food.measures(), let counted = measures.counted(in: standing), counted.unit != .serving
    else { return amount }
    switch (amount.quantity, amount.unit) {
    case (let quantity?, nil) where quantity <= Measures.mostCounted:
      return Amount(quantity: quantity, unit: counted.unit == .piece ? nil : counted.unit)
    case (nil, let size?) where size.isSize && counted.count > FixedDecimal(1):
      // The size of a pizza says nothing of its slices.
      guard counted.unit == .piece || counted.unit.isSize else { throw .howMuchInAll(entry.name) }
      return Amount(quantity: counted.count, unit: size)
    default: return amount
    }
  }

  /// The energy that it is stated to have had in all. Nil where none is.
  private func energy(of entry: Entry, by arguments: ChangeEntryCall) throws(ToolError) -> FixedDecimal? {
    guard let stated = arguments.toKcal else { return nil }
    let energy = arguments.each == true ? stated * (try count(of: entry)) : stated
    try checkStated(energy, of: entry.grams, isGuess: arguments.guessed == true)
    return energy
  }

  /// An entry of which the energy was stated, as it is logged with it from the start: other figures and a weight that belong
  /// to a food are no longer known.
  private func amendStated(
    _ entry: Entry, as food: String?, energy: FixedDecimal, isGuess: Bool
  ) throws(ToolError) -> Entry {
    if entry.kind == .quick, food == nil {
      return try amendStated(entry, quantity: energy, factor: nil, isGuess: isGuess)
    }
    var amended = entry
    amended.kind = .quick
    amended.name = food.map { PrintableText.clean($0, limit: Food.longestName) } ?? entry.name
    (amended.reference, amended.grams, amended.servings, amended.spread) = (nil, nil, nil, nil)
    amended.figures = Nutrients(energy: energy)
    amended.tier = .estimated
    amended.source = isGuess ? FoodSource(.estimate).description : StatedFood.saidSource
    amended.sourceCorrected = false
    return amended
  }

  /// How many there were: as it was counted, or by what one weighs.
  private func count(of entry: Entry) throws(ToolError) -> FixedDecimal {
    if let servings = entry.servings { return servings }
    guard let grams = entry.grams, let food = try loggable(of: entry),
      let piece = food.measures()[.piece], piece > .zero,
      case let count = (grams.figure / piece.figure).rounded(toPlaces: 0), count >= FixedDecimal(1),
      (count * piece.figure - grams.figure).magnitude < FixedDecimal(1)
    else { throw .howMuchInAll(entry.name) }
    return count
  }

  /// A quick entry has energy alone: "make that 500" states it anew.
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

  /// An entry whose food is no longer in the food bank: its figures go with its weight. Nil for one without a weight.
  private func amendSnapshot(_ entry: Entry, _ amount: Amount, factor: FixedDecimal?) throws(ToolError) -> Entry? {
    guard entry.kind != .quick, let standing = entry.grams else { return nil }
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

  /// "Make that 300" of 250 g of pasta is in grams, "make that 3" of two eggs are eggs: what is nearer to what stood there.
  private func isNearer(_ grams: FixedDecimal, than counted: FixedDecimal, to standing: FixedDecimal) -> Bool {
    func ratio(_ one: FixedDecimal) -> FixedDecimal { max(one, standing) / min(one, standing) }
    guard grams > .zero, counted > .zero, standing > .zero else { return false }
    return ratio(grams) < ratio(counted)
  }
}

extension Entry {
  fileprivate func differs(from other: Entry) -> Bool {
    var same = other
    // Of the same weight, how sure it is is no change.
    (same.updated, same.spread) = (updated, spread)
    return self != same
  }
}

extension Nutrients {
  /// The figures that were stated, with other energy: grams that are more than that energy can hold are no longer known.
  func restated(energy: FixedDecimal) -> Nutrients {
    var restated = self
    restated.energy = energy
    let held = [(protein, 4), (carbohydrate, 4), (fat, 9)].reduce(FixedDecimal.zero) { sum, part in
      sum + (part.0 ?? .zero) * FixedDecimal(part.1)
    }
    return held <= energy ? restated : Nutrients(energy: energy)
  }
}
