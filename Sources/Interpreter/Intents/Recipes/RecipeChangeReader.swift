internal import Calls
internal import Nutrition
internal import Words

/// Parses changes of an existing recipe: "the recipe carbonara serves 3", "the carbonara recipe weighs 650 g cooked",
/// "add 20 g butter to the recipe carbonara".
struct RecipeChangeReader {
  let context: Context
  private var sentence: Sentence { context.sentence }
  private var end: Int { context.range.upperBound }

  func read() -> SaveRecipeCall? {
    added { RecipeName(context).name($0) } ?? restated { RecipeName(context).name($0) }
  }

  /// The same for a recipe referred to by its name alone: "carbonara serves 3", "add 20 g butter to the carbonara".
  func readUnnamed() -> SaveRecipeCall? {
    guard sentence.tokens.count <= 20 else { return nil }
    let names = RecipeName(context)
    if let added = added({ names.known($0) }) { return added }
    let isStated = context.range.contains { index in
      sentence.skip(anyOf: [.recipe(.weighs), .recipe(.serves)], at: index) != nil
    }
    return isStated ? restated { names.known($0) } : nil
  }

  /// Parses an added ingredient, which is everything before the last "to".
  private func added(_ name: (Range<Int>) -> String?) -> SaveRecipeCall? {
    var walk = LineWalk(context)
    walk.pass(LineWalk.isPolite)
    guard walk.take(.trigger(.add)) else { return nil }
    for index in walk.rest.reversed() where index > walk.index {
      let isTo = sentence.skip(anyOf: [.to, .toward], at: index, before: end)
      guard let next = isTo, next < end, let name = name(next..<end) else { continue }
      var change = SaveRecipeCall { $0.name = name }
      change.add = [SaveRecipeCall.Line(line: sentence.written(walk.index..<index))]
      return change
    }
    return nil
  }

  private func restated(_ name: (Range<Int>) -> String?) -> SaveRecipeCall? {
    guard let start = verbEnd else { return nil }
    for index in context.range.dropFirst() where index > start {
      guard let name = name(start..<index) else { continue }
      let tail = Sentence(
        line: sentence.line, tokens: Array(sentence.tokens[index..<end]), phrases: Array(sentence.phrases[index..<end]),
        language: sentence.language, thousands: sentence.thousands)
      let facts = RecipeFacts(sentence: tail)
      let before = SaveRecipeCall { $0.name = name }
      var change = before
      if let servings = facts.servings(), servings.words == 0..<tail.tokens.count { change.servings = servings.number }
      change.servings = change.servings ?? servings(of: tail)
      change.cookedGrams = facts.weight(.cooked)
      change.rawGrams = facts.weight(.raw)
      if change != before { return change }
    }
    return nil
  }

  /// The index after "make", "change" or "set", or the start where there is no verb. Nil after other verbs such as
  /// "scale", which would also change the ingredients and is not supported.
  private var verbEnd: Int? {
    var start = context.range.lowerBound
    while start < end, let next = context.passed(at: start, before: end, LineWalk.isPolite) { start = next }
    guard start < end else { return nil }
    if let next = sentence.skip(anyOf: [.trigger(.make), .trigger(.change), .trigger(.set)], at: start, before: end) {
      return next
    }
    return sentence.skip(.recipe(.change), at: start, before: end) == nil ? start : nil
  }

  /// Parses "for 4", "to 8 servings" and nothing else.
  private func servings(of tail: Sentence) -> FixedDecimal? {
    let count = tail.tokens.last?.kind == .mark ? tail.tokens.count - 1 : tail.tokens.count
    guard let next = tail.skip(anyOf: [.recipe(.many), .recipe(.becomes)], at: 0),
      let number = NumberReader(words: tail).single(at: next, before: count), number.value > .zero,
      number.value <= RecipeFacts.mostServings
    else { return nil }
    let behind = tail.skip(.recipe(.servings), at: number.end) ?? number.end
    return behind == count ? number.value : nil
  }
}
