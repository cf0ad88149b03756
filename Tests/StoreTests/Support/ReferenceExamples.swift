import Nutrition
import Store

/// A food of an outside source.
func referenceFood(
  _ name: String, _ reference: String, _ kind: FoodSource.Kind = .openFoodFacts, release: String? = nil,
  date: Day? = nil, brand: String? = nil, energy: FixedDecimal? = FixedDecimal(100), category: FoodCategory = .other,
  otherNames: [String] = [], tags: [String] = [], state: FoodState? = nil, barcode: String? = nil
) -> ReferenceFood {
  ReferenceFood(
    source: FoodSource(kind, reference: reference, release: release, date: date), name: name, otherNames: otherNames,
    state: state, brand: brand, barcode: barcode, category: category, tags: tags,
    figures: Nutrients(energy: energy, protein: FixedDecimal(units: 1_230_000_000)),
    warnings: energy == nil ? [.missing([.energy])] : [])
}

extension ReferenceStore {
  /// A store in memory with these foods, imported in one go.
  static func with(_ foods: [ReferenceFood], key: String = "one") throws -> ReferenceStore {
    let store = try ReferenceStore.open(.memory)
    try store.add(foods, key: key)
    return store
  }

  @discardableResult
  func add(_ foods: [ReferenceFood], key: String) throws -> ImportCounts {
    let run = try beginImport(key, at: Instant(milliseconds: 1)) { _ in "with thanks" }
    try run.write(foods, position: foods.count)
    try run.finish(at: Instant(milliseconds: 2))
    return run.state.counts
  }

  /// The names of what is found.
  func names(_ text: String, limit: Int = 10) throws -> [String] {
    try search(ReferenceQuery(text, limit: limit)).map(\.food.name)
  }
}
