/// Finds recipes that a page marks up in its text: schema.org in microdata or RDFa, and h-recipe by class names.
enum MarkedUpRecipes {
  static func recipes(in page: HTMLNode) -> [PageRecipe] {
    let marked = page.all { isRecipe($0["itemtype"] ?? $0["typeof"]) }.map { recipe($0, property: properties(of:)) }
    let found = marked.filter { !$0.ingredients.isEmpty }
    if !found.isEmpty { return found }
    return page.all { !classes($0).isDisjoint(with: ["h-recipe", "hrecipe"]) }
      .map { recipe($0, property: classProperties(of:)) }.filter { !$0.ingredients.isEmpty }
  }

  private enum Property {
    case name, servings, ingredient
  }

  private static func recipe(_ node: HTMLNode, property: (HTMLNode) -> Property?) -> PageRecipe {
    var recipe = PageRecipe()
    for child in node.children { collect(child, into: &recipe, property) }
    return recipe
  }

  /// Properties inside another item, such as the author's name, do not belong to the recipe.
  private static func collect(_ node: HTMLNode, into recipe: inout PageRecipe, _ property: (HTMLNode) -> Property?) {
    let found = property(node)
    let isOther = node["itemscope"] != nil || node["typeof"] != nil
    switch found {
    case .ingredient:
      // A single mark around a whole list.
      let lines = node.all { $0.tag == "li" }
      recipe.ingredients += node.tag != "li" && lines.count > 1 ? lines.map(\.allText) : [text(of: node)]
      return
    case .name where !isOther: recipe.name = recipe.name ?? text(of: node)
    case .servings where !isOther: recipe.servings = recipe.servings ?? text(of: node)
    case .name, .servings, nil: break
    }
    guard !isOther else { return }
    for child in node.children { collect(child, into: &recipe, property) }
  }

  private static func text(of node: HTMLNode) -> String { node["content"] ?? node.allText }

  private static func isRecipe(_ type: String?) -> Bool {
    type?.split { $0 == " " }.contains { $0.split { $0 == "/" || $0 == ":" || $0 == "#" }.last == "Recipe" } ?? false
  }

  private static func properties(of node: HTMLNode) -> Property? {
    let names = (node["itemprop"] ?? node["property"] ?? "").split { $0 == " " }.map {
      $0.split(separator: ":").last ?? $0
    }
    if !Set(names).isDisjoint(with: ["recipeIngredient", "ingredients", "ingredient"]) { return .ingredient }
    if names.contains("recipeYield") || names.contains("yield") { return .servings }
    return names.contains("name") ? .name : nil
  }

  private static func classProperties(of node: HTMLNode) -> Property? {
    let classes = classes(node)
    if !classes.isDisjoint(with: ["p-ingredient", "ingredient"]) { return .ingredient }
    if !classes.isDisjoint(with: ["p-yield", "yield"]) { return .servings }
    return classes.isDisjoint(with: ["p-name", "fn"]) ? nil : .name
  }

  private static func classes(_ node: HTMLNode) -> Set<String> {
    Set((node["class"] ?? "").lowercased().split { $0.isWhitespace }.map(String.init))
  }
}
