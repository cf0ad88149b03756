internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// Questions that must be answered before a card can be changed.
extension WaitingCard {
  /// The question for energy without a food, which may be that of one line or of all; nil where it is clear.
  func energyOfAll(_ change: Amendment, _ reference: EntryReference) -> Text? {
    guard change.energy != nil, change.food == nil, reference.food == nil, reference.number == nil, things.count > 1,
      latest == nil
    else { return nil }
    return Replies.energyOfWhich(things)
  }

  /// The question about words of a change that are unknown and not on the card.
  func leftover(_ parse: Parse) -> Text? {
    let words = parse.wordsLeft.filter { things.named($0) == nil }
    return words.isEmpty ? nil : Replies.leftover(words)
  }

  /// The question about an amount that may be of a part: "300g rice" or "300g curry" for a waiting curry with rice. Nil
  /// where it is clear.
  func question(about parse: Parse) -> Text? {
    guard call.cardPlace != nil, case .change(let change) = parse.command,
      change.quantity != nil || change.factor != nil, change.difference == nil || parse.reference?.food != nil,
      let food = parse.reference?.food ?? change.food,
      case .one(let line) = line(of: parse.reference ?? .last, change, parse.items.first)
    else { return nil }
    let dish = DishName(line.name)
    // For the first part only a weight is ambiguous: slices of a toast with butter are slices of the toast.
    let isHead = !dish.holdsBeside(food)
    guard dish.isJoined || isFoodItself(dish.head, insteadOf: line), dish.holdsAsPart(food),
      !isHead || change.amount.isWeight || change.state != nil
    else { return nil }
    let amount = Amount(quantity: change.quantity, unit: change.unit)
    guard amount != .unsaid, change.difference == nil else { return .replyPartOfDish(food: food, dish: line.name) }
    return Replies.whichPart(amount: amount, food: food, of: line.name)
  }

  /// Whether words name only a part of a line's dish: the ham of a ham sandwich, but not the chicken of chicken breast.
  func isPartAlone(_ food: String, of line: CardLine) -> Bool {
    let dish = DishName(line.name)
    return dish.holdsAsPart(food) && !dish.begins(in: food)
      && (dish.isJoined || isFoodItself(dish.head, insteadOf: line))
  }

  /// Whether the last word of a name is another food by itself: the pasta of "chicken pasta", but not the breast of
  /// "chicken breast".
  private func isFoodItself(_ head: String?, insteadOf line: CardLine) -> Bool {
    guard let head, let match = together(head, "").first?.match, match.quality < .partial else { return false }
    return match.title != together(line.name, "").first?.match?.title
  }
}
