internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Store

/// Foods that were found in one place behind the food bank, the best first: nothing of it is the household's yet.
struct FoodPlace {
  /// "More in the food table".
  let title: Text
  let foods: [Food]
}

extension FoodBank {
  /// What words find beyond the household's own foods, place by place.
  func beyond(_ words: String, limit: Int) throws(StoreError) -> [FoodPlace] {
    let places = [
      FoodPlace(title: .browseMoreInTable, foods: try tableFoods(words, limit: limit)),
      FoodPlace(title: .browseMoreImported, foods: try importedFoods(words, limit: limit)),
    ]
    return places.filter { !$0.foods.isEmpty }
  }
}
