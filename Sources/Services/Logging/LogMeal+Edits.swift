package import Calls
internal import Nutrition

extension LogMeal {
  /// Edits the lines of the card: one for each food, or one for each diner of a shared dish.
  package func revise(_ arguments: inout LogMealCall, by edit: Edit, in context: ToolContext) throws(ToolError) {
    switch (edit.target, edit.change) {
    case (.card, .added(let item)):
      arguments.items.append(item)
      arguments.takeIn(item.food)
    case (.card, .slot(let slot)): arguments.slot = slot
    case (.card, .day(let day)): arguments.day = day
    case (.card, .time(let time)): arguments.time = time.description
    case (.card, .plates(let plates)): arguments.people = plates
    case (.card, .factor(let factor)):
      for index in arguments.items.indices { arguments.items[index].multiply(by: factor) }
    case (.card, .field(.note, let words)): arguments.notes = words
    case (.card, .field(.title, let words)): arguments.title = words
    case (.card, _): throw .cannotEdit
    case (.line(let line), let change) where (arguments.people?.count ?? 0) > 1:
      arguments = try plate(line, of: arguments, changedBy: change, in: context)
    case (.line(let line), .removed): try arguments.items.remove(line)
    case (.line(let line), let change):
      try arguments.items.change(line) { item throws(ToolError) in try item.take(change, in: context) }
    case (.food(let name), let change):
      guard let index = arguments.items.lastIndex(where: { $0.food == name }) else { throw .cannotEdit }
      if change == .removed {
        try arguments.items.remove(index + 1)
      } else {
        try arguments.items[index].take(change, in: context)
      }
    }
  }
}

extension MealItem {
  fileprivate mutating func take(_ change: Edit.Change, in context: ToolContext) throws(ToolError) {
    switch change {
    case .said(let words):
      if let said = try context.amountAndFood(words) { take(said) } else { take(try context.amount(words)) }
    case .food(let words, nil):
      if let said = try context.amountAndFood(words) {
        take(said)
      } else {
        (food, state, resolved) = (words, nil, nil)
      }
    case .amount(let amount):
      // "It was a diet coke" of 330 ml: "a" is no millilitre.
      if amount.unit == nil, amount.quantity == FixedDecimal(1), unit == .millilitre || unit == .gram { return }
      if let unit = amount.unit { (self.unit, quantity) = (unit, amount.quantity) }
      quantity = amount.quantity ?? quantity
      if amount.quantity != nil { resolve(.quantity) }
    case .energy(let energy):
      kcal = energy
      resolve(.kcal)
    case .figures(let stated): take(stated)
    case .factor(let factor): multiply(by: factor)
    case .food(let food, let resolved):
      (self.food, state, self.resolved) = (food, nil, resolved)
      if let unit, quantity == FixedDecimal(1), try !context.isMeasured(food, resolved, in: unit) {
        self.unit = .serving
      }
    case .state(let state): self.state = state
    case .skipped: skipped = true
    case .counted: skipped = nil
    default: throw .cannotEdit
    }
  }

  private mutating func take(_ said: (amount: Amount, food: String)) {
    (food, state, resolved) = (said.food, nil, nil)
    take(said.amount)
  }

  private mutating func take(_ amount: Amount) {
    (quantity, unit) = (amount.quantity, amount.unit)
    resolve(.quantity)
  }

  /// Takes stated figures; those that were not stated stay as they are.
  fileprivate mutating func take(_ stated: Nutrients) {
    if let energy = stated.energy {
      kcal = energy
      resolve(.kcal)
    }
    var others = figures ?? .unknown
    for nutrient in Nutrient.allCases where nutrient != .energy {
      others[nutrient] = stated[nutrient] ?? others[nutrient]
    }
    if others != .unknown { figures = others }
  }

  /// Multiplies the amount; without an amount, it becomes that many servings.
  fileprivate mutating func multiply(by factor: FixedDecimal) {
    if unit == nil, quantity == nil { unit = .serving }
    quantity = (quantity ?? FixedDecimal(1)) * factor
    kcal = kcal.map { $0 * factor }
    figures = figures?.times(factor)
  }
}

extension ToolContext {
  /// Whether a food that takes another's place is counted in the unit of the other: no brownie in the slices of a cheesecake.
  fileprivate func isMeasured(
    _ food: String, _ resolved: ResolvedFood?, in unit: MeasureUnit
  ) throws(ToolError) -> Bool {
    guard unit.kind == .counted, let found = try loggable(meantBy: food, state: nil, resolved: resolved) else {
      return true
    }
    return (try? found.loggable.measures().weigh(Amount(quantity: FixedDecimal(1), unit: unit))) != nil
  }
}
