internal import Calls
internal import Nutrition
internal import Store
internal import Words

/// Decides which foods of the bank a question asks for.
struct CategorySearch {
  let question: BrowseFoodsCall

  func fits(_ food: ShelvedFood) -> Bool {
    if let category = question.category, food.category != category { return false }
    if let tag = question.tag.map(FoodTags.folded), !food.tags.contains(where: { FoodTags.folded($0) == tag }) {
      return false
    }
    if question.kind == .favourites, !food.favourite { return false }
    guard let words = question.words else { return true }
    return CategorySearch.has(food, words)
  }

  /// Whether every word is the beginning of a word in the food's name, brand or tags.
  private static func has(_ food: ShelvedFood, _ words: String) -> Bool {
    let text = ([food.name, food.state?.rawValue ?? "", food.brand ?? ""] + food.tags).joined(separator: " ")
    let known = NameWords.folded(text)
    return NameWords.folded(words).allSatisfy { word in known.contains { $0.hasPrefix(word) } }
  }
}
