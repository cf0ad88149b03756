internal import Nutrition
internal import Services

/// Which of the recipes on a page is meant: the person says it, by number or by name.
struct RecipeChoice {
  /// A list shows no more.
  private static let most = 20

  private let names: [String]

  init(_ names: [String]) {
    self.names = Array(names.prefix(RecipeChoice.most))
  }

  /// The place of the one that is meant.
  ///
  /// - Parameters:
  ///   - wanted: what was said of it before.
  ///   - ask: shows a question, and answers the line that follows; nil where none does.
  func choose(_ wanted: String?, at place: String, ask: (String) -> String?) throws(ToolError) -> Int {
    guard names.count > 1 else { return 0 }
    if let wanted, let meant = meant(wanted) { return meant }
    let list = names.enumerated().map { "\($0.offset + 1) \($0.element)" }.joined(separator: ", ")
    let question =
      "There are \(names.count) recipes: \(list). Which one? Its number or its name; an empty line takes none."
    guard let line = ask(question), let meant = meant(line) else { throw .severalRecipes(place, names) }
    return meant
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
