import FoodData
import JSON
import Nutrition

/// Products and foods in JSON: answers of Open Food Facts and of FoodData Central, lines of a dump, answers to what was
/// contributed.
struct ProductTarget: FuzzTarget {
  static let name = "products"

  func take(_ bytes: [UInt8]) throws {
    for status in [nil, 200, 404, 503] {
      guard case .product(let product) = OpenFoodFactsAnswer(bytes[...], status: status) else { continue }
      if let food = product.referenceFood { try check(food) }
    }
    if let food = try? OpenFoodFactsDump.food(line: bytes[...]) { try check(food) }
    _ = ContributionAnswer(status: 200, body: bytes)
    guard let document = try? JSONPart(bytes[...]) else { return }
    _ = USDAAnswer(document)
    if let food = try? USDAFood(document).reference(USDARelease(date: nil)) { try check(food) }
  }

  private func check(_ food: ReferenceFood) throws {
    try BrokenPromise.unless(!food.name.isEmpty, "a food without a name")
    try BrokenPromise.unless(
      food.portions.allSatisfy { $0.grams > .zero && $0.grams <= Measures.most }, "a portion that cannot be")
  }
}
