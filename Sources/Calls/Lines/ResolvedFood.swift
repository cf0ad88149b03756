package import FoodNames
package import FoundationEssentials
package import Nutrition

/// The food or the recipe that words were found to mean, and how well. A call that larder makes itself carries it, so that
/// nobody looks again; it is no part of what is written of a call.
package struct ResolvedFood: Hashable, Sendable {
  package let id: UUID
  /// What was looked for, lower case.
  package let words: String
  /// The state that was said apart from them.
  package let state: FoodState?
  /// How well the name met the words.
  package let quality: NameQuality
  /// Titles of what the words fit about as well; not empty where a question is better than a guess.
  package let candidates: [String]

  package init(_ id: UUID, words: String, state: FoodState?, quality: NameQuality, candidates: [String] = []) {
    self.id = id
    self.words = words.lowercased()
    self.state = state
    self.quality = quality
    self.candidates = candidates
  }

  /// The same food for words of which those that were looked for are only the end.
  package func taken(for words: String, _ state: FoodState?) -> ResolvedFood {
    ResolvedFood(id, words: words, state: state, quality: .partial, candidates: candidates)
  }

  /// Nil where other words are asked for, or another state.
  package func of(_ words: String, _ state: FoodState?) -> ResolvedFood? {
    words.lowercased() == self.words && state == self.state ? self : nil
  }
}
