package import FoodData
package import FoundationEssentials
package import Nutrition
package import Store

/// The foods the household knows: its own, and the table that comes with larder, which enters the bank food by food
/// as it is used.
package final class FoodBank {
  private let store: Store
  package let knowledge: Knowledge
  private var own: NameIndex<UUID>?

  package init(store: Store, knowledge: Knowledge) {
    self.store = store
    self.knowledge = knowledge
  }

  private var table: FoodTable { knowledge.table }

  /// To be called when foods of the bank have changed.
  package func forgetNames() {
    own = nil
  }

  /// The food that `words` mean, with how sure that is: the household's own food unless the table's name fits better.
  /// Nil where nothing is near.
  package func resolve(_ words: String, state: FoodState?, profile: UUID) throws(StoreError) -> FoodHit? {
    let own = try ownNames().best(words, state: state)
    let listed = listed(words, state: state)
    if let own, own.match.quality <= listed?.match.quality ?? .fuzzy, let food = try store.food(own.match.key) {
      let candidates = own.isAmbiguous ? try titles(of: ownNames().search(words, state: state, limit: 4)) : []
      return FoodHit(food: food, quality: own.match.quality, isOwn: true, candidates: candidates)
    }
    guard let listed else { return nil }
    guard listed.isAmbiguous else {
      return FoodHit(food: try bankFood(listed.match.key), quality: listed.match.quality, isOwn: false, candidates: [])
    }
    return try mostUsed(among: table.index.search(words, state: state, limit: 6), profile: profile)
  }

  /// Whether the words are a name of a food, but for an ending.
  package func isName(_ words: String) throws(StoreError) -> Bool {
    try ownNames().best(words, weakest: .stem) != nil || table.byTitle[words] != nil
      || table.index.best(words, weakest: .stem) != nil
  }

  /// The table's food, by its title ("pasta, dry") or by its names.
  private func listed(_ words: String, state: FoodState?) -> (match: NameMatch<Int>, isAmbiguous: Bool)? {
    if state == nil, let position = table.byTitle[words] {
      return (NameMatch(key: position, quality: .exact, score: 1_000), false)
    }
    return table.index.best(words, state: state)
  }

  /// The titles of the foods nearest to `words`, for a question.
  package func nearest(_ words: String, limit: Int) throws(StoreError) -> [String] {
    let mine = try titles(of: ownNames().nearest(words, limit: limit))
    let others = table.index.nearest(words, limit: limit).map { table.staples[$0.key].title }
    var seen = Set<String>()
    return (mine + others).filter { seen.insert($0).inserted }.prefix(limit).map { $0 }
  }

  /// The food of an id, from the bank or the table.
  package func food(_ id: UUID) throws(StoreError) -> Food? {
    if let food = try store.food(id) { return food }
    return table.byID[id].map { table.staples[$0].food }
  }

  /// All titles, own foods first: for completion.
  package func titles() throws(StoreError) -> [String] {
    try store.foodNames().map(\.name) + table.staples.map(\.name)
  }

  /// Of several foods that fit about as well, the one that this profile has used most; else a question.
  private func mostUsed(among matches: [NameMatch<Int>], profile: UUID) throws(StoreError) -> FoodHit? {
    guard let first = matches.first else { return nil }
    var best: (match: NameMatch<Int>, uses: Int)?
    for match in matches {
      let use = try store.foodUse(of: table.staples[match.key].id, by: profile)
      if let use, use.uses > best?.uses ?? 0 { best = (match, use.uses) }
    }
    if let best {
      return FoodHit(
        food: try bankFood(best.match.key), quality: best.match.quality, isOwn: true, candidates: [])
    }
    return FoodHit(
      food: try bankFood(first.key), quality: first.quality, isOwn: false,
      candidates: matches.prefix(4).map { table.staples[$0.key].title })
  }

  /// A food of the table as the household has it: corrected perhaps, else as the table has it.
  private func bankFood(_ position: Int) throws(StoreError) -> Food {
    let staple = table.staples[position]
    return try store.food(staple.id) ?? staple.food
  }

  /// The names that only this household has; a food that came from the table is found by the table's names.
  private func ownNames() throws(StoreError) -> NameIndex<UUID> {
    if let own { return own }
    var index = NameIndex<UUID>()
    for name in try store.foodNames() where table.byID[name.id].map({ table.staples[$0].name }) != name.name {
      index.insert(name.id, name: name.name, state: name.state)
    }
    own = index
    return index
  }

  private func titles(of matches: [NameMatch<UUID>]) throws(StoreError) -> [String] {
    var titles: [String] = []
    for match in matches {
      if let food = try store.food(match.key) { titles.append(food.title) }
    }
    return titles
  }
}

/// A food that some words mean.
package struct FoodHit: Sendable {
  package let food: Food
  package let quality: NameQuality
  /// The household has used or made this food.
  package let isOwn: Bool
  /// Titles of foods that fit about as well; not empty where a question is better than a guess.
  package let candidates: [String]
}
