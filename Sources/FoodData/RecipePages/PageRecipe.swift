package import Nutrition

/// A recipe as a page says it, in its own words.
package struct PageRecipe: Hashable, Sendable {
  package var name: String?
  /// "Serves 4 to 6".
  package var servings: String?
  /// A line each: "200 g pasta".
  package var ingredients: [String]

  package init(name: String? = nil, servings: String? = nil, ingredients: [String] = []) {
    self.name = name
    self.servings = servings
    self.ingredients = ingredients
  }

  /// The first number of how many it serves.
  package var servingsNumber: Figure? {
    guard let servings else { return nil }
    let digits = servings.drop { !$0.isASCII || !$0.isNumber }.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    return Figure(digits.last == "." ? digits.dropLast() : digits).flatMap { number in
      number > .zero && number <= Figure(500) ? number : nil
    }
  }
}

extension PageRecipe {
  static let mostIngredients = 100

  /// Cleaned and cut; nil where nothing is left of the ingredients.
  var tidied: PageRecipe? {
    let lines = ingredients.map { PlainText.name(HTMLText.plain($0)) }.filter { !$0.isEmpty }
    guard !lines.isEmpty else { return nil }
    let name = name.map { PlainText.name(HTMLText.plain($0)) }
    return PageRecipe(
      name: name?.isEmpty == false ? name : nil, servings: servings.map { PlainText.name(HTMLText.plain($0)) },
      ingredients: Array(lines.prefix(PageRecipe.mostIngredients)))
  }
}
