internal import Calls
internal import LanguageModels
internal import Nutrition

extension Parse {
  /// "The coffee was without milk", after a coffee with milk was logged: a change to coffee. Nil where what is left is not a
  /// food, or was weighed together with the part.
  func withoutPart(after messages: [Message], _ together: (String, String) -> [FoodItem]) -> Parse? {
    guard let gone = partGone, let logged = Parse.lastMeal(in: messages),
      let meal = AnyCall(tool: logged.tool, arguments: logged.arguments).proposed(LogMealCall.self)
    else { return nil }
    let dishes = meal.items.filter { DishName($0.food).name(without: gone) != nil }
    guard dishes.count == 1, let dish = dishes.first,
      case let amount = Amount(quantity: dish.quantity ?? FixedDecimal(1), unit: dish.unit ?? .serving),
      !amount.isWeight,
      let rest = DishName(dish.food).rest(without: gone, together)?.item,
      command != .log || rest.match?.title == items[0].match?.title
    else { return nil }
    return replacement(of: EntryReference(food: dish.food, isLast: true), by: rest.having(amount))
  }

  /// What is said not to have been with a food: the milk of "no milk in the coffee" and of "the coffee without milk".
  private var partGone: String? {
    if isOfCard, let call = command.call(DeleteEntriesCall.self) { return call.food }
    guard command == .log, isPointedAt, when.isUnsaid, items.count == 1, items[0].isUnmeasured, without.count == 1
    else {
      return nil
    }
    return without[0].food
  }
}

extension DishName {
  /// What is left of a dish without what it is eaten with, by its name and as it is parsed. Nil where that is no one food.
  func rest(
    without food: String, _ together: (String, String) -> [FoodItem]
  ) -> (name: String, item: FoodItem)? {
    guard let name = name(without: food), case let items = together(name, ""), items.count == 1,
      items[0].match?.quality.isSure == true
    else { return nil }
    return (name, items[0])
  }
}
