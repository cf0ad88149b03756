internal import Nutrition
internal import Words

/// The shelf of a food by the name of its group in a table of foods: one of SR's 28, a category of WWEIA, the category
/// on a pack, a group of a European table.
enum ShelfWords {
  static func shelf(of group: String?) -> FoodCategory {
    guard let group else { return .other }
    let folded = FoldedText(group)
    if let exact = exact[folded.text] { return exact }
    let words = folded.words.map { Stemmer.stem($0) }
    return rules.first { !$0.words.isDisjoint(with: words) }?.shelf ?? .other
  }

  private static let exact: [String: FoodCategory] = [
    "fruits and fruit juices": .produce, "dairy and egg products": .dairy, "nut and seed products": .snacks,
    "fats and oils": .pantry, "legumes and legume products": .pantry, "finfish and shellfish products": .seafood,
    "fast foods": .other, "baby foods": .other, "restaurant foods": .other, "sweets": .snacks,
    "meals entrees and side dishes": .other, "american indian alaska native foods": .other,
    "sausages and luncheon meats": .meat, "butter and animal fats": .dairy,
    "olives pickles pickled vegetables": .pantry,
    "nuts and seeds": .snacks, "macaroni and cheese": .other, "cheese sandwiches": .other, "dried fruits": .snacks,
    "fruits legumes legumineuses et oleagineux": .produce, "fruits vegetables legumes and nuts": .produce,
    "viandes œufs poissons et assimiles": .meat, "viandes oeufs poissons et assimiles": .meat,
    "meat egg and fish": .meat, "sugar and confectionery": .snacks, "starters and dishes": .other,
    "beans peas legumes": .pantry, "peanut butter and jelly sandwiches": .other,
  ]

  /// The first that fits counts: "frozen fish sticks" are frozen, "fruit juice" is a beverage. Words are stems.
  private static let rules = words.map { (words: Set($0.words.map { Stemmer.stem($0) }), shelf: $0.shelf) }

  private static let words: [(words: [String], shelf: FoodCategory)] = [
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
    (["vegetable", "fruit", "apple", "banana", "berry", "blueberry", "strawberry", "citrus", "grape"], .produce),
    (["melon", "peach", "pear", "potato", "tomato", "carrot", "onion", "lettuce"], .produce),
    (["salad", "broccoli", "cabbage", "spinach", "corn", "bean", "mango", "pineapple", "produce"], .produce),
    (["coleslaw", "papaya"], .produce),
    // German and French, folded.
    (["plat", "gericht", "menu", "infantile", "sauglingsnahrung"], .other),
    (["eau", "boisson", "getranke", "getrank", "saft", "bier", "wein", "kaffee", "tee"], .beverages),
    (["glace", "sorbet", "eiscreme", "speiseeis", "surgele"], .frozen),
    (
      ["laitier", "lait", "fromage", "milch", "milchprodukte", "kase", "joghurt", "rahm", "ei", "eier", "oeuf"], .dairy
    ),
    (["poisson", "fisch", "fische", "meeresfruchte", "crustace", "mollusque"], .seafood),
    (["viande", "charcuterie", "fleisch", "fleischwaren", "wurstwaren", "wurst", "geflugel", "volaille"], .meat),
    (["pain", "viennoiserie", "brot", "brote", "backwaren", "kuchen", "gebacke", "gateau", "gateaux"], .bakery),
    (["sucre", "confiserie", "chocolat", "susswaren", "sussigkeiten", "snack", "nusse", "biscuit", "noix"], .snacks),
    (["cerealier", "cereale", "pate", "riz", "getreide", "getreideprodukte", "teigwaren", "reis", "mehl"], .pantry),
    (["matiere", "grasse", "huile", "fette", "ole", "gewurze", "saucen", "suppen", "hulsenfruchte", "aide"], .pantry),
    (["ingredient", "condiment", "epice", "legumineuse", "zucker", "honig", "konfiture"], .pantry),
    (["legume", "fruit", "gemuse", "fruchte", "obst", "kartoffeln", "pilze", "pomme", "salate"], .produce),
  ]
}
