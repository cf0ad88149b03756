internal import Nutrition

/// larder's food category for a product, by its categories at Open Food Facts.
enum ProductCategory {
  /// The first match in the list of categories.
  static func category(of tags: [String]) -> FoodCategory {
    for (category, names) in categories where tags.contains(where: { names.contains($0) }) { return category }
    return .other
  }

  /// The three most specific categories in plain English, and the tags about diets.
  static func tags(_ categories: [String], labels: [String]) -> [String] {
    let narrow = categories.filter { $0.hasPrefix("en:") }.suffix(3).map { tag in
      String(tag.dropFirst(3).map { $0 == "-" ? " " : $0 })
    }
    let diets = labels.compactMap { ProductCategory.diets[$0] }
    return (narrow + diets).filter { $0.utf8.count <= 60 }
  }

  private static let diets = [
    "en:vegan": "vegan", "en:vegetarian": "vegetarian", "en:organic": "organic", "en:no-gluten": "gluten-free",
    "en:no-lactose": "lactose-free",
  ]

  /// In the order in which they are tried, and the first match counts: frozen fish is frozen, and a sandwich that is
  /// listed under both fish and bread is seafood.
  private static let categories: [(FoodCategory, Set<String>)] = [
    (.frozen, ["en:frozen-foods", "en:ice-creams-and-sorbets", "en:ice-creams"]),
    (.beverages, ["en:beverages", "en:waters", "en:alcoholic-beverages"]),
    (.seafood, ["en:seafood", "en:fishes", "en:fishes-and-their-products", "en:crustaceans"]),
    (.meat, ["en:meats", "en:meats-and-their-products", "en:prepared-meats", "en:poultries", "en:sausages"]),
    (
      .dairy,
      [
        "en:dairies", "en:milks", "en:cheeses", "en:yogurts", "en:butters", "en:creams", "en:eggs",
        "en:fermented-milk-products", "en:plant-based-milk-alternatives", "en:dairy-substitutes",
      ]
    ),
    (.bakery, ["en:breads", "en:viennoiseries", "en:pastries", "en:flatbreads", "en:sweet-pastries-and-pies"]),
    (
      .snacks,
      [
        "en:snacks", "en:sweet-snacks", "en:salty-snacks", "en:confectioneries", "en:chocolates", "en:biscuits",
        "en:biscuits-and-cakes", "en:desserts", "en:nuts",
      ]
    ),
    (.produce, ["en:fresh-vegetables", "en:fresh-fruits", "en:fruits", "en:vegetables", "en:mushrooms"]),
    (
      .pantry,
      [
        "en:groceries", "en:condiments", "en:sauces", "en:cereals-and-potatoes", "en:cereals-and-their-products",
        "en:pastas", "en:rices", "en:legumes", "en:legumes-and-their-products", "en:canned-foods", "en:spreads",
        "en:sweet-spreads", "en:fats", "en:vegetable-oils", "en:sweeteners", "en:flours", "en:breakfast-cereals",
        "en:spices", "en:honeys", "en:soups",
      ]
    ),
  ]
}
