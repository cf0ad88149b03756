internal import Calls
internal import Nutrition
internal import Words

/// Parses a whole line about recipes: one told in words, one to be read from a page or file, questions, and changes. A
/// line with anything else in it is left to other readers.
struct RecipeReader {
  let context: Context
  let lexicon: Lexicon
  private var sentence: Sentence { context.sentence }

  /// Nil where the line is about something else.
  func read() -> Parse? {
    if let written = RecipePlaceReader(sentence: sentence, lexicon: lexicon).read() {
      return parse(.other, written)
    }
    let said = words
    guard said.isAboutRecipes || said.hasFacts || said.changes || RecipeHeading(context)?.servings != nil else {
      return nil
    }
    let telling = RecipeTellingReader(context: context)
    guard said.isAboutRecipes else {
      if let told = telling.readUnnamed() { return parse(.define, told) }
      let changed =
        RecipeChangeReader(context: context).readUnnamed()
        ?? (said.changes ? RecipeIngredientReader(context: context, lexicon: lexicon).read() : nil)
      return changed.map { parse(.define, $0) }
    }
    if let told = telling.read() { return parse(.define, told) }
    guard sentence.tokens.count <= 60 else { return nil }
    let ingredients = RecipeIngredientReader(context: context, lexicon: lexicon)
    if let changed = ingredients.read() { return parse(.define, changed) }
    if let name = deleted() { return parse(.delete, DeleteRecipeCall { $0.name = name }) }
    if let renamed = renamed() { return parse(.define, renamed) }
    if let changed = RecipeChangeReader(context: context).read() { return parse(.define, changed) }
    if let shown = shown() ?? meant() { return parse(.queryFood, shown) }
    return telling.readEmpty().map { parse(.define, $0) }
  }

  /// Which kinds of recipe words the line has: the word itself, facts such as servings, or changes of ingredients. Most
  /// lines have none.
  private var words: (isAboutRecipes: Bool, hasFacts: Bool, changes: Bool) {
    var words = (isAboutRecipes: false, hasFacts: false, changes: false)
    for phrases in sentence.phrases {
      for phrase in phrases {
        switch phrase.tag {
        case .recipe(.recipe), .recipe(.recipes): words.isAboutRecipes = true
        case .recipe(.serves), .recipe(.cooked), .recipe(.raw): words.hasFacts = true
        case .recipe(.change), .recipe(.remove), .trigger(.add): words.changes = sentence.tokens.count <= 40
        default: break
        }
      }
    }
    return words
  }

  private func parse(_ intent: Intent, _ call: some Call) -> Parse {
    var parse = context.parse(intent, .calling(call))
    parse.when = .unsaid
    return parse
  }

  // MARK: What is asked

  /// Parses "my recipes", "show the recipe carbonara".
  private func shown() -> FindRecipeCall? {
    var walk = LineWalk(context)
    walk.pass { isAsking($0) || $0 == .recipe(.change) }
    if walk.take(.recipe(.recipes)) {
      if let food = ingredient(walk) { return FindRecipeCall { $0.with = food } }
      walk.pass(isAsking)
      return walk.isAtEnd ? FindRecipeCall() : nil
    }
    guard let name = RecipeName(context).name(walk.rest),
      context.finder.match(name.lowercased(), state: nil)?.isDish == true
    else { return nil }
    return FindRecipeCall { $0.name = name }
  }

  /// The ingredient in "with bacon", "have eggs in them".
  private func ingredient(_ walk: LineWalk) -> String? {
    var walk = walk
    guard walk.take(.recipe(.uses)) else { return nil }
    walk.pass { [.determiner, .article].contains($0) }
    let words = walk.rest.prefix { index in
      sentence.tokens[index].isWord && sentence.skip(.recipe(.uses), at: index, before: walk.end) == nil
    }
    guard !words.isEmpty else { return nil }
    walk.step(to: words.endIndex)
    walk.pass { $0 == .recipe(.uses) }
    return walk.isAtEnd ? sentence.written(words) : nil
  }

  /// Recognises an unsupported change, "double the carbonara recipe". It shows the recipe, whose card says how to
  /// change it, rather than changing a diary entry.
  private func meant() -> FindRecipeCall? {
    let verbs: [Tag] = [
      .trigger(.make), .trigger(.change), .trigger(.set), .trigger(.swap), .trigger(.move), .recipe(.change),
    ]
    var walk = LineWalk(context)
    walk.pass(LineWalk.isPolite)
    let isChange = sentence.skip(anyOf: verbs, at: walk.index, before: walk.end) != nil
    let isFactor =
      sentence.find(at: walk.index, before: walk.end) { if case .factor = $0 { true } else { nil } } != nil
    guard isChange || isFactor else { return nil }
    let names = RecipeName(context)
    for start in walk.rest {
      for last in (start + 1..<walk.end + 1).reversed() {
        if let name = names.dish(start..<last) { return FindRecipeCall { $0.name = name } }
      }
    }
    return nil
  }

  private func isAsking(_ tag: Tag) -> Bool {
    switch tag {
    case .filler, .subject, .ask, .trigger(.show), .trigger(.find), .determiner, .article, .all, .topic(.own),
      .bank(.own),
      .copula, .at, .also:
      true
    default: false
    }
  }

  // MARK: What goes

  /// Parses "delete the recipe carbonara", "delete carbonara from my recipes".
  private func deleted() -> String? {
    var walk = LineWalk(context)
    walk.pass(LineWalk.isPolite)
    if walk.take(.trigger(.delete)) { return RecipeName(context).name(walk.rest) }
    // "Das Rezept Carbonara löschen".
    let last = sentence.range.last { sentence.tokens[$0].kind != .mark }
    guard let last, last > walk.index, sentence.skip(.trigger(.delete), at: last) == last + 1 else { return nil }
    return RecipeName(context).name(walk.index..<last)
  }

  /// Parses "rename the recipe carbonara to spaghetti carbonara".
  private func renamed() -> SaveRecipeCall? {
    var walk = LineWalk(context)
    walk.pass(LineWalk.isPolite)
    guard walk.take(.bank(.rename)) else { return nil }
    for index in walk.rest.dropFirst() {
      guard let next = sentence.skip(.to, at: index, before: walk.end), next < walk.end,
        let name = RecipeName(context).name(walk.index..<index)
      else { continue }
      let words = (next..<walk.end).filter { sentence.tokens[$0].kind != .mark }
      guard !words.isEmpty else { return nil }
      return SaveRecipeCall { ($0.name, $0.newName) = (name, sentence.original(words)) }
    }
    return nil
  }
}

/// Finds the name of a recipe beside the word "recipe".
struct RecipeName {
  private static let mostWords = 10

  private let context: Context
  private var sentence: Sentence { context.sentence }

  init(_ context: Context) {
    self.context = context
  }

  /// The name in "the recipe carbonara", "my carbonara recipe", "carbonara from my recipes". Nil where there is no word
  /// for a recipe, or no name.
  func name(_ range: Range<Int>) -> String? {
    var isRecipe = false
    var words: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if let next = recipe(at: index, before: range.upperBound) {
        isRecipe = true
        index = next
      } else if sentence.tokens[index].kind == .mark {
        index += 1
      } else if words.isEmpty, let next = sentence.skip(anyOf: [.determiner, .article, .of, .filler], at: index) {
        index = next
      } else if words.isEmpty, isRecipe, sentence.language == .turkish,
        let next = sentence.skip(anyOf: [.trigger(.log), .trigger(.add)], at: index)
      {
        // "Tarif kaydet kısır": the verb stands behind its object.
        index = next
      } else {
        words.append(index)
        index += 1
      }
    }
    guard isRecipe, let first = words.first, let last = words.last, last - first == words.count - 1 else { return nil }
    guard words.count <= RecipeName.mostWords else { return nil }
    return sentence.original(words)
  }

  /// Like `name`, or the name of an existing recipe alone: "the carbonara".
  func known(_ range: Range<Int>) -> String? {
    guard !range.contains(where: { recipe(at: $0, before: range.upperBound) != nil }) else { return dish(range) }
    let words = range.drop { sentence.skip(anyOf: [.determiner, .article], at: $0) == $0 + 1 }
    // A name does not end in "to". The search would ignore that word, but the line needs it.
    guard let first = words.first, let last = words.last, words.count <= RecipeName.mostWords,
      words.allSatisfy({ sentence.tokens[$0].isWord }),
      sentence.skip(anyOf: [.to, .recipe(.becomes), .article, .determiner], at: last) != last + 1
    else { return nil }
    let name = sentence.written(first..<range.upperBound)
    return isDish(name) ? name : nil
  }

  /// The name of an existing recipe with the word for a recipe.
  func dish(_ range: Range<Int>) -> String? { name(range).flatMap { isDish($0) ? $0 : nil } }

  private func isDish(_ name: String) -> Bool { context.finder.match(name.lowercased(), state: nil)?.isDish == true }

  /// Skips the word for a recipe, with "from my" before it.
  private func recipe(at index: Int, before end: Int) -> Int? {
    var start = index
    if let from = sentence.skip(.recipe(.from), at: start, before: end) {
      start = from
      while let next = sentence.skip(anyOf: [.determiner, .article], at: start, before: end) { start = next }
      return sentence.skip(.recipe(.recipes), at: start, before: end)
    }
    return sentence.skip(anyOf: [.recipe(.recipe), .recipe(.recipes)], at: start, before: end)
  }
}
