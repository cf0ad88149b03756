internal import Nutrition
internal import Words

/// Chunks that say more of the food before them: an amount, a state, a kind, who made it.
extension ItemReader {
  /// Applies a chunk that only adds to the item before: "eggs, boiled", "rice (200g)", "muffin, 420 kcal", "pasta for
  /// dinner, 300g".
  mutating func attach(_ chunk: Chunk) -> Bool {
    guard let place = placeOfItem(before: chunk), case .item(var item) = elements[place] else { return false }
    if chunk.pieces.count == 1, let amount = chunk.pieces.first?.amount {
      if let unit = unit(of: item, in: amount) {
        item.unit = unit
        builder.takeSize(of: amount, &item)
        elements[place] = .item(item)
        return true
      }
      if let share = shareOfPack(of: item, in: amount) {
        (item.quantity, item.unit, item.isPartOfAll, item.partOfOne) = (share, .serving, true, share)
        elements[place] = .item(item)
        return true
      }
      guard !isPrice(amount), !isFurtherThing(amount, chunk), !isDrink(amount, beside: item, chunk.opening),
        !isFurtherFood(amount, chunk, behind: item),
        item.take(amount)
      else { return false }
      builder.takeSize(of: amount, &item)
      builder.takePowder(&item)
      item.takePortion(in: sentence.language)
      builder.takeWeight(&item)
    } else {
      guard !chunk.hasAmount, chunk.opening == .comma || chunk.opening == .aside,
        case .state(let state) = kinds.kind(chunk.words)
      else { return false }
      describe(&item, as: state)
    }
    elements[place] = .item(item)
    return true
  }

  /// The unit in which a food was counted, said behind it: "3 beers, pints". Nil for any other amount.
  private func unit(of item: FoodItem, in amount: AmountPhrase) -> MeasureUnit? {
    guard amount.quantity == nil, let unit = amount.unit, item.unit == nil, let count = item.quantity,
      count > FixedDecimal(1), item.match?.measures[unit] != nil
    else { return nil }
    return unit
  }

  /// The share of all of a food, where it is half of a pack or tub that nobody knows the weight of. Nil for any other amount.
  private func shareOfPack(of item: FoodItem, in amount: AmountPhrase) -> FixedDecimal? {
    guard let unit = amount.unit, unit.isContainer, let share = amount.quantity, share < FixedDecimal(1), item.isBare,
      let measures = item.match?.measures, measures[unit] == nil, measures[.serving] != nil
    else { return nil }
    return share
  }

  /// Whether it is something beside the food before, of which only the vessel is said: "a pie and a pint".
  private func isFurtherThing(_ amount: AmountPhrase, _ chunk: Chunk) -> Bool {
    chunk.opening == .conjunction(.and) && amount.isArticle && amount.unit?.isVessel == true && !amount.isMore
  }

  /// Whether it is what somebody drank beside a food that nobody pours: "pizza, had a pint too", "a parma, a schooner".
  private func isDrink(_ amount: AmountPhrase, beside item: FoodItem, _ opening: Chunk.Opening) -> Bool {
    // "A Maß" is a litre.
    guard let unit = amount.unit, unit.isPoured || unit == .litre, !amount.isMore else { return false }
    // "Peanuts with my pint": cups of it are known, but nobody drinks it.
    let joints: [Chunk.Opening] = [.conjunction(.with), .conjunction(.and), .conjunction(.plus)]
    let isPint = unit == .pint && joints.contains(opening) || [.millilitre, .litre].contains(unit) && isVessel(amount)
    guard item.isNeverPoured || isPint && item.isNoDrink else { return false }
    return ![.millilitre, .litre].contains(unit) || isVessel(amount) || !hasDigits(amount.range)
  }

  /// Whether the word for its unit is of something to drink from: "2 Krügerl".
  func isVessel(_ amount: AmountPhrase) -> Bool {
    guard let unit = amount.unitRange else { return false }
    return sentence.find(at: unit.lowerBound) { if case .measure = $0 { true } else { nil } }?.next == unit.upperBound
  }

  private func hasDigits(_ range: Range<Int>) -> Bool { range.contains { sentence.tokens[$0].isNumber } }

  /// Whether a unit without a number is a food beside one that is not measured in it: "fish and wedges".
  private func isFurtherFood(_ amount: AmountPhrase, _ chunk: Chunk, behind item: FoodItem) -> Bool {
    guard chunk.opening == .conjunction(.and), amount.quantity == nil, !amount.isSize, let unit = amount.unit,
      let words = amount.unitRange, item.match?.measures[unit] == nil
    else { return false }
    return finder.isName(sentence.lower(words))
  }

  /// Whether it is a price: in "a burger, 4.50" nobody counts pieces with two decimals.
  func isPrice(_ amount: AmountPhrase) -> Bool {
    guard amount.unit == nil, amount.energy == nil, amount.range.count == 1 else { return false }
    let parts = sentence.tokens[amount.range.lowerBound].original.split { $0 == "." || $0 == "," }
    return parts.count == 2 && parts[1].count == 2
  }

  /// Applies a kind after a comma to the food before: "wine with dinner, two glasses, red". Not where the word alone is
  /// a food.
  mutating func attachKind(_ chunk: Chunk) -> Bool {
    let one = one(at: chunk)
    guard chunk.opening == .comma || chunk.opening == .aside, one != nil || !chunk.hasAmount, chunk.hasWords,
      let place = elements.lastIndex(where: { if case .label = $0 { false } else { true } }),
      case .item(var item) = elements[place], item.match?.quality.isSure == true,
      case let kind = sentence.lower(chunk.words) + " " + item.food.lowercased(),
      let match = finder.match(kind, state: item.state)
    else { return false }
    // "Protein bar, grenade one": who made it.
    let isMaker = one != nil && match.title == item.match?.title && names.match(chunk.words) == nil
    guard
      isMaker
        || finder.isName(kind) && (names.match(chunk.words)?.quality.isSure != true || names.isLikePlural(chunk.words))
    else { return false }
    for amount in one ?? [] where !item.take(amount) { return false }
    item.food = sentence.original(chunk.words) + " " + item.food
    item.match = match
    elements[place] = .item(item)
    return true
  }

  /// What is said behind "one" in "a grenade one, 214 kcal". Nil where there is no such word behind the others, or more
  /// than amounts behind it.
  private func one(at chunk: Chunk) -> [AmountPhrase]? {
    let words = chunk.pieces.prefix { $0.word != nil }
    let amounts = chunk.pieces[words.endIndex...].compactMap(\.amount)
    guard words.count + amounts.count == chunk.pieces.count, let one = amounts.first, one.range.count == 1,
      sentence.skip(.pronounOfKind, at: one.range.lowerBound) == one.range.upperBound
    else { return nil }
    return Array(amounts.dropFirst())
  }
}

extension MeasureUnit {
  /// Whether it is what a drink is served in, or the volume of one.
  var isPoured: Bool { [.pint, .glass, .mug, .millilitre].contains(self) }
}

extension FoodItem {
  /// Whether it is neither drunk nor sold by the pint.
  var isNoDrink: Bool {
    guard let measures = match?.measures else { return false }
    return measures.density == nil && measures[.pint] == nil
  }

  /// Whether no volume of it is known: it is no drink, and nothing that is measured in cups.
  var isNeverPoured: Bool {
    guard let measures = match?.measures else { return false }
    return measures.density == nil && measures[.cup] == nil && measures[.pint] == nil && measures[.glass] == nil
  }
}
