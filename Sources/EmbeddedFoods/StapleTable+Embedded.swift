internal import EmbeddedWords
package import FoodNames
internal import Words

extension StapleTable {
  /// The table that comes with larder: the texts of `Sources/FoodNames/foods`, as `EmbedFoods` made them a table.
  package static let embedded = StapleTable(TableBytes(embeddedFoods), vocabulary: .embedded)
}

extension NameIndex {
  /// An index that knows the small words of the languages that come with larder.
  ///
  /// - Parameters:
  ///   - foods: about how many will be inserted.
  ///   - isOfAnyLanguage: names are in whatever language a household speaks, not in English.
  package init(expecting foods: Int = 0, isOfAnyLanguage: Bool = false) {
    self.init(expecting: foods, isOfAnyLanguage: isOfAnyLanguage, vocabulary: .embedded)
  }
}
