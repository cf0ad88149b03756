package import FoundationEssentials
package import Nutrition

/// What an index of names needs to know of a food.
package struct FoodName: Hashable, Sendable {
  package let id: UUID
  package let name: String
  /// The state in which it is weighed, such as cooked; nil where none is said.
  package let state: FoodState?
  /// The maker, as the household or the source writes it; nil where none is known.
  package let brand: String?
  /// Whether somebody of the household has marked it as a favourite.
  package let favourite: Bool
}

extension Store {
  /// The food of this id in the food bank; nil where it is not there.
  package func food(_ id: UUID) throws(StoreError) -> Food? { try connection.find(Food.self, id) }

  /// Those of the foods that exist, in the order of the ids.
  package func foods(_ ids: [UUID]) throws(StoreError) -> [Food] {
    var foods: [Food] = []
    for id in ids {
      if let food = try food(id) { foods.append(food) }
    }
    return foods
  }

  /// All foods of the food bank, by name.
  package func foodNames() throws(StoreError) -> [FoodName] {
    try connection.all("SELECT id, name, state, brand, favourite FROM food ORDER BY name, id") {
      row throws(StoreError) in
      FoodName(
        id: try row.uuid(), name: try row.text(), state: try row.optionalChoice(), brand: try row.optionalText(),
        favourite: row.bool())
    }
  }

  /// The food that came from this row of a source; of several, the one changed last. Nil where there is none.
  package func food(from source: FoodSource) throws(StoreError) -> Food? {
    guard let reference = source.reference else { return nil }
    return try connection.records(
      Food.self, "WHERE source_kind = ? AND source_reference = ? ORDER BY updated DESC, id LIMIT 1",
      [source.kind.rawValue, reference]
    ).first
  }

  /// The food with this barcode; of several, the one changed last.
  package func food(barcode: String) throws(StoreError) -> Food? {
    try connection.records(Food.self, "WHERE barcode = ? ORDER BY updated DESC, id LIMIT 1", [barcode]).first
  }

  /// The foods marked as favourites, by name.
  package func favouriteFoods() throws(StoreError) -> [Food] {
    try connection.records(Food.self, "WHERE favourite = 1 ORDER BY name, id")
  }
}
