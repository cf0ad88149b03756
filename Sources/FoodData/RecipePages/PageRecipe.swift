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
}

extension PageRecipe {
  /// One more than a recipe can have: what has them all is too long, which is not to be cut in silence.
  static let mostIngredients = 101

  /// Cleaned and cut; nil where nothing is left of the ingredients.
  var tidied: PageRecipe? {
    let lines = written.map { PlainText.name($0) }.filter { !$0.isEmpty && !PageRecipe.isHeading($0) }
    guard !lines.isEmpty else { return nil }
    let name = name.map { PlainText.name(HTMLText.plain($0)) }
    return PageRecipe(
      name: name?.isEmpty == false ? name : nil, servings: servings.map { PlainText.name(HTMLText.plain($0)) },
      ingredients: Array(lines.prefix(PageRecipe.mostIngredients)))
  }

  /// The ingredients without marks; a whole list in one text is cut into its lines.
  private var written: [String] {
    guard ingredients.count == 1 else { return ingredients.map(HTMLText.plain) }
    return ingredients[0].split(whereSeparator: \.isNewline).flatMap { HTMLText.lines(String($0)) }
  }

  /// "For the sauce:".
  private static func isHeading(_ line: String) -> Bool {
    line.last == ":" && !line.contains(where: \.isNumber)
  }
}
