internal import Calls
internal import Nutrition

/// What words can refer to on a waiting card.
extension WaitingCard {
  /// The things that words can refer to: foods, where the numbered lines are plates; without what was just removed, and with
  /// what was just added.
  var things: [CardLine] {
    let lines = call.cardLines.filter { line in !edits.contains(Edit(line.target, .removed)) }.map(stayed)
    let foods = lines.filter { if case .food = $0.target { true } else { false } }
    return (foods.isEmpty ? lines : foods) + added
  }

  /// The foods that the line has added to a meal so far, which have no number yet.
  private var added: [CardLine] {
    guard call is LogMealCall else { return [] }
    return edits.compactMap { edit -> CardLine? in
      guard case .added(let item) = edit.change else { return nil }
      return CardLine(
        .food(item.food), item.food, amount: Amount(quantity: item.quantity, unit: item.unit), food: item.resolved?.id)
    }
  }

  /// The food that stays of a dish that the line took apart: chicken, of chicken and rice.
  private func stayed(_ line: CardLine) -> CardLine {
    guard !added.isEmpty, DishName(line.name).isJoined else { return line }
    let foods = edits.compactMap { edit -> CardLine? in
      guard edit.target == line.target, case .food(let name, let food) = edit.change else { return nil }
      return CardLine(line.target, name, food: food?.id)
    }
    return foods.last ?? line
  }

  /// Whether it gives no person and time, or the card's own.
  func isOfMeal(_ parse: Parse) -> Bool {
    guard let place = call.cardPlace else { return false }
    let when = parse.when
    return (when.slot == nil || when.slot == place.slot)
      && (when.time == nil || when.time?.description == place.time)
      && (when.day == nil || when.day?.description == place.day ?? today.description)
      && (parse.people.isEmpty || SharedDish(parse.items, parse.people).people == place.people)
  }
}
