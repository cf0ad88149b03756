import FoodData

/// The food table that comes with larder, read once for all tests.
enum Pantry {
  static let staples: [Staple] = (try? Staples.embedded().all) ?? []
  static let table = StapleTable.embedded()
}
