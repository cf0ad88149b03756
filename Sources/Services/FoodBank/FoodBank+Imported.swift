internal import FoodNames
package import FoundationEssentials
package import Nutrition
package import Store
package import Words

/// Searches the foods of outside sources for what neither the household nor the food table knows.
extension FoodBank {
  private static let mostCandidates = 5
  /// Words with fewer letters, from within a sentence, are not searched for outside.
  static let leastLetters = 4

  /// The food that `words` mean, with the certainty of the match: one of the household or the food table, or, where their names
  /// fit badly, one of an outside source that fits well. Nil where nothing is near.
  ///
  /// - Parameter language: the language of the words, where it is known; then names of other languages are not matched
  ///   approximately.
  package func resolve(
    _ words: String, state: FoodState?, profile: UUID, language: Language? = nil
  ) throws(StoreError) -> FoodHit? {
    let known = try resolveKnown(words, state: state, profile: profile, language: language)
    if let known, known.quality <= .compound { return known }
    // Where a known food has the words within its name, an outside food has to match with its whole name.
    return try outside(words, state: state, weakest: known == nil ? .named : .whole) ?? known
  }

  /// The same, but outside foods count only with their whole name: the words come from within a sentence, and nearly every word
  /// occurs in some of hundreds of thousands of names.
  func resolveName(
    _ words: String, state: FoodState?, profile: UUID, language: Language? = nil
  ) throws(StoreError) -> FoodHit? {
    let known = try resolveKnown(words, state: state, profile: profile, language: language)
    if let known, known.quality <= .compound { return known }
    guard words.utf8.count >= FoodBank.leastLetters else { return known }
    return try outside(words, state: state, weakest: .whole) ?? known
  }

  /// The outside foods that may be meant; empty where one of them, or a known food, is certain.
  func outsideChoices(_ words: String, state: FoodState?, profile: UUID) throws(StoreError) -> [ReferenceFood] {
    if let known = try resolveKnown(words, state: state, profile: profile), known.quality <= .compound { return [] }
    let hits = try outsideHits(words, state: state, weakest: .named)
    return hits.first?.fit == .named && hits.count > 1 ? hits.prefix(FoodBank.mostCandidates).map(\.food) : []
  }

  private func outside(
    _ words: String, state: FoodState?, weakest: ReferenceHit.Fit
  ) throws(StoreError) -> FoodHit? {
    let hits = try outsideHits(words, state: state, weakest: weakest)
    guard let best = hits.first else { return nil }
    let food = best.food.bankFood
    note(food)
    let titles = hits.filter { $0.fit == best.fit }.map(\.food.bankFood.title).firstOfEach()
    let isSure = best.fit == .whole || titles.count == 1
    return FoodHit(
      food: try ownFood(food.id) ?? food, quality: best.fit == .whole ? .synonym : .partial, isOwn: false,
      candidates: isSure ? [] : Array(titles.prefix(FoodBank.mostCandidates)))
  }

  /// The best match first.
  private func outsideHits(
    _ words: String, state: FoodState?, weakest: ReferenceHit.Fit
  ) throws(StoreError) -> [ReferenceHit] {
    let query = ReferenceQuery(
      words, otherNames: otherNames(of: words), state: state, knownBrands: try ownBrands(), limit: 8)
    return imported.search(query).filter { $0.fit <= weakest }
  }

  /// The food table's English name, for words of another language.
  private func otherNames(of words: String) -> [String] {
    guard let name = englishName(of: words), name.lowercased() != words.lowercased() else { return [] }
    return [name]
  }
}

extension [String] {
  /// Each value once, in order.
  fileprivate func firstOfEach() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
