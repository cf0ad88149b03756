internal import Calls
internal import Nutrition
internal import Words

/// Parses a change of an ingredient of an existing recipe: "change the bacon in the carbonara recipe to 150 g",
/// "replace bacon with tofu in the recipe carbonara", "remove the parmesan from the recipe carbonara".
struct RecipeIngredientReader {
  let context: Context
  let lexicon: Lexicon
  private var sentence: Sentence { context.sentence }

  func read() -> SaveRecipeCall? {
    guard let place = place() else { return nil }
    let rest = lexicon.sentence(sentence.line(without: [place.words]))
    guard let ingredient = ingredient(in: rest) else { return nil }
    return SaveRecipeCall { ($0.name, $0.change) = (place.name, [ingredient]) }
  }

  /// The recipe's name and the words for it: "in the recipe carbonara", "in the carbonara" anywhere, or "carbonara:" at
  /// the start.
  private func place() -> (words: Range<Int>, name: String)? {
    let end = context.range.upperBound
    let names = RecipeName(context)
    if let colon = context.range.first(where: { sentence.isMark(":", at: $0) }),
      let name = names.known(context.range.lowerBound..<colon)
    {
      return (context.range.lowerBound..<colon + 1, name)
    }
    for start in context.range {
      guard let inside = sentence.skip(.recipe(.from), at: start, before: end), inside < end else { continue }
      let ends = inside + 1..<end + 1
      // The shortest range with the word for a recipe, or else the longest name.
      if let found = ends.lazy.compactMap({ last in names.dish(inside..<last).map { (start..<last, $0) } }).first
        ?? ends.reversed().lazy.compactMap({ last in names.known(inside..<last).map { (start..<last, $0) } }).first
      {
        return found
      }
    }
    return nil
  }

  private func ingredient(in rest: Sentence) -> SaveRecipeCall.Ingredient? {
    guard let (verb, words) = verb(of: rest) else { return nil }
    if verb == .remove {
      return name(words, in: rest).map { SaveRecipeCall.Ingredient(ingredient: $0) }
    }
    for index in words.dropFirst() {
      guard let next = rest.skip(.recipe(.becomes), at: index, before: words.upperBound),
        let name = name(words.lowerBound..<index, in: rest), let to = self.name(next..<words.upperBound, in: rest)
      else { continue }
      return SaveRecipeCall.Ingredient(ingredient: name, to: to)
    }
    return nil
  }

  /// The verb at the start or end of the line, and the words beside it.
  private func verb(of rest: Sentence) -> (RecipeWord, Range<Int>)? {
    var start = 0
    while start < rest.tokens.count {
      if rest.tokens[start].kind == .mark {
        start += 1
      } else if let next = rest.skip(.filler, at: start) {
        start = next
      } else {
        break
      }
    }
    let end = rest.tokens.lastIndex { $0.kind != .mark }.map { $0 + 1 } ?? start
    guard start < end else { return nil }
    for verb in [RecipeWord.change, .remove] {
      if let next = rest.skip(.recipe(verb), at: start, before: end), next < end { return (verb, next..<end) }
      if rest.skip(.recipe(verb), at: end - 1) == end, start < end - 1 { return (verb, start..<end - 1) }
    }
    return nil
  }

  /// The words as written, without articles and marks around them.
  private func name(_ range: Range<Int>, in rest: Sentence) -> String? {
    var words = Array(range.drop { rest.skip(anyOf: [.determiner, .article], at: $0) == $0 + 1 })
    while let last = words.last, rest.tokens[last].kind == .mark { words.removeLast() }
    return words.isEmpty ? nil : rest.written(words[0]..<words[words.count - 1] + 1)
  }
}
