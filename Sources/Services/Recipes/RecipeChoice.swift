internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// The choice among several recipes on a page, by number or by name.
struct RecipeChoice: Sendable {
  /// The most recipes in a list.
  private static let most = 20

  let names: [String]

  init(_ names: [String]) {
    self.names = Array(names.prefix(RecipeChoice.most))
  }

  /// The index of the recipe that words mean, or of the only one. Nil where none or several are meant.
  func index(of words: String?) -> Int? {
    guard names.count > 1 else { return 0 }
    return words.flatMap { meant($0) }
  }

  /// The question to the person.
  var question: Text {
    let list = names.enumerated().map { Text.recipeNumbered(number: $0.offset + 1, recipe: $0.element) }
    return .recipeChoice(count: names.count, recipes: list)
  }

  /// "2", "the salsa".
  private func meant(_ words: String) -> Int? {
    let words = words.lowercased()
    if let number = Int(digits: words, in: 1...names.count) { return number - 1 }
    guard words.contains(where: \.isLetter) else { return nil }
    let said = words.split { !$0.isLetter && !$0.isNumber }
    let found = names.indices.filter { index in
      let name = names[index].lowercased()
      return name == words || said.contains { $0.count > 3 && name.contains($0) }
    }
    return found.count == 1 ? found[0] : found.first { names[$0].lowercased() == words }
  }
}
