package import Calls
internal import EmbeddedMessages
internal import EmbeddedWords
internal import Messages
package import Nutrition
internal import Proposals
internal import Words

/// Logs energy alone, without a food: "+450 pub lunch p20".
package struct QuickAdd: Tool {
  package let description = "Propose to log stated energy without a food."
  /// The most energy of a quick entry: 20,000 kcal.
  package static let mostEnergy = FixedDecimal(20_000)
  /// The most that a model may estimate, in kcal: what somebody eats on a day of very hard work.
  static let mostGuessedEnergy = FixedDecimal(5_000)

  package init() {}

  package func run(_ arguments: QuickAddCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    try context.checkStated(arguments.kcal, isGuess: arguments.guessed != nil)
    for (nutrient, grams) in [
      (Nutrient.protein, arguments.protein), (.carbohydrate, arguments.carbohydrate), (.fat, arguments.fat),
    ] {
      if let grams, grams < .zero || grams > FixedDecimal(5_000) {
        let range = Text.rangeOfNutrient(nutrient: nutrient, least: .zero, most: FixedDecimal(5_000))
        throw .outOfRange(.nutrientName(nutrient: nutrient), range: range)
      }
    }
    if let label = arguments.spokenLabel { try RecordName.check(label, as: .name) }
    let place = try context.place(day: arguments.day, slot: arguments.slot, time: arguments.time)
    let standing = try context.meal(at: place)
    let meal = standing?.meal ?? context.newMeal(at: place, origin: .typed)
    let entry = Entry(
      id: context.identifiers.next(), created: context.now, meal: meal.id,
      position: (standing?.entries.last?.position ?? 0) + 1, kind: .quick, name: arguments.spokenLabel ?? "quick add",
      figures: arguments.figures, tier: .estimated,
      source: arguments.guessed == nil ? StatedFood.saidSource : FoodSource(.estimate).description)
    let changes: [Change] = (standing == nil ? [.insert(.meal(meal))] : []) + [.insert(.entry(entry))]
    let card = Card(
      title: .mealTitle(heading: place.title, day: DayName(place.day, from: context.today)),
      rows: [EntryRow.row(number: 1, entry).explained(by: context.explanation(of: entry, nil))],
      notes: context.guessNotes((arguments.guessed ?? []).map { .mealGuessItsFigure(nutrient: $0) }))
    return context.propose(
      AnyCall(arguments), changes: changes, card: card,
      summary: .mealSummary(slot: place.slot, energy: .energy(energy: arguments.kcal)), meal: place)
  }

  package func revise(_ arguments: inout QuickAddCall, by edit: Edit, in context: ToolContext) throws(ToolError) {
    switch (edit.target, edit.change) {
    case (.line(let line), _) where line != 1: throw .noSuchLine(line)
    case (_, .said(let words)):
      guard let kcal = QuickAdd.energy(words) else { throw .unreadableAmount(words) }
      arguments.state(kcal)
    case (_, .amount(let amount)):
      guard amount.unit == nil, let kcal = amount.quantity else { throw .unreadableAmount(amount.description) }
      arguments.state(kcal)
    case (_, .energy(let energy)): arguments.state(energy)
    case (_, .figures(let stated)): arguments.state(stated)
    case (_, .factor(let factor)): arguments.multiply(by: factor)
    case (_, .food(let label, _)): arguments.label = label
    case (_, .slot(let slot)): arguments.slot = slot
    case (_, .day(let day)): arguments.day = day
    case (_, .time(let time)): arguments.time = time.description
    case (_, .removed): throw .nothingLeft
    default: throw .cannotEdit
    }
  }

  /// "500", "1,200 kcal"; nil for a weight.
  private static func energy(_ words: String) -> FixedDecimal? {
    let number = words.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    let unit = words.dropFirst(number.count).drop(while: \.isWhitespace)
    guard unit.isEmpty || UnitWords.embedded.isKilocalories(unit) else { return nil }
    let groups = number.split(separator: ",", omittingEmptySubsequences: false)
    guard groups.dropFirst().allSatisfy({ $0.prefix { $0 != "." }.count == 3 }) else { return nil }
    return FixedDecimal(groups.joined())
  }
}

extension QuickAddCall {
  /// Sets the energy to what the person states.
  fileprivate mutating func state(_ energy: FixedDecimal) {
    kcal = energy
    guessed.resolve { $0 == .energy }
  }

  /// Takes stated figures; those that were not stated stay as they are.
  fileprivate mutating func state(_ stated: Nutrients) {
    if let energy = stated.energy { state(energy) }
    (protein, carbohydrate, fat) = (
      stated.protein ?? protein, stated.carbohydrate ?? carbohydrate, stated.fat ?? fat
    )
    guessed.resolve { stated[$0] != nil }
  }

  fileprivate mutating func multiply(by factor: FixedDecimal) {
    kcal = kcal * factor
    (protein, carbohydrate, fat) = (
      protein.map { $0 * factor }, carbohydrate.map { $0 * factor }, fat.map { $0 * factor }
    )
  }

  /// The label; nil where it is blank.
  var spokenLabel: String? {
    label.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }
}
