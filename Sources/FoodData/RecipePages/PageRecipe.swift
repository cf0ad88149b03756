/// A recipe in the page's own words.
package struct PageRecipe: Hashable, Sendable {
  package var name: String?
  /// "Serves 4 to 6".
  package var servings: String?
  /// One line for each: "200 g pasta".
  package var ingredients: [String]

  package init(name: String? = nil, servings: String? = nil, ingredients: [String] = []) {
    self.name = name
    self.servings = servings
    self.ingredients = ingredients
  }
}

extension PageRecipe {
  /// One more than a recipe may have, so that a recipe which is too long is noticed instead of being cut silently.
  static let mostIngredients = 101

  /// Cleaned and shortened; nil where no ingredients are left.
  var tidied: PageRecipe? {
    let lines = written.map { PlainText.name($0) }.filter { !$0.isEmpty && !PageRecipe.isHeading($0) }
    guard !lines.isEmpty else { return nil }
    let name = name.map { PlainText.name(HTMLText.plain($0)) }
    return PageRecipe(
      name: name?.isEmpty == false ? name : nil, servings: servings.map { PlainText.name(HTMLText.plain($0)) },
      ingredients: Array(lines.prefix(PageRecipe.mostIngredients)))
  }

  /// The ingredients without markup; a single text with the whole list is split into lines.
  private var written: [String] {
    guard ingredients.count == 1 else { return ingredients.map(HTMLText.plain) }
    return ingredients[0].split(whereSeparator: \.isNewline).flatMap { HTMLText.lines(String($0)) }
  }

  /// Whether it is a heading such as "For the sauce:".
  private static func isHeading(_ line: String) -> Bool {
    line.last == ":" && !line.contains(where: \.isNumber)
  }
}
