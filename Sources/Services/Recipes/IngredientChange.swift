internal import Calls
internal import Interpreter
internal import Nutrition
internal import Store

extension SaveRecipeCall {
  /// The call with every change of an ingredient expressed as a whole line.
  func resolved(
    on standing: Recipe?, by lookup: inout IngredientLookup, in context: ToolContext
  ) throws(ToolError) -> SaveRecipeCall {
    guard let changes = change, !changes.isEmpty, let standing else { return self }
    let dish = try context.reading(context.foodBank.dishes().reckon(standing))
    var lines = ingredients ?? standing.ingredients.indices.map { SaveRecipeCall.Line(keep: $0 + 1) }
    for change in changes {
      let index = try dish.ingredient(called: change.ingredient, by: &lookup)
      guard let place = lines.firstIndex(where: { $0.keep == index + 1 }) else { continue }
      guard let to = change.to else {
        lines.remove(at: place)
        continue
      }
      lines[place] = line(dish.parts[index], to: to, by: &lookup, in: context)
    }
    guard !lines.isEmpty else { throw .nothingLeft }
    var resolved = self
    (resolved.ingredients, resolved.change) = (lines, nil)
    return resolved
  }

  private func line(
    _ part: Dish.Part, to words: String, by lookup: inout IngredientLookup, in context: ToolContext
  ) -> SaveRecipeCall.Line {
    if let amount = AmountReader(lexicon: context.lexicon).read(words) {
      let food = lookup.words(part.ingredient.words).food
      return SaveRecipeCall.Line(line: "\(amount.description) \(food)", food: part.name)
    }
    let isWhole = lookup.words(words).isAmountSaid
    return isWhole ? SaveRecipeCall.Line(line: words) : SaveRecipeCall.Line(line: part.ingredient.words, food: words)
  }
}

extension Dish {
  /// The index of the one ingredient that words mean: each word occurs in its line or its food's name, or the words are that
  /// food's name in another language.
  fileprivate func ingredient(called words: String, by lookup: inout IngredientLookup) throws(ToolError) -> Int {
    let said = Dish.words(words)
    var found = parts.indices.filter { index in
      let own = Dish.words(parts[index].ingredient.words + " " + (parts[index].name ?? ""))
      return !said.isEmpty && said.allSatisfy { word in own.contains { $0.hasPrefix(word) || word.hasPrefix($0) } }
    }
    if found.isEmpty {
      let food = lookup.read(words).meant?.shortName
      found = parts.indices.filter { index in
        guard let food, let name = parts[index].name else { return false }
        return name == food || name.hasPrefix(food + ", ")
      }
    }
    guard found.count == 1 else {
      let candidates = (found.isEmpty ? Array(parts.indices) : found).map { parts[$0] }
      throw .whichIngredient(words, of: recipe.name, has: candidates.map { $0.name ?? $0.ingredient.words })
    }
    return found[0]
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.map(String.init).filter { $0.count > 2 }
  }
}
