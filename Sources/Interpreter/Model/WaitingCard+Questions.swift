internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// What has to be asked before a card can be changed.
extension WaitingCard {
  /// Energy without a name is that of one line, or of all: nobody can tell.
  func energyOfAll(_ change: Amendment, _ reference: EntryReference) -> Text? {
    guard change.energy != nil, change.food == nil, reference.food == nil, reference.number == nil, things.count > 1,
      latest == nil
    else { return nil }
    return Replies.energyOfWhich(things)
  }

  /// Words of a change that say nothing that is known, and that name nothing on the card.
  func leftover(_ parse: Parse) -> Text? {
    let words = parse.wordsLeft.filter { things.named($0) == nil }
    return words.isEmpty ? nil : Replies.leftover(words)
  }

  /// A question that has to be answered first: "300g rice" or "300g curry", where a curry with rice waits. Nobody can tell
  /// whether all of it was meant.
  func question(about parse: Parse) -> Text? {
    guard call.cardPlace != nil, case .change(let change) = parse.command,
      change.quantity != nil || change.factor != nil, change.difference == nil || parse.reference?.food != nil,
      let food = parse.reference?.food ?? change.food,
      case .one(let line) = line(of: parse.reference ?? .last, change, parse.items.first)
    else { return nil }
    let dish = DishName(line.name)
    // Of the first part only a weight is in doubt: the slices of a toast with butter are those of the toast.
    let isHead = !dish.holdsBeside(food)
    guard dish.isJoined || isFoodItself(dish.head, insteadOf: line), dish.holdsAsPart(food),
      !isHead || change.amount.isWeight || change.state != nil
    else { return nil }
    let amount = Amount(quantity: change.quantity, unit: change.unit)
    guard amount != .unsaid, change.difference == nil else { return .replyPartOfDish(food: food, dish: line.name) }
    return Replies.whichPart(amount: amount, food: food, of: line.name)
  }

  /// Whether the word that a name ends in is another food: the pasta of "chicken pasta", not the breast of a chicken.
  private func isFoodItself(_ head: String?, insteadOf line: CardLine) -> Bool {
    guard let head, let match = together(head, "").first?.match, match.quality < .partial else { return false }
    return match.title != together(line.name, "").first?.match?.title
  }
}
