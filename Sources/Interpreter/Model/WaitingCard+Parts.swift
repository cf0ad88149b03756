internal import Calls
internal import Nutrition
internal import Words

/// Dishes of two foods, of one of which something is said.
extension WaitingCard {
  /// The two foods of a dish, each by itself, where an amount or a kind is said of one or both: rice and 200 g of chicken for "the
  /// chicken was 200 g" about chicken and rice. Nil where the dish itself was measured, and for any other change.
  func parted(_ parse: Parse) -> Reading? {
    guard call is LogMealCall, let said = saidOfParts(parse), (1...2).contains(said.count) else { return nil }
    let dishes = things.filter(\.isUnsaid).compactMap { line in
      let pair = DishName(line.name).pair
      return places(of: said, in: pair).map { (line: line, pair: pair, places: $0) }
    }
    guard dishes.count == 1, let (line, pair, places) = dishes.first else { return nil }
    var foods = pair.compactMap { part in together(part, "").first?.named }
    guard foods.count == pair.count, foods.allSatisfy({ $0.match?.quality.isSure == true }), areAll(foods, of: line)
    else { return nil }
    // "The porridge was 250 g" about porridge with milk: the milk is in it.
    if said.count == 1, places == [0], said[0].amount.isWeight, foods[1].match?.measures[.glass] != nil {
      return .edits([Edit(line.target, .amount(said[0].amount))])
    }
    for (item, place) in zip(said, places) {
      // Slices of a toast with butter are slices of the toast, and two burgers with cheese are two.
      guard place > 0 || item.amount == .unsaid || item.amount.isWeight || isOfPlate(item, line) else { return nil }
      foods[place] = item
    }
    var edits = [Edit(line.target, .food(foods[0].food, foods[0].match?.resolved))]
    if foods[0].amount != .unsaid { edits.append(Edit(line.target, .amount(foods[0].amount))) }
    return .edits(edits + [.adding(foods[1])])
  }

  /// The foods that a line says something of: all with an amount, or one that is a kind. Nil where it says anything else.
  private func saidOfParts(_ parse: Parse) -> [FoodItem]? {
    switch parse.command {
    case .log where parse.intent == .log && parse.when.isUnsaid && parse.wordsLeft.isEmpty: return parse.items
    case .change(let change) where change == Amendment(quantity: change.quantity, unit: change.unit, food: change.food):
      // "Almond milk, not cow's milk" is an exchange.
      guard let food = parse.reference?.food ?? change.food, change.quantity != nil || change.unit != nil,
        parse.reference?.food == nil || change.food == nil, parse.wordsLeft.isEmpty, parse.reference?.number == nil,
        var item = together(food, "").first?.named
      else { return nil }
      (item.quantity, item.unit) = (change.quantity, change.unit)
      return [item]
    default: return nil
    }
  }

  /// Whether a count is of pieces that a plate of the dish has several of: "3 sausages" of sausages and mash.
  private func isOfPlate(_ item: FoodItem, _ line: CardLine) -> Bool {
    let platefuls = FixedDecimal(5)
    guard item.unit == nil || item.unit?.isMeasured == true, let dish = together(line.name, "").first?.match?.measures
    else { return false }
    guard item.unit == nil, let piece = item.match?.measures[.piece] else { return item.unit != nil }
    return dish[.piece].map { $0 >= piece * platefuls } ?? true
  }

  /// Whether the foods by themselves are about all of the dish: fish and chips are more than a fish without batter and chips.
  private func areAll(_ foods: [FoodItem], of line: CardLine) -> Bool {
    let least = FixedDecimal(3) / FixedDecimal(4)
    guard let dish = together(line.name, "").first?.match?.usualEnergy else { return false }
    let parts = foods.compactMap { $0.match?.usualEnergy }
    return parts.count == foods.count && parts.reduce(.zero, +) >= dish * least
  }

  /// Which part of the pair each food is; nil where one is neither, where two are the same, and for a part that is only named.
  private func places(of said: [FoodItem], in pair: [String]) -> [Int]? {
    guard pair.count == 2 else { return nil }
    let places = said.compactMap { item -> Int? in
      pair.firstIndex { part in
        item.amount != .unsaid && isSame(item, part) || item.amount == .unsaid && isKind(item, of: part)
      }
    }
    return places.count == said.count && Set(places).count == places.count ? places : nil
  }

  private func isSame(_ item: FoodItem, _ part: String) -> Bool {
    item.match?.quality.isSure == true && item.match?.title == together(part, "").first?.match?.title
      || isKind(item, of: part)
  }

  /// "Brown rice" is a kind of rice.
  private func isKind(_ item: FoodItem, of part: String) -> Bool {
    let words = NameWords.folded(item.food)
    guard item.match?.quality.isSure == true, words.count > 1, let last = words.last else { return false }
    return NameWords.folded(part).map { Stemmer.stem($0) } == [Stemmer.stem(last)]
  }
}

extension FoodMatch {
  /// The energy of a usual serving.
  fileprivate var usualEnergy: FixedDecimal? {
    guard let energy = per100Grams.energy, let serving = measures[.serving] else { return nil }
    return energy * serving.figure / FixedDecimal(100)
  }
}
