internal import Nutrition
internal import Words

/// Caches another finder: readers look up the same words of a line several times, and recipes repeat foods. It exists
/// for one line or one recipe.
final class RememberingFinder: FoodFinder {
  private struct Question: Hashable {
    let words: String
    let state: FoodState?
  }

  /// The most answers that are cached.
  private static let most = 20_000

  private let finder: any FoodFinder
  private var matches: [Question: FoodMatch?] = [:]
  private var names: [String: Bool] = [:]

  init(_ finder: any FoodFinder) {
    self.finder = finder
  }

  func match(_ words: String, state: FoodState?) -> FoodMatch? {
    let question = Question(words: words, state: state)
    if let known = matches[question] { return known }
    let match = finder.match(words, state: state)
    if matches.count < RememberingFinder.most { matches[question] = .some(match) }
    return match
  }

  func languages(of words: String) -> Set<Language> { finder.languages(of: words) }

  func isName(_ words: String) -> Bool {
    if let known = names[words] { return known }
    let isName = matches[Question(words: words, state: nil)].map { $0?.quality.isSure == true } ?? finder.isName(words)
    if names.count < RememberingFinder.most { names[words] = isName }
    return isName
  }
}
