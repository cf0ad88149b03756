internal import FoodData
package import Nutrition
package import Store

/// The imported foods of outside sources. Their database is opened only when the household does not know a food, and nothing is
/// read where nothing was imported.
package final class ImportedFoods {
  private let open: () throws(StoreError) -> ReferenceStore?
  private var opened: ReferenceStore?

  /// - Parameter open: opens the database; nil where nothing was imported yet, in which case it is called again the next time.
  package init(open: @escaping () throws(StoreError) -> ReferenceStore?) {
    self.open = open
  }

  /// For a home without imports.
  package static var none: ImportedFoods {
    ImportedFoods { () throws(StoreError) in nil }
  }

  /// The foods with a barcode, the one changed last first.
  package func foods(barcode: Barcode) throws(StoreError) -> [ReferenceFood] {
    try store()?.foods(barcode: barcode.digits) ?? []
  }

  /// The food of a source, by its key there.
  package func food(of source: FoodSource) throws(StoreError) -> ReferenceFood? {
    guard let reference = source.reference else { return nil }
    return try store()?.food(source.kind, reference: reference)
  }

  /// The foods that words mean, best first, without those with impossible figures. Empty where the imports cannot be read:
  /// foods that the household knows do not need them, and `larder doctor` reports the error.
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
  /// The food in the form in which it enters the food bank, with an id that is the same in every home.
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
