internal import EmbeddedMessages
package import FoodData
internal import Messages
internal import Nutrition
package import Proposals

/// A product of Open Food Facts as a person sees it.
package enum ProductCard {
  package static func card(of product: OpenFoodFactsProduct) -> Card {
    Card(title: title(of: product), rows: rows(of: product), notes: notes(of: product))
  }

  /// The hits of a search, numbered.
  package static func card(of products: [OpenFoodFactsProduct], total: Int?) -> Card {
    let rows = products.prefix(most).enumerated().map { index, product in
      EntryRow.row(
        number: index + 1, name: title(of: product), amount: basis(of: product) ?? "", figures: product.figures,
        mark: mark(of: product.trust))
    }
    return Card(
      title: products.isEmpty ? "No product" : "Products", rows: rows,
      notes: more(total, products.count, rows.count) + ["Source: \(ProductWording.source)."])
  }

  private static func more(_ total: Int?, _ found: Int, _ shown: Int) -> [String] {
    let count = max(total ?? 0, found)
    return count > shown ? ["\(Figure(count).formatted()) in all; the first \(shown) are shown."] : []
  }

  private static let most = 20

  package static func title(of product: OpenFoodFactsProduct) -> String {
    let name = product.name ?? product.barcode.map { "product \($0)" } ?? "product without a name"
    return product.brand.map { "\(name) (\($0))" } ?? name
  }

  /// "100 g", "100 ml"; nil without figures.
  package static func basis(of product: OpenFoodFactsProduct) -> String? {
    product.statement.map { "100 \($0.unit.rawValue)" }
  }

  private static func mark(of trust: FoodTrust) -> String {
    switch trust {
    case .ok: ""
    case .check: "check it"
    case .impossible: "cannot be"
    case .none: "no figures"
    }
  }

  private static func rows(of product: OpenFoodFactsProduct) -> [Card.Row] {
    guard let basis = basis(of: product) else { return [] }
    let figures = product.figures
    return [EntryRow.row(name: "per \(basis)", amount: "", figures: figures, mark: mark(of: product.trust))]
      + serving(of: product) + [EntryRow.details(figures, of: basis)]
  }

  /// What one serving has; nothing where its unit is not that of the figures.
  private static func serving(of product: OpenFoodFactsProduct) -> [Card.Row] {
    guard let serving = product.serving, let unit = product.statement?.unit else { return [] }
    switch (serving, unit) {
    case (.grams(let amount), .grams), (.millilitres(let amount), .millilitres):
      let name = "1 serving = \(amount.formatted()) \(unit.rawValue)"
      let figures = product.figures.times(amount / Figure(100))
      return [EntryRow.row(name: name, amount: "", figures: figures, mark: "")]
    case (.grams, .millilitres), (.millilitres, .grams): return []
    }
  }

  private static func source(of food: ReferenceFood) -> String {
    guard food.source.kind == .openFoodFacts else { return "Source: \(food.source)." }
    return source(food.source.reference, changed: food.source.date)
  }

  private static func source(_ barcode: String?, changed: Day?) -> String {
    "Source: "
      + [ProductWording.source, barcode, changed.map { "changed \($0)" }].compactMap(\.self)
      .joined(separator: ", ") + "."
  }

  package static func notes(of product: OpenFoodFactsProduct) -> [String] {
    let converted =
      product.statement?.isConverted == true ? ["The label is per serving; per 100 is computed from it."] : []
    return product.warnings.map(\.sentence) + converted + [source(product.barcode, changed: product.modified)]
  }
}

extension ProductCard {
  /// A food of USDA's FoodData Central.
  static func card(of hit: USDAAnswer.Hit) -> Card {
    guard let food = hit.food else { return Card(title: hit.title, notes: [FoodWarning.noNutrition.sentence]) }
    var card = card(of: food)
    card.title = .verbatim(hit.title)
    return card
  }

  /// A food of any outside source.
  static func card(of food: ReferenceFood) -> Card {
    let basis = "100 \(food.basis.rawValue)"
    let portions = food.portions.prefix(4).map { portion in
      EntryRow.row(
        name: "1 \(portion.unit.rawValue) ≈ \(portion.grams)", amount: "",
        figures: food.figures.portion(of: portion.grams),
        mark: "")
    }
    return Card(
      title: food.brand.map { "\(food.name) (\($0))" } ?? food.name,
      rows: [EntryRow.row(name: "per \(basis)", amount: "", figures: food.figures, mark: mark(of: food.trust))]
        + portions + [EntryRow.details(food.figures, of: basis)],
      notes: food.warnings.map(\.sentence) + [source(of: food)])
  }

  static func card(of hits: [USDAAnswer.Hit], total: Int?) -> Card {
    let rows = hits.prefix(most).enumerated().map { index, hit in
      EntryRow.row(
        number: index + 1, name: hit.title, amount: hit.food.map { "100 \($0.basis.rawValue)" } ?? "",
        figures: hit.food?.figures ?? .unknown, mark: mark(of: hit.food?.trust ?? .none))
    }
    return Card(
      title: hits.isEmpty ? "No food" : "Foods", rows: rows,
      notes: more(total, hits.count, rows.count) + ["Source: USDA FoodData Central."])
  }
}
