package import Nutrition

/// Which foods a household with these diets may eat. A doubtful food is not allowed.
package struct DietRules: Sendable {
  private let diets: Set<Diet>
  private let list: SwapList

  package init(diets: Set<Diet>, list: SwapList) {
    self.diets = diets
    self.list = list
  }

  /// Whether a food is allowed.
  ///
  /// - Parameter category: a food of the category "other" may be anything, so only its name or tags can allow it.
  package func allow(name: String, category: FoodCategory, tags: [String]) -> Bool {
    guard let strictest else { return true }
    let name = name.lowercased()
    if list.has("vegan", in: name) || tags.contains(where: { list.has("vegan", in: $0.lowercased()) }) { return true }
    let isVegetarian =
      list.has("vegetarian", in: name) || tags.contains { list.has("vegetarian", in: $0.lowercased()) }
    switch strictest {
    case .vegan: return allowVegan(name, category)
    case .vegetarian where isVegetarian, .pescatarian where isVegetarian: return true
    case .vegetarian: return category.isPlain(but: [.meat, .seafood]) && !hasFlesh(name) && !list.has("fish", in: name)
    default: return category.isPlain(but: [.meat]) && !hasFlesh(name)
    }
  }

  /// Whether carbohydrate is kept low, so that a swap must not increase it.
  var keepsCarbohydrateLow: Bool { diets.contains(.keto) || diets.contains(.lowCarb) }

  private var strictest: Diet? {
    [Diet.vegan, .vegetarian, .pescatarian].first(where: diets.contains)
  }

  private func hasFlesh(_ name: String) -> Bool { list.has("meat", in: name) }

  private func allowVegan(_ name: String, _ category: FoodCategory) -> Bool {
    let rest = list.removing("plant", from: name)
    guard !hasFlesh(rest), !list.has("fish", in: rest), !list.has("animal", in: rest) else { return false }
    switch category {
    case .produce, .pantry, .beverages: return true
    case .bakery, .snacks: return list.has("bakedvegan", in: name)
    case .dairy: return rest != name
    case .meat, .seafood, .frozen, .other: return false
    }
  }
}

extension FoodCategory {
  /// Whether the category is none of these, and not "other", which may contain anything.
  fileprivate func isPlain(but categories: Set<FoodCategory>) -> Bool {
    self != .other && !categories.contains(self)
  }
}
