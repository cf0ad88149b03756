internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Store

/// Foods found in a source beyond the food bank, best first. None of them is the household's yet.
struct FoodPlace {
  /// The heading, such as "More in the food table".
  let title: Text
  let foods: [Food]
}

extension FoodBank {
  /// The foods found beyond the household's own, source by source.
  func beyond(_ words: String, limit: Int) throws(StoreError) -> [FoodPlace] {
    let places = [
      FoodPlace(title: .browseMoreInTable, foods: try tableFoods(words, limit: limit)),
      FoodPlace(title: .browseMoreImported, foods: try importedFoods(words, limit: limit)),
    ]
    return places.filter { !$0.foods.isEmpty }
  }
}
