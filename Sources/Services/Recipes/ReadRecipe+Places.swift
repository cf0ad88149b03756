package import Calls
internal import FoodData
internal import FoodSources
internal import Interpreter
internal import JSON
internal import LanguageModels
internal import Nutrition

/// Recipes from pages and files. Only what the person named in this conversation is opened, and its content is treated as data.
extension ReadRecipe {
  /// In bytes: more than the text of any recipe.
  private static let mostTextForModels = 40_000

  package func start(_ arguments: ReadRecipeCall, in context: ToolContext) throws(ToolError) -> ToolStep {
    guard arguments.lines == nil else { return .finished(try run(arguments, in: context)) }
    if let address = arguments.address { return try page(address, arguments, in: context) }
    if let path = arguments.file { return try file(path, arguments, in: context) }
    return .finished(try run(arguments, in: context))
  }

  private func page(
    _ address: String, _ arguments: ReadRecipeCall, in context: ToolContext
  ) throws(ToolError) -> ToolStep {
    guard WebWords.address(in: address) == address else { throw .unreadablePage(address, .noWebAddress) }
    guard context.outside.named.containsAddress(address) else { throw .addressNotNamed(address) }
    return .needs(
      .page(address: address) { (fetched, context) throws(ToolError) in
        switch fetched {
        case .success(let page) where (200..<300).contains(page.status):
          let text = String(decoding: page.body, as: UTF8.self)
          return try read(RecipePage(text), at: address, arguments, in: context)
        case .success(let page): throw .unreadablePage(address, .refused(status: page.status))
        case .failure(let fault): throw .unreadablePage(address, .outside(fault))
        }
      })
  }

  private func file(_ path: String, _ arguments: ReadRecipeCall, in context: ToolContext) throws(ToolError) -> ToolStep
  {
    guard context.outside.named.contains(path) else { throw .fileNotNamed(path) }
    return .needs(
      .text(path: path) { (text, context) throws(ToolError) in
        switch text {
        case .success(let text): return try read(RecipePage(text), at: path, arguments, in: context)
        case .failure(let trouble): throw .unreadableFile(path, trouble)
        }
      })
  }

  /// Reads a page; where it has several recipes, the person chooses one.
  private func read(
    _ page: RecipePage, at place: String, _ arguments: ReadRecipeCall, in context: ToolContext
  ) throws(ToolError) -> ToolStep {
    let choice = RecipeChoice(page.choices.map { $0.name ?? page.title ?? "recipe" })
    if let index = choice.index(of: arguments.name) {
      return try read(index, of: page, at: place, arguments, in: context)
    }
    return .needs(
      .line(question: choice.question) { (line, context) throws(ToolError) in
        let meant = line.map { PrintableText.clean($0, limit: 200) }
        guard let meant, let index = choice.index(of: meant) else { throw .severalRecipes(place, choice.names) }
        return try read(index, of: page, at: place, arguments, in: context)
      })
  }

  /// Reads one recipe: as the page marks it up, else from its text by a model if there is one, or by the ingredient parser.
  private func read(
    _ index: Int, of page: RecipePage, at place: String, _ arguments: ReadRecipeCall, in context: ToolContext
  ) throws(ToolError) -> ToolStep {
    let marked = context.recipe(on: page, at: place, choice: index, isMarkedOnly: true)
    guard marked.lines.isEmpty, let prompts = context.outside.prompts, context.outside.hasModel, !page.lines.isEmpty
    else {
      let recipe = marked.lines.isEmpty ? context.recipe(on: page, at: place) : marked
      return .finished(try propose(recipe, arguments, in: context))
    }
    let extraction = Extraction(.recipe, prompts: prompts)
    let text = String(
      decoding: page.lines.joined(separator: "\n").utf8.prefix(ReadRecipe.mostTextForModels), as: UTF8.self)
    let request = extraction.request(for: "The text:\n" + text, situation: nil)
    return .needs(
      .facts(FactsQuestion(extraction, request)) { (answer, context) throws(ToolError) in
        var recipe: RecipeReading?
        if case .said(let read) = answer { recipe = RecipeReading(read.facts, page: page, place: place) }
        return .finished(try propose(recipe ?? context.recipe(on: page, at: place), arguments, in: context))
      })
  }
}

extension RecipeReading {
  /// A model's reading, limited to what is on the page: a line with a word that is nowhere on the page is made up.
  fileprivate init?(_ facts: JSONValue, page: RecipePage, place: String) {
    self.init()
    let text = page.lines.joined(separator: " ").lowercased()
    lines = (facts["ingredients"]?.array ?? []).compactMap(\.string).map { PrintableText.clean($0, limit: 200) }
      .filter { line in
        let words = line.lowercased().split { !$0.isLetter && !$0.isNumber }
        return !words.isEmpty && words.allSatisfy { text.contains($0) }
      }
    guard !lines.isEmpty else { return nil }
    name = facts["title"]?.string.map { PrintableText.clean($0, limit: 200) } ?? page.title
    if case .number(let number)? = facts["servings"] {
      servings = FixedDecimal("\(number)").flatMap { $0 > .zero && $0 <= FixedDecimal(500) ? $0 : nil }
    }
    source = place
  }
}
