internal import FoodData
package import Nutrition
package import Store

/// The foods of outside sources that were imported. Where there are none, asking costs next to nothing, and the database is
/// opened when a food is looked for that the household does not know.
package final class ImportedFoods {
  private let open: () throws(StoreError) -> ReferenceStore?
  private var opened: ReferenceStore?

  /// - Parameter open: gives what was imported; nil where nothing was yet, and then it is asked again the next time.
  package init(open: @escaping () throws(StoreError) -> ReferenceStore?) {
    self.open = open
  }

  /// Those of a home into which nothing was imported.
  package static var none: ImportedFoods {
    ImportedFoods { () throws(StoreError) in nil }
  }

  /// The foods of a barcode, the one changed last first.
  package func foods(barcode: Barcode) throws(StoreError) -> [ReferenceFood] {
    try store()?.foods(barcode: barcode.digits) ?? []
  }

  /// The food of a source by its key there.
  package func food(of source: FoodSource) throws(StoreError) -> ReferenceFood? {
    guard let reference = source.reference else { return nil }
    return try store()?.food(source.kind, reference: reference)
  }

  /// The foods that words mean, best first; none whose figures no food can have. Where what was imported cannot be read,
  /// there are none: what the household knows is known without it, and `larder doctor` says what is wrong.
  func search(_ query: ReferenceQuery) -> [ReferenceHit] {
    let hits = (try? store()?.search(query)) ?? []
    return hits.filter { $0.food.trust == .ok || $0.food.trust == .check }
  }

  private func store() throws(StoreError) -> ReferenceStore? {
    if opened == nil { opened = try open() }
    return opened
  }
}

extension ReferenceFood {
  /// This food as the household's food bank gets it: the same in every home, whenever it is first used.
  package var bankFood: Food {
    var food = food(
      id: StableIdentifier.of("\(source.kind.rawValue):\(source.reference ?? name)"),
      created: Instant(milliseconds: 0))
    if food.name.unicodeScalars.count > Food.longestName {
      food.name = String(String.UnicodeScalarView(food.name.unicodeScalars.prefix(Food.longestName)))
    }
    return food
  }
}
