import EmbeddedFoods
import FoodNames
import Nutrition

/// The food table that comes with larder.
enum Pantry {
  static let table = StapleTable.embedded
  static let staples = (0..<table.count).map { table.food(at: $0, created: Instant(milliseconds: 0)) }
}
