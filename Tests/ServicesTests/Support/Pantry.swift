import EmbeddedFoods
import FoodNames
import Interpreter
import Nutrition

/// The food table and the words that come with larder.
enum Pantry {
  static let table = StapleTable.embedded
  static let lexicon = (try? Lexicon.embedded()) ?? .empty
  static let staples = (0..<table.count).map { table.food(at: $0, created: Instant(milliseconds: 0)) }
}
