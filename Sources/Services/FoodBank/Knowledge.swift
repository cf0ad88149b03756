internal import EmbeddedFoods
package import FoodNames
package import Interpreter

/// What larder knows without a household: the food table and the words of all languages. Each is read when first needed, so
/// that a start costs nothing. Several sessions may share it.
package final class Knowledge {
  private let loadStaples: () -> StapleTable
  private let loadLexicon: () -> Lexicon
  private(set) lazy var table = FoodTable(loadStaples())
  /// The number of foods in the table.
  package var foods: Int { table.count }
  /// The words of all languages, for parsing lines.
  package private(set) lazy var lexicon = loadLexicon()
  /// The words of recipe lines; nil where they cannot be read.
  private(set) lazy var ingredientWords = try? IngredientWords.embedded()
  private lazy var otherIngredientWords = (try? ingredientWords?.others()) ?? []
  /// Parses recipe lines; nil where its words cannot be read.
  var ingredientReader: IngredientReader? {
    ingredientWords.map { IngredientReader(words: $0) { self.otherIngredientWords } }
  }

  /// - Parameters:
  ///   - staples, lexicon: read the table and the words; each is called once, when first needed.
  package init(staples: @escaping () -> StapleTable, lexicon: @escaping () -> Lexicon) {
    loadStaples = staples
    loadLexicon = lexicon
  }

  /// The knowledge that is compiled into the program. Tests read all of it; a text that cannot be read counts as missing.
  package static func embedded() -> Knowledge {
    Knowledge(staples: { .embedded }, lexicon: { (try? Lexicon.embedded()) ?? .empty })
  }
}
