internal import FoodData
internal import Nutrition
internal import TestSupport

/// Generates foods like those of a world-wide product database: names of the food table with the words that makers add, tens of
/// thousands of brands, and some names in a second language. A few words occur in very many of them.
struct MadeUpProducts {
  private static let before = [
    "Organic", "Original", "Classic", "Crunchy", "Sugar Free", "Low Fat", "Whole", "Light", "Premium", "Bio", "Roasted",
    "Smoked", "Dark", "White", "Mini", "Family Size", "Extra", "Vegan", "Gluten Free", "Salted",
  ]
  private static let after = [
    "with Chocolate", "Chocolate", "with Milk", "and Honey", "with Chicken", "Vanilla", "Strawberry", "with Nuts",
    "and Herbs", "in Water", "in Olive Oil", "with Cheese", "Caramel", "Lemon", "Hazelnut", "Barbecue", "Tomato",
    "Coconut", "Cream", "Mix", "Bar", "Drink", "Snack", "Sauce", "Spread",
  ]
  private static let syllables = [
    "ba", "ka", "lo", "mi", "ne", "ro", "sa", "ti", "vo", "zu", "del", "gran", "nor", "pri", "stel", "ver", "wal",
    "fan",
  ]

  private let known: [Food]
  private var generator: SeededGenerator
  private var number = 0

  init(_ known: [Food], seed: UInt64) {
    self.known = known
    generator = SeededGenerator(seed: seed)
  }

  mutating func next() -> ReferenceFood {
    number += 1
    // Everyday foods are sold under more labels than rare ones.
    let model = known[Int.random(in: 0..<Int.random(in: 1...known.count, using: &generator), using: &generator)]
    let barcode = String(4_000_000_000_000 + number * 10 + number % 10)
    var food = ReferenceFood(
      source: FoodSource(.openFoodFacts, reference: barcode, date: Day(number: 20_000 + number % 400)),
      name: name(model), brand: brand(), barcode: barcode, category: model.category,
      tags: tags(model), figures: figures(model), carbohydrate: .available,
      portions: number % 3 == 0 ? [Portion(.serving, Grams(milligrams: Int64(number % 20 + 1) * 10_000))] : [],
      warnings: number % 2 == 0 ? [.sodiumFromSalt] : [])
    if number % 5 == 0 { food.otherNames = [model.title] }
    return food
  }

  private mutating func name(_ model: Food) -> String {
    var words = [model.name]
    if Bool.random(using: &generator) { words.insert(pick(MadeUpProducts.before), at: 0) }
    for _ in 0..<Int.random(in: 0...2, using: &generator) { words.append(pick(MadeUpProducts.after)) }
    return words.joined(separator: " ")
  }

  private mutating func brand() -> String? {
    guard number % 8 != 0 else { return nil }
    // A few makers have many products.
    var word = ""
    for _ in 0..<Int.random(in: 1...4, using: &generator) { word += pick(MadeUpProducts.syllables) }
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  private func tags(_ model: Food) -> [String] {
    model.category == .other ? [] : ["\(model.category.rawValue) products", model.name]
  }

  private mutating func figures(_ model: Food) -> Nutrients {
    let share = FixedDecimal(Int.random(in: 80...120, using: &generator)) / FixedDecimal(100)
    return model.per100Grams.mapped { ($0 * share).rounded(toPlaces: 1) }
  }

  private mutating func pick(_ words: [String]) -> String {
    words[Int.random(in: words.indices, using: &generator)]
  }
}
