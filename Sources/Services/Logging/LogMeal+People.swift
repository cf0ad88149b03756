internal import Calls
internal import EmbeddedMessages
internal import Interpreter
internal import Messages
internal import Nutrition

/// A dish shared by several people.
extension LogMeal {
  /// A smaller number for each person counts pieces: "eggs: me 2, Emma 3" are eggs, "lasagne: me 400, Emma 350" are grams.
  private static let leastGrams = FixedDecimal(20)

  /// Where the total was not stated, it is the sum of the plates.
  func shared(
    _ arguments: LogMealCall, among diners: [Diner], origin: Meal.Origin, in context: ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let said = diners.compactMap(\.quantity)
    var items = arguments.items
    if items.count == 1, items[0].quantity == nil, said.count == diners.count {
      items[0].quantity = said.reduce(.zero, +)
      let isWeighed = said.contains { $0 >= LogMeal.leastGrams }
      items[0].unit = items[0].unit ?? (isWeighed ? .gram : nil)
    }
    let isEach = arguments.each == true && said.isEmpty
    // A shared recipe without a stated amount means all of it.
    if !isEach, items.count == 1, items[0].quantity == nil, items[0].unit == nil, said.isEmpty,
      case .dish? = try context.loggable(
        meantBy: items[0].food, state: items[0].state, resolved: items[0].resolved)?.loggable
    {
      (items[0].quantity, items[0].unit) = (FixedDecimal(1), .pot)
    }
    var meal = try draft(arguments, items, origin: origin, in: context)
    if isEach { meal.lines = meal.lines.map { $0.times(diners.count) } }
    guard !meal.lines.contains(where: \.isOpen) else { return try context.outcome(of: meal) }
    let grams = meal.lines.map(\.grams).reduce(.zero, +)
    let pot = items.count == 1 && items[0].quantity != nil ? items[0].quantity : grams == .zero ? nil : grams.figure
    guard let shares = SharedDishShares(pot: said.isEmpty ? nil : pot, plates: diners.map(\.quantity)) else {
      throw .outOfRange(.limitedValue(value: .plates), range: .rangeInThePot(amount: grams))
    }
    return try context.outcome(
      of: SharedDishDraft(meal: meal, isDaySaid: arguments.day != nil, diners: diners, shares: shares))
  }

  /// Edits a line of a card with one line for each diner: changes or removes a plate.
  func plate(
    _ line: Int, of arguments: LogMealCall, changedBy change: Edit.Change, in context: ToolContext
  ) throws(ToolError) -> LogMealCall {
    var (revised, people) = (arguments, arguments.people ?? [])
    guard people.indices.contains(line - 1) else { throw .noSuchLine(line) }
    switch change {
    case .said(let words): return try plate(line, of: arguments, changedBy: .amount(context.amount(words)), in: context)
    case .amount(let amount):
      if arguments.each == true { return try pooled(arguments, plate: line, amount, in: context) }
      let unit = arguments.items.count == 1 ? arguments.items[0].unit : .gram
      if amount.unit != nil, amount.quantity(in: unit) == nil || arguments.items[0].quantity == nil {
        revised = try weighed(arguments, in: context)
      }
      let measure = revised.items.count == 1 ? revised.items[0].unit : .gram
      guard let quantity = amount.quantity(in: measure) else { throw .unreadableAmount(amount.description) }
      revised.people?[line - 1].quantity = quantity
      if revised.items.count == 1 { revised.items[0].resolve(.quantity) }
    case .removed:
      try people.remove(line)
      revised.people = people
    default: throw .cannotEdit
    }
    return revised
  }

  /// Turns equal plates into a shared dish in which one plate differs. The dish is the sum of the plates.
  private func pooled(
    _ arguments: LogMealCall, plate line: Int, _ amount: Amount, in context: ToolContext
  ) throws(ToolError) -> LogMealCall {
    var grams: [FixedDecimal] = []
    for item in arguments.items { grams.append(try context.line(for: item, approximate: false).grams.figure) }
    let plate = grams.reduce(.zero, +)
    guard plate > .zero, let other = self.grams(amount, of: arguments, on: plate) else {
      throw .unreadableAmount(amount.description)
    }
    var pooled = arguments
    pooled.each = nil
    pooled.people = arguments.people?.enumerated().map { index, person in
      Plate(name: person.name, quantity: index == line - 1 ? other : plate)
    }
    let pot = (pooled.people ?? []).compactMap(\.quantity).reduce(.zero, +)
    for (index, item) in arguments.items.enumerated() {
      pooled.items[index].kcal = item.kcal.map { $0 * pot / plate }
      guard item.kcal == nil else { continue }
      (pooled.items[index].quantity, pooled.items[index].unit) = (
        (grams[index] * pot / plate).rounded(toPlaces: 3), .gram
      )
    }
    return pooled
  }

  /// The grams of an amount: a weight, or a count of the only food in the unit of the plates.
  private func grams(_ amount: Amount, of arguments: LogMealCall, on plate: FixedDecimal) -> FixedDecimal? {
    if amount.unit != nil, let grams = amount.quantity(in: .gram) { return grams }
    let one = arguments.items[0].quantity ?? FixedDecimal(1)
    guard arguments.items.count == 1, one > .zero, let many = amount.quantity(in: arguments.items[0].unit) else {
      return amount.unit == nil ? amount.quantity : nil
    }
    return (plate * many / one).rounded(toPlaces: 3)
  }

  /// Converts the only food and its plates to grams, since plates of "8 slices" cannot be edited with "2: 150g".
  private func weighed(_ arguments: LogMealCall, in context: ToolContext) throws(ToolError) -> LogMealCall {
    guard arguments.items.count == 1 else { return arguments }
    let grams = try context.line(for: arguments.items[0], approximate: false).grams.figure
    guard grams > .zero else { return arguments }
    var weighed = arguments
    if let quantity = arguments.items[0].quantity, quantity > .zero {
      weighed.people = arguments.people?.map { plate in
        Plate(name: plate.name, quantity: plate.quantity.map { ($0 * grams / quantity).rounded(toPlaces: 3) })
      }
    }
    weighed.items[0].quantity = grams
    weighed.items[0].unit = .gram
    return weighed
  }
}
