/// Names a recipe for which no name was stated.
enum RecipeName {
  /// A name made from its first ingredients: "pasta and bacon".
  static func implied(by lines: [String], _ lookup: inout IngredientLookup) -> String {
    var foods: [String] = []
    for line in lines.prefix(20) where foods.count < 2 {
      let food = lookup.read(line)
      if food.meant != nil, food.grams != nil { foods.append(food.food) }
    }
    return foods.isEmpty ? "recipe" : foods.joined(separator: " and ")
  }
}
