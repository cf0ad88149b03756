internal import FoodNames
package import FoundationEssentials
package import Nutrition
package import Store
package import Words

/// What the household and the table do not know is looked for among the foods of outside sources.
extension FoodBank {
  private static let mostCandidates = 5
  /// Fewer letters of a sentence are not looked for outside.
  static let leastLetters = 4

  /// The food that `words` mean, with how sure that is: the household's own food or one of the table, and where their
  /// names do not fit well, one of an outside source that does. Nil where nothing is near.
  ///
  /// - Parameter language: that of the words, where it is known: they are not likened to names of another.
  package func resolve(
    _ words: String, state: FoodState?, profile: UUID, language: Language? = nil
  ) throws(StoreError) -> FoodHit? {
    let known = try resolveKnown(words, state: state, profile: profile, language: language)
    if let known, known.quality <= .compound { return known }
    // Where something that is known has the words in its name, only a name is better.
    return try outside(words, state: state, weakest: known == nil ? .named : .whole) ?? known
  }

  /// The same, but that of foods of outside sources only a whole name counts: the words come from the middle of a
  /// sentence, and hundreds of thousands of names have nearly every word in them.
  func resolveName(
    _ words: String, state: FoodState?, profile: UUID, language: Language? = nil
  ) throws(StoreError) -> FoodHit? {
    let known = try resolveKnown(words, state: state, profile: profile, language: language)
    if let known, known.quality <= .compound { return known }
    guard words.utf8.count >= FoodBank.leastLetters else { return known }
    return try outside(words, state: state, weakest: .whole) ?? known
  }

  /// The foods of outside sources of which any may be meant; empty where one is surely meant, or what is known.
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

  /// Best first.
  private func outsideHits(
    _ words: String, state: FoodState?, weakest: ReferenceHit.Fit
  ) throws(StoreError) -> [ReferenceHit] {
    let query = ReferenceQuery(
      words, otherNames: otherNames(of: words), state: state, knownBrands: try ownBrands(), limit: 8)
    return imported.search(query).filter { $0.fit <= weakest }
  }

  /// What the table calls the food in English, for words of another language.
  private func otherNames(of words: String) -> [String] {
    guard let name = englishName(of: words), name.lowercased() != words.lowercased() else { return [] }
    return [name]
  }
}

extension [String] {
  /// Each once, in their order.
  fileprivate func firstOfEach() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
