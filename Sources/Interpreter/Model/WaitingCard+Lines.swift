internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// What is said at cards that are no meals: amounts of ingredients, of what was bought, targets.
extension WaitingCard {
  /// Applies "450 g mince" to the ingredient of a recipe, or to what was bought: nothing of it was eaten. Foods that the card
  /// does not have are asked about. Other where more is said than foods with their amounts.
  func amountsOfLines(_ parse: Parse) -> Reading {
    // Nothing is added to corrections of what was saved.
    if call is CorrectEntriesCall, parse.items.contains(where: { things.named($0.food) == nil }) {
      return parse.beginsInFood ? .question(Replies.leftover([parse.text])) : .other
    }
    if let added = addedLines(parse) { return added }
    guard parse.when.isUnsaid, parse.people.isEmpty, parse.intent == .log, parse.beginsInFood else { return .other }
    if let priced = pricedLine(parse) { return priced }
    guard parse.unaccounted.isEmpty else { return .other }
    if let item = parse.items.first(where: { $0.amount == .unsaid }) {
      return .question(.replyNotOnCard(words: item.food))
    }
    var edits: [Edit] = []
    let isRecipe = call is SaveRecipeCall
    for item in parse.items {
      guard let target = isRecipe ? ingredient(item.food) : things.named(item.food)?.only?.target else {
        return .question(.replyNotOnCard(words: item.food))
      }
      edits.append(Edit(target, isRecipe ? .said(item.amount.description) : .amount(item.amount)))
    }
    return .edits(edits)
  }

  /// "Butter 2.99": the price of what was bought, or one more line. Nil for any other card, and without a price.
  private func pricedLine(_ parse: Parse) -> Reading? {
    guard call is RecordTripCall, parse.items.count == 1, parse.items[0].amount == .unsaid,
      let last = parse.text.split(separator: " ").last,
      (parse.leftOut + parse.unaccounted).allSatisfy({ $0 == last }),
      let price = FixedDecimal(last.replacing(",", with: ".")), price.wholeNumber == nil
    else { return nil }
    guard let named = things.named(parse.items[0].food) else { return .edits([Edit(.card, .addedLine(parse.text))]) }
    return named.only.map { .edits([.price(price, of: $0)]) }
      ?? .question(Replies.whichLine(parse.items[0].food, named.lines))
  }

  /// "And bread", "and 20 g butter": one more line of the card. Nil where it says anything else, such as what was eaten.
  private func addedLines(_ parse: Parse) -> Reading? {
    guard parse.intent == .add, parse.when.isUnsaid, parse.people.isEmpty, parse.unaccounted.isEmpty,
      parse.beginsInFood, parse.items.allSatisfy({ $0.match?.quality.isSure == true })
    else { return nil }
    return .edits(
      parse.items.map { item in
        guard call is RecordTripCall else { return Edit(.card, .addedLine(MealItem(item).description)) }
        var line = TripCallLine(original: item.food)
        (line.food, line.quantity, line.unit) = (item.food, item.amount.quantity, item.amount.unit)
        return Edit(.card, .bought(line))
      })
  }

  /// A change of an ingredient, "the mince was 450 g", "turkey mince instead", or of the servings. Nil for any other card; an
  /// ingredient that the recipe does not have is asked about.
  func ofIngredient(_ change: Amendment, _ reference: EntryReference, _ parse: Parse) -> Reading? {
    guard let recipe = call as? SaveRecipeCall, reference.number == nil, reference.slot == nil, change.slot == nil,
      change.energy == nil, change.factor == nil, change.difference == nil
    else { return nil }
    guard let food = reference.food ?? change.food else {
      guard let quantity = change.quantity, change.unit == .serving else { return nil }
      return .edits([Edit(.card, .field(.servings, quantity.description))])
    }
    guard reference.food != nil || change.amount != .unsaid || recipe.ingredients != nil else { return nil }
    guard let target = ingredient(food) else { return .question(.replyNotOnCard(words: food)) }
    if let new = change.food, reference.food != nil || change.amount == .unsaid {
      let isListed = recipe.ingredients != nil
      return .edits([Edit(target, isListed ? .food(new, parse.items.first?.match?.resolved) : .said(new))])
    }
    return change.amount == .unsaid ? nil : .edits([Edit(target, .said(change.amount.description))])
  }

  /// The ingredient that words mean: by its number where the card lists it, by its name where it is one of a recipe that is
  /// kept. Nil where the listed ones have none, or several, of that name.
  func ingredient(_ food: String) -> Edit.Target? {
    guard let lines = (call as? SaveRecipeCall)?.ingredients else { return .food(food) }
    let named = lines.enumerated().flatMap { index, line in
      together(line.line ?? line.food ?? "", "").prefix(1).map { CardLine(.line(index + 1), $0.food) }
    }
    return named.named(food)?.only?.target
  }

  /// "Make it 130" of a card with one target: that target. Nil for any other card.
  func soleTarget(_ change: Amendment, _ reference: EntryReference) -> Reading? {
    guard let targets = call as? SetTargetsCall, reference.food == nil, reference.number == nil, change.food == nil,
      let quantity = change.quantity, change.unit == nil || change.unit == .gram, change.difference == nil
    else { return nil }
    let stated = Nutrient.allCases.filter { targets.figures[$0] != nil }
    guard stated.count == 1, stated[0] != .energy else { return nil }
    var figures = Nutrients.unknown
    figures[stated[0]] = quantity
    return .edits([Edit(.card, .figures(figures))])
  }

  /// "They were 2.50" of what was bought: nobody buys a half of what is counted, so it is the price. Nil for any other card or
  /// number.
  func price(_ change: Amendment, _ reference: EntryReference, _ parse: Parse) -> Reading? {
    guard call is RecordTripCall, let price = change.quantity, change.unit == nil, price.wholeNumber == nil,
      change.food == nil, change.difference == nil
    else { return nil }
    let named = reference.food.flatMap { things.named($0, food: reference.foodID)?.only }
    guard let line = named ?? (things.count == 1 ? things[0] : nil) else {
      return .question(Replies.whichLine(parse.text, things))
    }
    return .edits([.price(price, of: line)])
  }
}

extension Edit {
  /// Another price of what was bought.
  static func price(_ price: FixedDecimal, of line: CardLine) -> Edit { Edit(line.target, .said("\(price) €")) }
}

extension Parse {
  /// Whether it begins with its first food or that food's amount, and with no verb; an addition has a word before.
  fileprivate var beginsInFood: Bool {
    guard let first = text.split(separator: " ").dropFirst(intent == .add ? 1 : 0).first, let food = items.first?.food
    else { return false }
    return first.first?.isNumber == true || food.lowercased().hasPrefix(first.lowercased())
  }
}
