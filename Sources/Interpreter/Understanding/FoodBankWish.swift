package import Nutrition

/// What is to be done with the foods of the food bank.
package enum FoodBankWish: Hashable, Sendable {
  case browse(FoodShelf)
  case correct(CorrectedFigures)
  /// Which of the days that a correction waits for are computed anew.
  case recompute(RecomputedSpan)
  /// A new name.
  case rename(String, to: String)
  /// What one of a unit weighs, in grams.
  case portion(String, MeasureUnit, grams: Figure)
  case brand(String, brand: String)
  case barcode(String, digits: String)
  case shelve(String, FoodCategory)
  case tag(String, tags: [String], isRemoved: Bool)
  case delete(String)
  /// Given to Open Food Facts.
  case contribute(String)
  case explain(AskedNumber)
}

/// Which foods are asked for; nothing is all of them.
package struct FoodShelf: Hashable, Sendable {
  package var category: FoodCategory?
  package var tag: String?
  package var words: String?
  /// The next page of what was shown.
  package var isMore = false

  package init() {}
}

/// New figures of a food that is known.
package struct CorrectedFigures: Hashable, Sendable {
  package var food: String
  package var figures: Nutrients
  /// What the figures are of, in words; nil is 100 g.
  package var per: String?

  package init(food: String, figures: Nutrients, per: String? = nil) {
    self.food = food
    self.figures = figures
    self.per = per
  }
}

package enum RecomputedSpan: Hashable, Sendable {
  case all, none
  /// From the first to the last day, where one is named.
  case days(Day?, Day?)
}

/// A number that somebody asks about.
package struct AskedNumber: Hashable, Sendable {
  package var figure: Figure?
  package var food: String?

  package init(figure: Figure? = nil, food: String? = nil) {
    self.figure = figure
    self.food = food
  }
}
