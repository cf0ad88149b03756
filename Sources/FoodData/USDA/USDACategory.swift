internal import Nutrition

/// The shelf of a food by the name of its category in FoodData Central: one of SR's 28, a category of WWEIA, or the
/// category on the pack.
enum USDACategory {
  static func shelf(of category: String?) -> FoodCategory {
    guard let words = category?.lowercased() else { return .other }
    if let exact = exact[words] { return exact }
    let singulars = words.split { !$0.isLetter }.map(singular)
    return rules.first { !$0.words.isDisjoint(with: singulars) }?.shelf ?? .other
  }

  private static func singular(_ word: Substring) -> String {
    if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
    return String(word.hasSuffix("s") && !word.hasSuffix("ss") ? word.dropLast() : word)
  }

  private static let exact: [String: FoodCategory] = [
    "fruits and fruit juices": .produce, "dairy and egg products": .dairy, "nut and seed products": .snacks,
    "fats and oils": .pantry, "legumes and legume products": .pantry, "finfish and shellfish products": .seafood,
    "fast foods": .other, "baby foods": .other, "restaurant foods": .other, "sweets": .snacks,
    "meals, entrees, and side dishes": .other, "american indian/alaska native foods": .other,
    "sausages and luncheon meats": .meat, "butter and animal fats": .dairy,
    "olives, pickles, pickled vegetables": .pantry,
    "nuts and seeds": .snacks, "macaroni and cheese": .other, "cheese sandwiches": .other, "dried fruits": .snacks,
    "beans, peas, legumes": .pantry, "peanut butter and jelly sandwiches": .other,
  ]

  /// The first that fits counts: "frozen fish sticks" are frozen, "fruit juice" is a beverage. Words are singular.
  private static let rules: [(words: Set<String>, shelf: FoodCategory)] = [
    (["baby", "infant", "formula", "sandwich", "burger", "pizza", "burrito", "mixed", "mixture", "entree"], .other),
    (["meal", "dinner", "sushi", "fry", "fried", "included", "nacho"], .other),
    (["frozen", "ice", "sorbet", "popsicle"], .frozen),
    (["milk", "yogurt", "cheese", "cream", "egg", "dairy", "omelet"], .dairy),
    (["juice", "beverage", "drink", "coffee", "tea", "water", "soda", "beer", "wine", "liquor"], .beverages),
    (["alcohol", "smoothie", "cocktail", "cola"], .beverages),
    (["seafood", "fish", "shellfish", "shrimp", "tuna", "salmon"], .seafood),
    (["beef", "pork", "lamb", "poultry", "chicken", "turkey", "meat", "bacon", "sausage", "ham", "veal"], .meat),
    (["frankfurter", "hotdog", "pepperoni", "brat", "liver"], .meat),
    (["bread", "bun", "bagel", "muffin", "baked", "cake", "pie", "pastry", "doughnut", "tortilla"], .bakery),
    (["croissant", "biscuit", "waffle", "pancake", "roll", "dough"], .bakery),
    (["chip", "cracker", "cookie", "candy", "chocolate", "snack", "pretzel", "popcorn", "nut", "bar"], .snacks),
    (["seed", "pudding", "gelatin", "dessert", "jerky"], .snacks),
    (["sauce", "dressing", "dip", "salsa", "spice", "seasoning", "oil", "sugar", "honey", "syrup", "jam"], .pantry),
    (["cereal", "grain", "pasta", "rice", "flour", "soup", "canned", "condiment", "mayonnaise", "mustard"], .pantry),
    (["legume", "oatmeal", "noodle", "mix", "margarine", "soy", "powder", "pickle", "ketchup", "jelly"], .pantry),
    (["grit", "sweetener", "substitute", "gravy"], .pantry),
    (["vegetable", "fruit", "apple", "banana", "berry", "blueberry", "strawberry", "citru", "grape"], .produce),
    (["melon", "peache", "pear", "potato", "potatoe", "tomato", "tomatoe", "carrot", "onion", "lettuce"], .produce),
    (["salad", "broccoli", "cabbage", "spinach", "corn", "bean", "mango", "pineapple", "produce"], .produce),
    (["coleslaw", "papaya"], .produce),
  ]
}
