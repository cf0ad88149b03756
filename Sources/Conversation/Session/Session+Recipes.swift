internal import Calls
internal import FoodData
internal import FoodSources
internal import FoundationEssentials
internal import Interpreter
internal import JSON
internal import LanguageModels
internal import Nutrition
internal import Proposals
internal import Services

/// Recipes that are written somewhere: the page of an address, or a file, is fetched here, since that takes time. Only what
/// the person has named in this conversation is opened, and what it says is data.
extension Session {
  /// In bytes: more than the text of any recipe.
  private static let mostTextForModels = 40_000

  /// Fetches what a call is about to read. What is wrong with the call is the tool's to say.
  func readRecipe(_ call: ToolCall) async -> Event {
    do throws(ToolError) {
      let wanted = try toolbox.arguments(of: call, for: ReadRecipe(), in: context)
      var context = context(of: revised(by: call))
      if let place = wanted.address ?? wanted.file, wanted.lines == nil {
        let text = wanted.address == nil ? try file(place) : try await page(place)
        context.page = ReadPage(place: place, recipe: try await recipe(in: text, at: place, wanted: wanted.name))
      }
      return .toolFinished(try toolbox.run(call, in: context))
    } catch {
      return .toolFailed(error)
    }
  }

  private func page(_ address: String) async throws(ToolError) -> String {
    guard WebWords.address(in: address) == address else { throw .unreadablePage(address, .noWebAddress) }
    guard namedFiles.containsAddress(address) else { throw .addressNotNamed(address) }
    console.show(.progress("Fetching \(PrintableText.clean(address, limit: 100))…"))
    let fetched = await recorded("page \(address)") { () throws(OutsideFault) in
      try await options.pages.page(at: address)
    }
    switch fetched {
    case .success(let page) where (200..<300).contains(page.status): return String(decoding: page.body, as: UTF8.self)
    case .success(let page): throw .unreadablePage(address, .refused(status: page.status))
    case .failure(let fault): throw .unreadablePage(address, .outside(fault))
    }
  }

  private func file(_ path: String) throws(ToolError) -> String {
    guard namedFiles.contains(path) else { throw .fileNotNamed(path) }
    return try recorded(
      "read \(path)", of: path, as: { (text: String) in OutsideAnswer(status: 200, body: Array(text.utf8)) },
      looking: { () throws(FileTrouble) in try options.files.text(of: path) })
  }

  /// The recipe that a page marks as one; else a model reads its text, where there is one, or the reader of ingredients.
  private func recipe(in text: String, at place: String, wanted: String?) async throws(ToolError) -> RecipeReading {
    let page = RecipePage(text)
    let choice = try RecipeChoice(page.choices.map { $0.name ?? page.title ?? "recipe" }).choose(wanted, at: place) {
      console.show(.notice($0))
      guard case .line(let line) = console.nextInput(.more) else { return nil }
      return PrintableText.clean(line.text, limit: 200)
    }
    let marked = context.recipe(on: page, at: place, choice: choice, isMarkedOnly: true)
    guard marked.lines.isEmpty else { return marked }
    if let read = await readByModel(page, at: place) { return read }
    return context.recipe(on: page, at: place)
  }

  /// Nil where there is no model, it could not be asked, or it found none.
  private func readByModel(_ page: RecipePage, at place: String) async -> RecipeReading? {
    guard let model = models.outside, let prompts = options.prompts, !page.lines.isEmpty, !hasUsedTokens() else {
      return nil
    }
    let extraction = Extraction(.recipe, prompts: prompts)
    let text = String(
      decoding: page.lines.joined(separator: "\n").utf8.prefix(Session.mostTextForModels), as: UTF8.self)
    console.show(.progress("\(model.label) is reading…"))
    do throws(ModelError) {
      let reply = try await reply(of: model, to: extraction.request(for: "The text:\n" + text, situation: nil))
      return RecipeReading(try extraction.facts(in: reply, of: model.provider), page: page, place: place)
    } catch {
      console.show(.modelFailed(error))
      console.show(.notice(ErrorWording.complaint(.model(error)).sentence))
      return nil
    }
  }
}

extension RecipeReading {
  /// What a model read, as far as the page has it too: a line with a word that is nowhere on the page is made up.
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
      servings = Figure("\(number)").flatMap { $0 > .zero && $0 <= Figure(500) ? $0 : nil }
    }
    source = place
  }
}
