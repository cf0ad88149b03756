package import Calls
internal import Nutrition

extension LogPhoto {
  /// Edits lines as on the card of a typed meal: "2: 110g" states the weight and "1 = couscous" the food. Either confirms that
  /// the food is there.
  package func revise(_ arguments: inout LogPhotoCall, by edit: Edit, in context: ToolContext) throws(ToolError) {
    switch (edit.target, edit.change) {
    case (.line(let line), .removed): try arguments.foods.remove(line)
    case (.line(let line), let change):
      try arguments.foods.change(line) { food throws(ToolError) in try take(change, into: &food, in: context) }
    case (_, .factor):
      for line in arguments.foods.indices {
        try take(edit.change, into: &arguments.foods[line], in: context)
      }
    case (_, .added(let item)):
      let amount = Amount(quantity: item.quantity, unit: item.unit)
      var food = LogPhotoCall.Item(food: item.food, weighed: true, resolved: item.resolved)
      if amount != .unsaid { food.grams = try grams(amount, of: food, in: context) }
      arguments.foods.append(food)
    case (_, .slot(let slot)): arguments.slot = slot
    case (_, .day(let day)): arguments.day = day
    case (_, .field(.title, let words)): arguments.title = words
    default: throw .cannotEdit
    }
  }

  private func take(
    _ change: Edit.Change, into food: inout LogPhotoCall.Item, in context: ToolContext
  ) throws(ToolError) {
    switch change {
    case .said(let words):
      if try !takeAmountAndFood(words, into: &food, in: context) {
        try take(.amount(context.amount(words)), into: &food, in: context)
      }
    case .food(let words, nil):
      if try !takeAmountAndFood(words, into: &food, in: context) {
        (food.food, food.resolved, food.confidence) = (words, nil, nil)
      }
    case .amount(let amount):
      food.grams = try grams(amount, of: food, in: context)
      (food.weighed, food.confidence) = (true, nil)
    case .factor(let factor): food.grams = food.grams.map { $0 * factor }
    case .food(let name, let resolved): (food.food, food.resolved, food.confidence) = (name, resolved, nil)
    case .skipped: food.skipped = true
    case .counted: food.skipped = nil
    default: throw .cannotEdit
    }
  }

  /// Takes "50 g rice" as the food and its weight. False where the words are not both.
  private func takeAmountAndFood(
    _ words: String, into food: inout LogPhotoCall.Item, in context: ToolContext
  ) throws(ToolError) -> Bool {
    guard let said = try context.amountAndFood(words) else { return false }
    (food.food, food.resolved) = (said.food, nil)
    try take(.amount(said.amount), into: &food, in: context)
    return true
  }

  /// The grams of an amount such as "2 slices", by the measures of the food.
  private func grams(
    _ amount: Amount, of food: LogPhotoCall.Item, in context: ToolContext
  ) throws(ToolError) -> FixedDecimal {
    let item = LogMeal.Item(
      food: food.resolved?.words ?? food.food, quantity: amount.quantity, unit: amount.unit,
      resolved: food.resolved)
    if case .known(let known) = try context.line(for: item, approximate: false, guesses: true) {
      return known.weighed.grams.figure
    }
    guard let grams = amount.quantity(in: .gram), grams <= Measures.most.figure else {
      throw .unreadableAmount(amount.description)
    }
    return grams
  }
}
