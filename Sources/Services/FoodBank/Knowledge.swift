internal import EmbeddedFoods
package import FoodNames
package import Interpreter

/// What larder knows before a household tells it anything: the food table and the words of the language. Each is read
/// when it is first asked for, so that it costs nothing at start; several sessions may share it.
package final class Knowledge {
  private let loadStaples: () -> StapleTable
  private let loadLexicon: () -> Lexicon
  private(set) lazy var table = FoodTable(loadStaples())
  /// How many foods the table has.
  package var foods: Int { table.count }
  /// The words that lines are read with, of all languages.
  package private(set) lazy var lexicon = loadLexicon()
  /// The words of recipe lines; nil where they cannot be read.
  private(set) lazy var ingredientWords = try? IngredientWords.embedded()
  private lazy var otherIngredientWords = (try? ingredientWords?.others()) ?? []
  /// Reads recipe lines; nil where its words cannot be read.
  var ingredientReader: IngredientReader? {
    ingredientWords.map { IngredientReader(words: $0) { self.otherIngredientWords } }
  }

  /// Takes how the table and the words are read; each is read once, when it is first needed.
  package init(staples: @escaping () -> StapleTable, lexicon: @escaping () -> Lexicon) {
    loadStaples = staples
    loadLexicon = lexicon
  }

  /// What is part of the program. The tests read all of it; a text that cannot be read is as if it were not there.
  package static func embedded() -> Knowledge {
    Knowledge(staples: { .embedded }, lexicon: { (try? Lexicon.embedded()) ?? .empty })
  }
}
