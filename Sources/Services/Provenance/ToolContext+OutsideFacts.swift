internal import FoodData
internal import FoodSources
internal import Nutrition

extension ToolContext {
  /// A food as its outside source has it, with facts that the food bank does not store: what counts as carbohydrate, and
  /// warnings. Nil where the source's answer is no longer stored.
  func outsideFood(of source: FoodSource) -> ReferenceFood? {
    if let imported = try? foodBank.imported.food(of: source) { return imported }
    switch source.kind {
    case .openFoodFacts:
      guard let reference = source.reference, let barcode = try? Barcode(reference),
        let kept = try? keptAnswer(to: .product(barcode)), case .product(let product) = kept.answer
      else { return nil }
      return product.referenceFood
    case .staples, .label, .usda, .nationalTable, .household, .estimate: return nil
    }
  }
}
