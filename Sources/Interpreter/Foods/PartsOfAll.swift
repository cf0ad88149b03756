internal import Nutrition

/// Applies a share of a food named before: "a burger and fries, only half the fries".
enum PartsOfAll {
  static func joined(_ elements: [MealElement]) -> [MealElement] {
    var joined: [MealElement] = []
    for element in elements {
      guard case .item(let part) = element, part.isPartOfAll, let share = part.partOfOne, let match = part.match,
        let place = joined.lastIndex(where: { isItem($0, of: match) }), case .item(var whole) = joined[place]
      else {
        joined.append(element)
        continue
      }
      if whole.amount == .unsaid, whole.unit == nil { whole.unit = part.unit }
      whole.quantity = (whole.quantity ?? FixedDecimal(1)) * share
      joined[place] = .item(whole)
    }
    return joined
  }

  private static func isItem(_ element: MealElement, of match: FoodMatch) -> Bool {
    if case .item(let item) = element { item.match?.title == match.title && item.weighed == nil } else { false }
  }
}
