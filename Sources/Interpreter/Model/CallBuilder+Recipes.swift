internal import Calls
internal import Nutrition

/// Calls about recipes.
extension CallBuilder {
  func recipes(_ wish: RecipeWish) -> AnyCall {
    switch wish {
    case .show(let name): AnyCall(FindRecipeCall { $0.name = name })
    case .showWith(let food): AnyCall(FindRecipeCall { $0.with = food })
    case .delete(let name): AnyCall(DeleteRecipeCall { $0.name = name })
    case .rename(let name, let other): AnyCall(SaveRecipeCall { ($0.name, $0.newName) = (name, other) })
    case .change(let change):
      AnyCall(
        SaveRecipeCall {
          $0.name = change.name
          $0.take(change)
        })
    case .keep(let name, let lines): AnyCall(ReadRecipeCall { ($0.lines, $0.name) = (lines, name) })
    case .readAddress(let address, let name): AnyCall(ReadRecipeCall { ($0.address, $0.name) = (address, name) })
    case .readFile(let file, let name): AnyCall(ReadRecipeCall { ($0.file, $0.name) = (file, name) })
    }
  }
}

extension SaveRecipeCall {
  /// What is said of the recipe; what is not stays.
  mutating func take(_ said: RecipeChange) {
    servings = said.servings ?? servings
    rawGrams = said.rawGrams ?? rawGrams
    cookedGrams = said.cookedGrams ?? cookedGrams
    let lines = said.added.map { Line(line: $0) }
    if !lines.isEmpty { add = (add ?? []) + lines }
    let changed = said.ingredients.map { Ingredient(ingredient: $0.name, to: $0.to) }
    if !changed.isEmpty { change = (change ?? []) + changed }
  }
}
