internal import Calls
internal import FoodNames
internal import FoundationEssentials
package import Interpreter
package import Nutrition
package import Words

/// The interpreter's access to the food bank, for one profile.
package struct ProfileFoodFinder: FoodFinder {
  private let bank: FoodBank
  private let profile: UUID
  /// The language of the line being read, where it is known.
  private var language: Language?

  package init(bank: FoodBank, profile: Profile) {
    self.bank = bank
    self.profile = profile.id
  }

  /// A store that cannot be read gives no match; the tool that runs next reports the error.
  package func match(_ words: String, state: FoodState?) -> FoodMatch? {
    guard
      let hit = try? bank.loggable(words, state: state, profile: profile, language: language, inSentence: true)
    else { return nil }
    // Outside foods are not searched for a few letters that only come near a name.
    let isWhole = !hit.isNear || words.utf8.count >= FoodBank.leastLetters
    let resolved = ResolvedFood(
      hit.loggable.id, words: words, state: state, quality: hit.quality, candidates: hit.candidates)
    return FoodMatch(hit, isWhole ? resolved : nil)
  }

  /// Whether a recipe or food has this name; false where the store cannot be read.
  package func isName(_ words: String) -> Bool {
    (try? bank.dishes().isName(words) || bank.isName(words, language: language)) ?? false
  }

  /// A finder that does not match words approximately with names of other languages.
  package func speaking(_ language: Language) -> any FoodFinder {
    var finder = self
    finder.language = language
    return finder
  }

  /// The languages in which a food has this name; empty where the store cannot be read.
  package func languages(of words: String) -> Set<Language> { (try? bank.languages(of: words)) ?? [] }

  /// The written names of the household's foods and recipes; none where the store cannot be read.
  package var writtenNames: WrittenNames { (try? bank.writtenNames()) ?? .none }
}

extension FoodMatch {
  init(_ hit: LoggableMatch, _ resolved: ResolvedFood? = nil) {
    let isDish = hit.loggable.kind == .recipe
    let isOwn = isDish || hit.isOwn && hit.quality <= .stem
    self.init(
      title: hit.loggable.title, state: hit.loggable.state, quality: isOwn ? .own : FoodMatch.Quality(hit.quality),
      isAmbiguous: !hit.candidates.isEmpty, isDish: isDish, category: hit.loggable.category,
      per100Grams: hit.loggable.per100Grams, measures: hit.loggable.measures(), resolved: resolved)
  }
}

extension Loggable {
  fileprivate var state: FoodState? {
    switch self {
    case .food(let food): food.state
    case .dish: nil
    }
  }

  fileprivate var category: FoodCategory? {
    switch self {
    case .food(let food): food.category
    case .dish: nil
    }
  }
}

extension FoodMatch.Quality {
  init(_ quality: NameQuality) {
    switch quality {
    case .exact: self = .exact
    case .synonym: self = .synonym
    case .stem: self = .stem
    case .compound: self = .compound
    case .partial: self = .partial
    case .fuzzy: self = .fuzzy
    }
  }
}
