package import FoodData
internal import FoundationEssentials
package import JSON
internal import Nutrition

/// A product as other programs read it, with the same keys whether it was found or not.
package struct ProductFacts: Encodable {
  private var outcome: String?
  private var found = false
  private var product: OpenFoodFactsProduct?
  private var barcode: String?
  private var warnings: [String] = []
  private var results: [ProductFacts]?
  private var total: Int?

  package init(_ product: OpenFoodFactsProduct) {
    take(product)
  }

  private mutating func take(_ product: OpenFoodFactsProduct) {
    found = true
    self.product = product
    barcode = product.barcode
    warnings = product.warnings.map(\.code)
  }

  package init(_ answer: OpenFoodFactsAnswer) {
    switch answer {
    case .product(let product):
      take(product)
      outcome = "product"
    case .search(let products, let total):
      outcome = "search"
      found = !products.isEmpty
      results = products.map(ProductFacts.init)
      self.total = total
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

  private mutating func refuse(_ outcome: String, _ barcode: String?) {
    self.outcome = outcome
    self.barcode = barcode
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
    let figures = product?.figures ?? .unknown
    try figures.mapped { $0.rounded(toPlaces: 3) }.encode(to: encoder)
    var container = encoder.container(keyedBy: Keys.self)
    try container.encodeIfPresent(outcome, forKey: .outcome)
    try container.encode(found, forKey: .found)
    try container.encode(product?.name, forKey: .name)
    try container.encode(product?.brand, forKey: .brand)
    try container.encode(barcode, forKey: .barcode)
    try container.encode(product?.basisName, forKey: .basis)
    try container.encode(product?.statement?.unit, forKey: .unit)
    try container.encode(product?.preparationName, forKey: .preparation)
    try container.encode(serving.grams, forKey: .servingGrams)
    try container.encode(serving.millilitres, forKey: .servingMillilitres)
    try container.encode(product?.trust ?? FoodTrust.none, forKey: .trust)
    try container.encode(warnings, forKey: .warnings)
    try container.encodeIfPresent(results, forKey: .results)
    try container.encodeIfPresent(total, forKey: .total)
  }

  private var serving: (grams: Figure?, millilitres: Figure?) {
    switch product?.serving {
    case .grams(let amount): (amount.rounded(toPlaces: 3), nil)
    case .millilitres(let amount): (nil, amount.rounded(toPlaces: 3))
    case nil: (nil, nil)
    }
  }
}
