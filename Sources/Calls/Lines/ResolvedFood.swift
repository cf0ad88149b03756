package import FoodNames
package import FoundationEssentials
package import Nutrition

/// The food or recipe that words were found to mean, and how well they match. A call that larder makes itself carries
/// it, so that the food is looked up only once; it is not part of the call's JSON.
package struct ResolvedFood: Hashable, Sendable {
  package let id: UUID
  /// The words that were looked up, in lower case.
  package let words: String
  /// The state that was said separately from them.
  package let state: FoodState?
  /// How well the food's name matches the words.
  package let quality: NameQuality
  /// The names of foods that match about as well; where not empty, asking is better than guessing.
  package let candidates: [String]

  package init(_ id: UUID, words: String, state: FoodState?, quality: NameQuality, candidates: [String] = []) {
    self.id = id
    self.words = words.lowercased()
    self.state = state
    self.quality = quality
    self.candidates = candidates
  }

  /// The same food for other words: longer ones that end in those that were looked up, or, with its own quality, others that
  /// mean it just as well.
  package func taken(for words: String, _ state: FoodState?, as quality: NameQuality = .partial) -> ResolvedFood {
    ResolvedFood(id, words: words, state: state, quality: quality, candidates: candidates)
  }

  /// The same value where it was looked up for these words and this state; nil otherwise.
  package func of(_ words: String, _ state: FoodState?) -> ResolvedFood? {
    words.lowercased() == self.words && state == self.state ? self : nil
  }
}
