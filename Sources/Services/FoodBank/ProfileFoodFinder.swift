internal import Calls
internal import FoodNames
internal import FoundationEssentials
package import Interpreter
package import Nutrition
package import Words

/// The food bank as the interpreter sees it, for one profile.
package struct ProfileFoodFinder: FoodFinder {
  private let bank: FoodBank
  private let profile: UUID
  /// Of the line that is read, where it is known.
  private var language: Language?

  package init(bank: FoodBank, profile: Profile) {
    self.bank = bank
    self.profile = profile.id
  }

  /// A store that cannot be read makes no match here; the tool that runs next reports it.
  package func match(_ words: String, state: FoodState?) -> FoodMatch? {
    guard
      let hit = try? bank.loggable(words, state: state, profile: profile, language: language, inSentence: true)
    else { return nil }
    // For a few letters that only come near a name, foods of outside sources have not been asked.
    let isWhole = !hit.isNear || words.utf8.count >= FoodBank.leastLetters
    let resolved = ResolvedFood(
      hit.loggable.id, words: words, state: state, quality: hit.quality, candidates: hit.candidates)
    return FoodMatch(hit, isWhole ? resolved : nil)
  }

  /// Whether a recipe or food is called so; false where the store cannot be read.
  package func isName(_ words: String) -> Bool {
    (try? bank.dishes().isName(words) || bank.isName(words, language: language)) ?? false
  }

  /// A finder that does not liken words to names of other languages.
  package func speaking(_ language: Language) -> any FoodFinder {
    var finder = self
    finder.language = language
    return finder
  }

  /// Those in which a food is called so; none where the store cannot be read.
  package func languages(of words: String) -> Set<Language> { (try? bank.languages(of: words)) ?? [] }

  /// Those of the household's foods and recipes; none where the store cannot be read.
  package var writtenNames: WrittenNames { (try? bank.writtenNames()) ?? .none }
}

extension FoodMatch {
  init(_ hit: LoggableMatch, _ resolved: ResolvedFood? = nil) {
    let isDish = hit.loggable.kind == .recipe
    let isOwn = isDish || hit.isOwn && hit.quality <= .stem
    self.init(
      title: hit.loggable.title, quality: isOwn ? .own : FoodMatch.Quality(hit.quality),
      isAmbiguous: !hit.candidates.isEmpty, isDish: isDish, isMixed: hit.loggable.isMixed,
      per100Grams: hit.loggable.per100Grams, measures: hit.loggable.measures(), resolved: resolved)
  }
}

extension Loggable {
  fileprivate var isMixed: Bool {
    switch self {
    case .food(let food): food.category == .other
    case .dish: true
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
