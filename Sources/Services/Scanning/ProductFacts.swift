package import FoodData
internal import FoundationEssentials
package import JSON
internal import Nutrition

/// A product as other programs read it, with the same keys whether it was found or not.
package struct ProductFacts: Encodable {
  private var outcome: String?
  private var found = false
  private var shown = ShownProduct()
  private var warnings: [String] = []
  private var results: [ProductFacts]?
  private var total: Int?

  package init(_ product: OpenFoodFactsProduct) {
    take(ShownProduct(product), product.warnings)
  }

  package init(_ hit: USDAAnswer.Hit) {
    take(ShownProduct(hit), hit.food?.warnings ?? [.noNutrition])
  }

  private mutating func take(_ product: ShownProduct, _ warnings: [FoodWarning]) {
    found = true
    shown = product
    self.warnings = warnings.map(\.code)
  }

  package init(_ answer: OpenFoodFactsAnswer) {
    switch answer {
    case .product(let product):
      take(ShownProduct(product), product.warnings)
      outcome = "product"
    case .search(let products, let total): take(results: products.map { ProductFacts($0) }, total: total)
    case .productNotFound(let barcode): refuse("product_not_found", barcode)
    case .invalidCode(let barcode): refuse("invalid_code", barcode)
    case .differentProductType(let barcode, _): refuse("different_product_type", barcode)
    case .rateLimited:
      outcome = "rate_limited"
      warnings = ["not_json", "rate_limited"]
    case .unreadable(let why):
      outcome = "unreadable"
      warnings = why == .notAProduct ? ["not_a_product"] : ["not_json"]
    }
  }

  package init(_ answer: USDAAnswer) {
    switch answer {
    case .food(let hit):
      self.init(hit)
      outcome = "product"
    case .search(let hits, let total):
      self.init()
      take(results: hits.map { ProductFacts($0) }, total: total)
    case .rateLimited:
      self.init()
      refuse("rate_limited", nil)
    case .keyRefused:
      self.init()
      refuse("key_refused", nil)
    }
  }

  private init() {}

  private mutating func take(results: [ProductFacts], total: Int?) {
    outcome = "search"
    found = !results.isEmpty
    self.results = results
    self.total = total
  }

  private mutating func refuse(_ outcome: String, _ barcode: String?) {
    self.outcome = outcome
    shown.barcode = barcode
    warnings = [outcome]
  }

  package var json: JSONValue { JSONValue(encoding: self) ?? .null }

  private enum Keys: String, CodingKey {
    case outcome, found, name, brand, barcode, basis, preparation, trust, warnings, results
    case unit = "per_unit"
    case servingGrams = "serving_g"
    case servingMillilitres = "serving_ml"
    case total = "total_count"
  }

  package func encode(to encoder: any Encoder) throws {
    try shown.figures.mapped { $0.rounded(toPlaces: 3) }.encode(to: encoder)
    var container = encoder.container(keyedBy: Keys.self)
    try container.encodeIfPresent(outcome, forKey: .outcome)
    try container.encode(found, forKey: .found)
    try container.encode(shown.name, forKey: .name)
    try container.encode(shown.brand, forKey: .brand)
    try container.encode(shown.barcode, forKey: .barcode)
    try container.encode(shown.basis, forKey: .basis)
    try container.encode(shown.unit, forKey: .unit)
    try container.encode(shown.preparation, forKey: .preparation)
    try container.encode(shown.servingGrams?.rounded(toPlaces: 3), forKey: .servingGrams)
    try container.encode(shown.servingMillilitres?.rounded(toPlaces: 3), forKey: .servingMillilitres)
    try container.encode(shown.trust, forKey: .trust)
    try container.encode(warnings, forKey: .warnings)
    try container.encodeIfPresent(results, forKey: .results)
    try container.encodeIfPresent(total, forKey: .total)
  }
}

/// What is told of a product, wherever it is from.
private struct ShownProduct {
  var name: String?
  var brand: String?
  var barcode: String?
  var basis: String?
  var unit: ReferenceFood.Basis?
  var preparation: String?
  var figures = Nutrients.unknown
  var servingGrams: Figure?
  var servingMillilitres: Figure?
  var trust = FoodTrust.none

  init() {}

  init(_ product: OpenFoodFactsProduct) {
    name = product.name
    brand = product.brand
    barcode = product.barcode
    basis = product.basisName
    unit = product.statement?.unit
    preparation = product.preparationName
    figures = product.figures
    trust = product.trust
    switch product.serving {
    case .grams(let amount): servingGrams = amount
    case .millilitres(let amount): servingMillilitres = amount
    case nil: break
    }
  }

  init(_ hit: USDAAnswer.Hit) {
    name = hit.title
    guard let food = hit.food else { return }
    brand = food.brand
    barcode = food.barcode
    basis = "100\(food.basis.rawValue)"
    unit = food.basis
    figures = food.figures
    trust = food.trust
    let serving = food.portions.first { $0.unit == .serving }?.grams.figure
    if food.basis == .grams { servingGrams = serving } else { servingMillilitres = serving }
  }
}
