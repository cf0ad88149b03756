internal import Nutrition
internal import Store

/// Foods that were found in one place behind the food bank, the best first: nothing of it is the household's yet.
struct FoodPlace {
  /// "the food table".
  let name: String
  let foods: [Food]
}

extension FoodBank {
  /// What words find beyond the household's own foods, place by place.
  func beyond(_ words: String, limit: Int) throws(StoreError) -> [FoodPlace] {
    let places = [
      FoodPlace(name: "the food table", foods: try tableFoods(words, limit: limit)),
      FoodPlace(name: "the imported foods", foods: try importedFoods(words, limit: limit)),
    ]
    return places.filter { !$0.foods.isEmpty }
  }
}
