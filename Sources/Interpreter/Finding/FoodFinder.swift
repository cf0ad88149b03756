package import Calls
package import Nutrition
package import Words

/// Looks up foods for the interpreter. It decides where names end: "fish and chips" is one food, "eggs and toast" are
/// two.
package protocol FoodFinder {
  /// The best food for exactly these words. Nil where nothing is near enough.
  ///
  /// - Parameters:
  ///   - words: lower case, single spaces, no amounts: "chicken breast".
  ///   - state: a state that was given apart from the name.
  func match(_ words: String, state: FoodState?) -> FoodMatch?

  /// Whether the words are the name of a food, so that `match` would be sure. Faster than `match` where they are not.
  func isName(_ words: String) -> Bool

  /// The languages in which the words are the name of a food.
  func languages(of words: String) -> Set<Language>

  /// The names that contain marks.
  var writtenNames: WrittenNames { get }

  /// The same finder for a line in one language: loose matches are limited to names of that language.
  func speaking(_ language: Language) -> any FoodFinder
}

extension FoodFinder {
  /// None by default.
  package var writtenNames: WrittenNames { .none }

  /// None by default.
  package func languages(of words: String) -> Set<Language> { [] }

  /// The finder itself by default.
  package func speaking(_ language: Language) -> any FoodFinder { self }

  /// By default whether `match` is sure of the words.
  package func isName(_ words: String) -> Bool { match(words, state: nil)?.quality.isSure == true }
}

/// A food that matches words.
package struct FoodMatch: Hashable, Sendable {
  /// How the words match, from the surest to the weakest.
  package enum Quality: Int, Comparable, Sendable {
    /// The household's own name for the food.
    case own
    /// The food's main name.
    case exact
    case synonym
    /// The name apart from an ending: "eggs".
    case stem
    /// All words of the name, in another order or with one more: "whole milk" for "milk, whole, organic".
    case compound
    /// Some of its words: "beans" for "baked beans".
    case partial
    /// The name apart from one or two letters.
    case fuzzy

    /// The surer of two is the smaller: `own < fuzzy`.
    package static func < (left: Quality, right: Quality) -> Bool { left.rawValue < right.rawValue }

    /// Sure enough to be taken without asking.
    package var isSure: Bool { self <= .stem }
  }

  /// The name with its state: "pasta, cooked".
  package let title: String
  /// The state of which its figures are; nil where a food has only one.
  package let state: FoodState?
  /// How well the words fit the name.
  package let quality: Quality
  /// Whether another food matches about as well, so that asking is better than guessing.
  package let isAmbiguous: Bool
  /// Whether it is a recipe of the household, which has servings and a whole.
  package let isDish: Bool
  /// Nil for a recipe of the household.
  package let category: FoodCategory?
  /// Energy and nutrients per 100 g, in the state that its title names.
  package let per100Grams: Nutrients
  /// The weights of its pieces, slices and servings, as far as they are known.
  package let measures: Measures
  /// The food's id for the call that logs it; nil where only the tool can look it up.
  package let resolved: ResolvedFood?

  package init(
    title: String, state: FoodState? = nil, quality: Quality, isAmbiguous: Bool, isDish: Bool = false,
    category: FoodCategory? = nil,
    per100Grams: Nutrients, measures: Measures, resolved: ResolvedFood? = nil
  ) {
    self.resolved = resolved
    self.isDish = isDish
    self.category = category
    self.title = title
    self.state = state
    self.quality = quality
    self.isAmbiguous = isAmbiguous
    self.per100Grams = per100Grams
    self.measures = measures
  }

  /// The same food, matched by only some of the words.
  var weakened: FoodMatch { self.as(max(quality, .partial)) }

  /// The same food for words of which it matches only the end.
  func taken(for words: String, _ state: FoodState?) -> FoodMatch {
    copy(max(quality, .partial), resolved?.taken(for: words, state))
  }

  /// The same food for other words that mean it just as well: light cheddar for "reduced fat cheddar".
  func said(as words: String, _ state: FoodState?) -> FoodMatch {
    copy(quality, resolved.map { $0.taken(for: words, state, as: $0.quality) })
  }

  /// The same food with another quality of match.
  func `as`(_ quality: Quality) -> FoodMatch { copy(quality, resolved) }

  private func copy(_ quality: Quality, _ resolved: ResolvedFood?) -> FoodMatch {
    FoodMatch(
      title: title, state: state, quality: quality, isAmbiguous: isAmbiguous, isDish: isDish, category: category,
      per100Grams: per100Grams, measures: measures, resolved: resolved)
  }
}

extension FoodMatch {
  /// Whether it is made of several foods, one of which may be left out.
  var isMixed: Bool { isDish || category == .other }

  /// Whether it is a dish that is poured into a bowl.
  var isSoup: Bool { category == .other && measures.density != nil && measures[.bowl] != nil }

  /// Whether it is drunk from a mug and has next to no energy, as coffee and tea without milk.
  var isPlainDrink: Bool {
    measures[.mug] != nil && per100Grams.energy.map { $0 < FixedDecimal(5) } == true
  }

  /// Whether a usual serving is several pieces, as of fries or grapes.
  var isEatenBySeveral: Bool {
    guard let piece = measures[.piece], let serving = measures[.serving] else { return false }
    return serving.figure >= piece.figure * FixedDecimal(3)
  }

  /// Whether a serving is a slice of a whole, as of pies and cakes, but not of pizza.
  var isCutInSlices: Bool {
    guard let slice = measures[.slice], let serving = measures[.serving], serving == slice else { return false }
    return measures[.piece].map { $0 == slice } ?? true
  }
}
