internal import JSON

/// Finds recipes in a page's machine-readable data: schema.org Recipe in JSON-LD, by itself, in a list, in a graph, or
/// nested in other data about the page.
enum LinkedDataRecipes {
  private static let deepest = 12

  static func recipes(in page: HTMLNode) -> [PageRecipe] {
    let scripts = page.all { node in
      node.tag == "script" && node["type"].map { $0.lowercased().contains("ld+json") } ?? false
    }
    return scripts.flatMap { recipes(in: $0.text) }
  }

  private static func recipes(in script: String) -> [PageRecipe] {
    if let value = JSONValue(text: script) ?? JSONValue(text: MendedJSON.text(script)) {
      return recipes(in: value, depth: 0)
    }
    let plain = HTMLText.decoded(script)
    if plain != script, let value = JSONValue(text: MendedJSON.text(plain)) { return recipes(in: value, depth: 0) }
    return torn(script).map { [$0] } ?? []
  }

  /// What can still be extracted from data that is not valid JSON.
  private static func torn(_ script: String) -> PageRecipe? {
    guard let lines = MendedJSON.strings(of: ["recipeIngredient", "ingredients"], in: script) else { return nil }
    let type = script.firstRange(of: "\"Recipe\"")
    let own = type.map { String(script[$0.upperBound...]) } ?? script
    return PageRecipe(
      name: MendedJSON.string(of: "name", in: own), servings: MendedJSON.string(of: "recipeYield", in: script),
      ingredients: lines)
  }

  private static func recipes(in value: JSONValue, depth: Int) -> [PageRecipe] {
    guard depth < deepest else { return [] }
    switch value {
    case .array(let elements): return elements.flatMap { recipes(in: $0, depth: depth + 1) }
    case .object(let members):
      if isRecipe(value), let recipe = recipe(value) { return [recipe] }
      return members.keys.sorted().flatMap { recipes(in: members[$0] ?? .null, depth: depth + 1) }
    case .null, .bool, .number, .string: return []
    }
  }

  /// Whether the type is "Recipe", possibly among others or with a namespace.
  private static func isRecipe(_ value: JSONValue) -> Bool {
    guard let type = value["@type"] ?? value["type"] else { return false }
    return texts(type).contains { $0.split { $0 == "/" || $0 == ":" || $0 == "#" }.last == "Recipe" }
  }

  private static func recipe(_ value: JSONValue) -> PageRecipe? {
    let lines = texts(value["recipeIngredient"] ?? value["ingredients"] ?? .null)
    guard !lines.isEmpty else { return nil }
    let name = (value["name"] ?? value["headline"]).flatMap { texts($0).first }
    let yields = texts(value["recipeYield"] ?? value["yield"] ?? .null)
    return PageRecipe(name: name, servings: yields.first { $0.contains(where: \.isNumber) }, ingredients: lines)
  }

  /// The texts of a value: a string, the elements of a list, or the name or content of an object; nested lists, too.
  private static func texts(_ value: JSONValue, depth: Int = 0) -> [String] {
    guard depth < deepest else { return [] }
    switch value {
    case .string(let text): return [text]
    case .number(let number): return ["\(number)"]
    case .array(let elements): return elements.flatMap { texts($0, depth: depth + 1) }
    case .object:
      if let list = value["itemListElement"] ?? value["recipeIngredient"] { return texts(list, depth: depth + 1) }
      let amount = (value["amount"] ?? value["quantity"]).map { texts($0, depth: depth + 1).joined(separator: " ") }
      let name = (value["@value"] ?? value["text"] ?? value["name"] ?? value["value"]).map {
        texts($0, depth: depth + 1).joined(separator: " ")
      }
      let text = [amount, name].compactMap(\.self).joined(separator: " ")
      return text.isEmpty ? [] : [text]
    case .null, .bool: return []
    }
  }
}
