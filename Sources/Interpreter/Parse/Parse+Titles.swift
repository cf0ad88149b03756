internal import Calls
internal import Nutrition
internal import Words

/// Meals without what they were called by, where their foods are listed.
extension Parse {
  /// The meal without what it was called, where its foods are listed: "a barbecue: 300 g of steak, 2 sausages".
  var withoutOccasion: Parse {
    guard command == .log, let first = items.first, first.isOccasion else { return self }
    // "Meal deal, ham sandwich, crisps": it is no food itself.
    return first.match == nil && items.count > 2 ? withoutFirst : withoutTitle
  }

  /// The meal without a dish whose ingredients are listed behind it: "tuna salad, 1 tin of tuna, half a lettuce, 1 tbsp of oil".
  /// With only two foods behind it, it is asked about.
  var withoutListedDish: Parse {
    guard items.count > 2, let dish = items.first, dish.match?.isMixed == true, dish.match?.isDish == false,
      case let listed = withoutTitle, listed.items.count < items.count,
      listed.items.allSatisfy({ $0.amount != .unsaid && $0.match?.quality.isSure == true }),
      listed.items.contains(where: dish.names)
    else { return self }
    var asked = listed
    if listed.items.count < 3, !listed.items.allSatisfy(dish.names) { asked.leftOut.append(dish.wording) }
    return asked
  }

  /// The meal without its first food, where that has no amount and at least two behind it have one: those went into it.
  var withoutTitle: Parse {
    guard command == .log, let first = items.first,
      first.counted.amount == Amount(quantity: FixedDecimal(1), unit: nil),
      items.dropFirst().count(where: { $0.amount != .unsaid }) > 1
    else { return self }
    return withoutFirst
  }

  private var withoutFirst: Parse {
    var listed = self
    listed.unaccounted += listed.items.removeFirst().wording.split(separator: " ").map(String.init)
    return listed
  }
}

extension FoodItem {
  /// Whether another food is named in its name: the tuna of a tuna salad.
  fileprivate func names(_ other: FoodItem) -> Bool {
    guard let dish = match?.title.plain, let food = other.match?.title.plain, dish != food else { return false }
    return Stemmer.stems(of: food).isSubset(of: Stemmer.stems(of: dish))
  }
}
