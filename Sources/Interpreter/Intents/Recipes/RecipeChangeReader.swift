internal import Nutrition

/// Reads what changes of a recipe that is there: "the recipe carbonara serves 3", "the carbonara recipe weighs 650 g cooked",
/// "add 20 g butter to the recipe carbonara".
struct RecipeChangeReader {
  let context: Context
  private var sentence: Sentence { context.sentence }
  private var end: Int { context.range.upperBound }

  func read() -> RecipeChange? {
    added() ?? restated { RecipeName(context).name($0) }
  }

  /// The same of a recipe that is called by its name alone: "carbonara serves 3", "carbonara weighs 650 g cooked".
  func readUnnamed() -> RecipeChange? {
    guard sentence.tokens.count <= 20,
      context.range.contains(where: { sentence.skip(anyOf: [.recipe(.weighs), .recipe(.serves)], at: $0) != nil })
    else { return nil }
    return restated { range in
      let words = range.drop { sentence.skip(anyOf: [.determiner, .article], at: $0) == $0 + 1 }
      guard let first = words.first else { return nil }
      let name = sentence.written(first..<range.upperBound)
      return context.finder.match(name.lowercased(), state: nil)?.isDish == true ? name : nil
    }
  }

  /// What is before the last "to" is the ingredient.
  private func added() -> RecipeChange? {
    var walk = LineWalk(context)
    walk.pass(LineWalk.isPolite)
    guard walk.take(.head(.add)) else { return nil }
    for index in walk.rest.reversed() where index > walk.index {
      let isTo = sentence.skip(anyOf: [.to, .toward], at: index, before: end)
      guard let next = isTo, next < end, let name = RecipeName(context).name(next..<end) else { continue }
      var change = RecipeChange(name)
      change.added = [sentence.written(walk.index..<index)]
      return change
    }
    return nil
  }

  private func restated(_ name: (Range<Int>) -> String?) -> RecipeChange? {
    for index in context.range.dropFirst() {
      guard let name = name(context.range.lowerBound..<index) else { continue }
      let tail = Sentence(
        line: sentence.line, tokens: Array(sentence.tokens[index..<end]), phrases: Array(sentence.phrases[index..<end]),
        language: sentence.language)
      let facts = RecipeFacts(sentence: tail)
      var change = RecipeChange(name)
      if let servings = facts.servings(), servings.words == 0..<tail.tokens.count { change.servings = servings.number }
      change.cookedGrams = facts.weight(.cooked)
      change.rawGrams = facts.weight(.raw)
      if change != RecipeChange(name) { return change }
    }
    return nil
  }
}
