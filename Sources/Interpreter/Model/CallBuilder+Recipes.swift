internal import JSON
internal import Nutrition

/// Calls about recipes.
extension CallBuilder {
  func recipes(_ wish: RecipeWish) -> Call {
    switch wish {
    case .show(let name): Call(tool: "find_recipe", arguments: .said(["name": name.map { .string($0) }]))
    case .showWith(let food): Call(tool: "find_recipe", arguments: ["with": .string(food)])
    case .delete(let name): Call(tool: "delete_recipe", arguments: ["name": .string(name)])
    case .rename(let name, let other):
      Call(tool: "save_recipe", arguments: ["name": .string(name), "new_name": .string(other)])
    case .change(let change): Call(tool: "save_recipe", arguments: arguments(change))
    case .keep(let name, let lines):
      read(["lines": .array(lines.map { .string($0) }), "name": name.map { .string($0) }])
    case .readAddress(let address, let name):
      read(["address": .string(address), "name": name.map { .string($0) }])
    case .readFile(let file, let name): read(["file": .string(file), "name": name.map { .string($0) }])
    }
  }

  private func read(_ members: [String: JSONValue?]) -> Call { Call(tool: "read_recipe", arguments: .said(members)) }

  private func arguments(_ change: RecipeChange) -> JSONValue {
    let added = change.added.map { JSONValue.object(["line": .string($0)]) }
    return .said([
      "name": .string(change.name), "servings": change.servings.map { .figure($0) },
      "raw_g": change.rawGrams.map { .figure($0) }, "cooked_g": change.cookedGrams.map { .figure($0) },
      "add": added.isEmpty ? nil : .array(added), "change": change.ingredientList,
    ])
  }
}

extension RecipeChange {
  /// What becomes of ingredients, as a call has it; nil where nothing does.
  var ingredientList: JSONValue? {
    guard !ingredients.isEmpty else { return nil }
    return .array(
      ingredients.map { .said(["ingredient": .string($0.name), "to": $0.to.map { .string($0) }]) })
  }
}
