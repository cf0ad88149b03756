internal import EmbeddedFoods
package import FoodNames
package import FoundationEssentials
internal import Interpreter
package import Nutrition
package import Store
package import Words

/// The foods the household knows: its own, and the table that comes with larder, whose foods enter the household's bank one by
/// one as they are used.
package final class FoodBank {
  private let store: Store
  /// The food table that comes with larder, and the words for parsing foods.
  package let knowledge: Knowledge
  /// The foods of downloaded databases; empty where nothing was imported.
  package let imported: ImportedFoods
  private var own: OwnFoods?
  private var ownDishes: OwnDishes?
  /// The foods that were last listed in this conversation.
  var listing: FoodListing?
  /// The imported foods found in this conversation. They become the household's own only when used.
  private var foundImports: [UUID: Food] = [:]
  /// How often a food was searched by name.
  package private(set) var searches = 0

  package init(store: Store, knowledge: Knowledge, imported: ImportedFoods = .none) {
    self.store = store
    self.knowledge = knowledge
    self.imported = imported
  }

  private var table: FoodTable { knowledge.table }

  /// Has to be called when foods or recipes have changed.
  package func forgetNames() {
    own = nil
    ownDishes = nil
  }

  /// The recipes by name, with their figures.
  func dishes() throws(StoreError) -> OwnDishes {
    if let ownDishes { return ownDishes }
    let dishes = OwnDishes(try store.recipeNames()) { [store, weak self] id throws(StoreError) in
      guard let self else { return nil }
      if let recipe = try store.recipe(id) { return .recipe(recipe) }
      return try food(id).map { .food($0) }
    }
    ownDishes = dishes
    return dishes
  }

  /// The food of the household or the table that `words` mean, with the certainty of the match: the household's own unless the
  /// table's name fits better. Nil where nothing is near.
  func resolveKnown(
    _ words: String, state: FoodState?, profile: UUID, language: Language? = nil
  ) throws(StoreError) -> FoodHit? {
    let found = try nearestKnown(words, state: state, profile: profile, language: language)
    // A word with another known meaning is not matched approximately: "yardım" means help, not "yarım yağlı süt".
    if let found, found.quality > .compound, knowledge.lexicon.saysNoFood(words) { return nil }
    // Nor is a dish that was said to have no meat: a "vegan souvlaki" is no souvlaki.
    if let found, found.quality > .stem, found.food.category.mayHaveMeat,
      knowledge.lexicon.saysMeatless(words), !knowledge.lexicon.saysMeatless(found.food.name)
    {
      return nil
    }
    return found
  }

  private func nearestKnown(
    _ words: String, state: FoodState?, profile: UUID, language: Language?
  ) throws(StoreError) -> FoodHit? {
    searches += 1
    let own = try ownFoods().index.best(words, state: state, language: language)
    let listed = table.best(words, state: state, language: language)
    if let own, own.match.quality <= listed?.match.quality ?? .fuzzy, let food = try store.food(own.match.key) {
      let candidates = own.isAmbiguous ? try titles(of: ownFoods().index.search(words, state: state, limit: 4)) : []
      return FoodHit(food: food, quality: own.match.quality, isOwn: true, candidates: candidates)
    }
    guard let listed else { return nil }
    guard listed.isAmbiguous else {
      return FoodHit(
        food: try bankFood(listed.match.key), quality: listed.match.quality, isOwn: false, candidates: [])
    }
    return try mostUsed(among: table.search(words, state: state, limit: 6), profile: profile)
  }

  /// Whether the words are the name of a food, apart from an ending.
  package func isName(_ words: String, language: Language? = nil) throws(StoreError) -> Bool {
    try ownFoods().index.best(words, weakest: .stem, language: language) != nil
      || table.isName(words, language: language)
  }

  /// The languages in which the words are the name of a food.
  package func languages(of words: String) throws(StoreError) -> Set<Language> {
    try ownFoods().index.languages(of: words).union(table.languages(of: words))
  }

  /// The titles of the foods nearest to `words`, for a question.
  package func nearest(_ words: String, limit: Int) throws(StoreError) -> [String] {
    let mine = try titles(of: ownFoods().index.nearest(words, limit: limit))
    let others = table.nearest(words, limit: limit).map { table.food($0).title }
    var seen = Set<String>()
    return (mine + others).filter { seen.insert($0).inserted }.prefix(limit).map { $0 }
  }

  /// The food with an id, from the bank, the table or the imports found.
  package func food(_ id: UUID) throws(StoreError) -> Food? {
    if let food = try store.food(id) { return food }
    return table.food(of: id) ?? foundImports[id]
  }

  /// The food table's food with an id, without the household's corrections.
  func listed(_ id: UUID) -> Food? { table.food(of: id) }

  /// What a usual pack of a food of the table contains in a country.
  func usualPack(of id: UUID, in country: String) -> UsualPack? { table.pack(of: id, in: country) }

  /// The foods of the table found by words that the household does not have, best first.
  func tableFoods(_ words: String, limit: Int) throws(StoreError) -> [Food] {
    let ids = try ownFoods().ids
    let found = table.search(words, state: nil, limit: limit + 20).map { table.food($0.key) }
    return Array(found.filter { !ids.contains($0.id) }.prefix(limit))
  }

  /// The imported foods found by words, with possible figures, that the household does not have, best first.
  func importedFoods(_ words: String, limit: Int) throws(StoreError) -> [Food] {
    var foods: [Food] = []
    for found in imported.search(ReferenceQuery(words, limit: limit)).map(\.food)
    where try store.food(from: found.source) == nil {
      let food = found.bankFood
      note(food)
      foods.append(food)
    }
    return foods
  }

  /// Remembers an imported food that was found, so that it can be looked up by id.
  func note(_ food: Food) { foundImports[food.id] = food }

  func writtenNames() throws(StoreError) -> WrittenNames { try ownFoods().written }

  /// Whether the food table has a food with this id.
  func isOfTable(_ id: UUID) -> Bool { table.position(of: id) != nil }

  /// A food of the household's bank; nil for one that it has never used.
  func ownFood(_ id: UUID) throws(StoreError) -> Food? { try ownFoods().ids.contains(id) ? store.food(id) : nil }

  /// The brands of the foods in the bank.
  func ownBrands() throws(StoreError) -> Set<String> { try ownFoods().brands }

  /// The food table's English name of the food that words of any language certainly mean.
  func englishName(of words: String) -> String? {
    guard let answer = table.best(words, state: nil), answer.match.quality <= .stem else { return nil }
    return table.food(answer.match.key).name
  }

  /// All titles for completion, own foods first.
  package func titles() throws(StoreError) -> [String] {
    try store.recipeNames().map(\.name) + store.foodNames().map(\.name) + table.names
  }

  /// Of several foods that fit about equally well, the one that this profile has used most; if there is none, candidates for a
  /// question.
  private func mostUsed(among matches: [NameMatch<Int>], profile: UUID) throws(StoreError) -> FoodHit? {
    var found: [(food: Food, quality: NameQuality)] = []
    var best: (place: Int, uses: Int)?
    for match in matches {
      let food = try bankFood(match.key)
      let use = try store.foodUse(of: food.id, by: profile)
      if let use, use.uses > best?.uses ?? 0 { best = (found.count, use.uses) }
      found.append((food, match.quality))
    }
    guard let chosen = best.map({ found[$0.place] }) ?? found.first else { return nil }
    return FoodHit(
      food: chosen.food, quality: chosen.quality, isOwn: best != nil,
      candidates: best == nil ? found.prefix(4).map(\.food.title) : [])
  }

  /// A food of the table, with the household's corrections if there are any.
  private func bankFood(_ position: Int) throws(StoreError) -> Food {
    let food = table.food(position)
    return try ownFoods().ids.contains(food.id) ? store.food(food.id) ?? food : food
  }

  private func ownFoods() throws(StoreError) -> OwnFoods {
    if let own { return own }
    var foods = OwnFoods()
    var titles = try store.recipeNames().map(\.name)
    for name in try store.foodNames() {
      foods.ids.insert(name.id)
      if let brand = name.brand { foods.brands.insert(brand) }
      let listed = table.food(of: name.id)
      guard listed?.name != name.name else { continue }
      let branded = name.brand.map {
        [FoodNames::FoodName("\(name.name) \($0)"), FoodNames::FoodName("\($0) \(name.name)")]
      }
      foods.index.insert(name.id, name: name.name, synonyms: branded ?? [], state: name.state)
      titles += [name.name, Food.title(name.name, state: name.state, brand: name.brand)]
    }
    foods.written = WrittenNames(titles)
    own = foods
    return foods
  }

  private func titles(of matches: [NameMatch<UUID>]) throws(StoreError) -> [String] {
    var titles: [String] = []
    for match in matches {
      if let food = try store.food(match.key) { titles.append(food.title) }
    }
    return titles
  }
}

/// The names of the household's own foods.
private struct OwnFoods {
  var ids: Set<UUID> = []
  var brands: Set<String> = []
  /// The titles of foods and recipes that contain punctuation.
  var written = WrittenNames.none
  /// The names that only this household has. A food that came from the table is found by the table's names.
  var index = NameIndex<UUID>(isOfAnyLanguage: true)
}

/// A food that words mean.
package struct FoodHit: Sendable {
  /// With the household's corrections, if there are any; else as the table or an import has it.
  package let food: Food
  /// How well the words matched one of its names.
  package let quality: NameQuality
  /// Whether the household has used or made this food.
  package let isOwn: Bool
  /// Titles of foods that fit about equally well; where there are any, a question is better than a guess.
  package let candidates: [String]
}
