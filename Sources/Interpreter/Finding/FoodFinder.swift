package import Calls
package import Nutrition
package import Words

/// What the interpreter may ask about foods. It arbitrates: "fish and chips" is one food, "eggs and toast" are two.
package protocol FoodFinder {
  /// The best food for these words, whatever comes before and after them. Nil where nothing is near enough.
  ///
  /// - Parameters:
  ///   - words: lower case, single spaces, no amounts: "chicken breast".
  ///   - state: a state that was said apart from the name.
  func match(_ words: String, state: FoodState?) -> FoodMatch?

  /// Whether these words are the name of a food, so that `match` would be sure. It costs less where they are none.
  func isName(_ words: String) -> Bool

  /// The languages in which these words are the name of a food.
  func languages(of words: String) -> Set<Language>

  /// The names that have marks in them.
  var writtenNames: WrittenNames { get }

  /// The same finder for a line of one language: its words are not likened to names of another.
  func speaking(_ language: Language) -> any FoodFinder
}

extension FoodFinder {
  /// None, for a finder that knows no such names.
  package var writtenNames: WrittenNames { .none }

  /// None, for a finder that does not tell languages apart.
  package func languages(of words: String) -> Set<Language> { [] }

  /// The finder itself, where it does not tell languages apart.
  package func speaking(_ language: Language) -> any FoodFinder { self }

  /// Whether `match` is sure of these words.
  package func isName(_ words: String) -> Bool { match(words, state: nil)?.quality.isSure == true }
}

/// How words met a food.
package struct FoodMatch: Hashable, Sendable {
  /// From the surest to the weakest.
  package enum Quality: Int, Comparable, Sendable {
    /// The household's own name for it.
    case own
    /// The name itself.
    case exact
    case synonym
    /// The name but for an ending: "eggs".
    case stem
    /// All its words are there, in another order or with one more: "whole milk" for "milk, whole, organic".
    case compound
    /// Some of its words: "beans" for "baked beans".
    case partial
    /// One or two letters differ.
    case fuzzy

    /// The surer of two is the smaller one: `own < fuzzy`.
    package static func < (left: Quality, right: Quality) -> Bool { left.rawValue < right.rawValue }

    /// Sure enough to take without asking.
    package var isSure: Bool { self <= .stem }
  }

  /// "pasta, cooked".
  package let title: String
  /// How well the words fit the name.
  package let quality: Quality
  /// Another food met the words about as well: asking is better than guessing.
  package let isAmbiguous: Bool
  /// A recipe of the household: it comes in servings, and as a whole pot.
  package let isDish: Bool
  /// It is made of several things, of which one may be left out.
  package let isMixed: Bool
  /// Energy and nutrients of 100 g of it, in the state that its title names.
  package let per100Grams: Nutrients
  /// What its pieces, slices and servings weigh, as far as that is known.
  package let measures: Measures
  /// Which food it is, for a call that logs it; nil where only the tool can tell.
  package let resolved: ResolvedFood?

  package init(
    title: String, quality: Quality, isAmbiguous: Bool, isDish: Bool = false, isMixed: Bool = false,
    per100Grams: Nutrients, measures: Measures, resolved: ResolvedFood? = nil
  ) {
    self.resolved = resolved
    self.isDish = isDish
    self.isMixed = isMixed
    self.title = title
    self.quality = quality
    self.isAmbiguous = isAmbiguous
    self.per100Grams = per100Grams
    self.measures = measures
  }

  /// The same food for only some of the words.
  var weakened: FoodMatch { self.as(max(quality, .partial)) }

  /// The same food for words of which it is only the end.
  func taken(for words: String, _ state: FoodState?) -> FoodMatch {
    copy(max(quality, .partial), resolved?.taken(for: words, state))
  }

  /// The same food for words that meet it otherwise.
  func `as`(_ quality: Quality) -> FoodMatch { copy(quality, resolved) }

  private func copy(_ quality: Quality, _ resolved: ResolvedFood?) -> FoodMatch {
    FoodMatch(
      title: title, quality: quality, isAmbiguous: isAmbiguous, isDish: isDish, isMixed: isMixed,
      per100Grams: per100Grams, measures: measures, resolved: resolved)
  }
}

extension FoodMatch {
  /// A usual serving of it is several pieces: fries, grapes.
  var isEatenBySeveral: Bool {
    guard let piece = measures[.piece], let serving = measures[.serving] else { return false }
    return serving.figure >= piece.figure * FixedDecimal(3)
  }

  /// What one eats of it is a slice of a whole: pies and cakes, but no pizza.
  var isCutInSlices: Bool {
    guard let slice = measures[.slice], let serving = measures[.serving], serving == slice else { return false }
    return measures[.piece].map { $0 == slice } ?? true
  }
}
