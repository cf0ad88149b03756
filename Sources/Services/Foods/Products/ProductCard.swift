internal import EmbeddedMessages
package import FoodData
package import Messages
internal import Nutrition
package import Proposals

/// A product of Open Food Facts as a card.
package enum ProductCard {
  /// With its figures per 100 g or 100 ml and per serving, warnings, and the source.
  package static func card(of product: OpenFoodFactsProduct) -> Card {
    Card(title: title(of: product), rows: rows(of: product), notes: notes(of: product))
  }

  /// The results of a search, numbered.
  package static func card(of products: [OpenFoodFactsProduct], total: Int?) -> Card {
    let rows = products.prefix(most).enumerated().map { index, product in
      EntryRow.row(
        number: index + 1, name: title(of: product), amount: basis(of: product) ?? .empty, figures: product.figures,
        mark: .productTrust(trust: product.trust))
    }
    return Card(
      title: products.isEmpty ? .productsNone : .productsTitle, rows: rows,
      notes: more(total, products.count, rows.count) + [.sourceIs(source: [.sourceOpenFoodFacts])])
  }

  private static func more(_ total: Int?, _ found: Int, _ shown: Int) -> [Text] {
    let count = max(total ?? 0, found)
    return count > shown ? [.productsMore(count: count, shown: shown)] : []
  }

  private static let most = 20

  /// The name with its brand; else the barcode; else a text that it has no name.
  package static func title(of product: OpenFoodFactsProduct) -> Text {
    guard let name = product.name else {
      return product.barcode.map { .productOfBarcode(digits: $0) } ?? .productUnnamed
    }
    return .product(name, brand: product.brand)
  }

  /// "100 g", "100 ml"; nil without figures.
  package static func basis(of product: OpenFoodFactsProduct) -> Text? { product.statement.map { $0.unit.hundred } }

  private static func rows(of product: OpenFoodFactsProduct) -> [Card.Row] {
    guard let basis = basis(of: product) else { return [] }
    let figures = product.figures
    return [
      EntryRow.row(
        name: .perBasis(basis: basis), amount: .empty, figures: figures, mark: .productTrust(trust: product.trust))
    ]
      + serving(of: product) + [EntryRow.details(figures, of: basis)]
  }

  /// The figures of a serving; none where its unit differs from that of the figures.
  private static func serving(of product: OpenFoodFactsProduct) -> [Card.Row] {
    guard let serving = product.serving, let unit = product.statement?.unit else { return [] }
    switch (serving, unit) {
    case (.grams(let amount), .grams), (.millilitres(let amount), .millilitres):
      let size = unit == .grams ? MeasureUnit.gram : .millilitre
      let figures = product.figures.times(amount / FixedDecimal(100))
      return [
        EntryRow.row(name: .productServing(size: size.text(of: amount)), amount: .empty, figures: figures, mark: .empty)
      ]
    case (.grams, .millilitres), (.millilitres, .grams): return []
    }
  }

  private static func source(of food: ReferenceFood) -> Text {
    guard food.source.kind == .openFoodFacts else { return .sourceIs(source: [food.source.text]) }
    return source(food.source.reference, changed: food.source.date)
  }

  private static func source(_ barcode: String?, changed: Day?) -> Text {
    let parts = [
      .sourceOpenFoodFacts, barcode.map { Text.verbatim($0) }, changed.map { .sourceChanged(date: "\($0)") },
    ]
    return .sourceIs(source: parts.compactMap(\.self))
  }

  /// Warnings, whether the figures were only given per serving, and the source.
  package static func notes(of product: OpenFoodFactsProduct) -> [Text] {
    let converted: [Text] = product.statement?.isConverted == true ? [.productPerServing] : []
    return product.warnings.map(\.text) + converted + [source(product.barcode, changed: product.modified)]
  }
}

extension Text {
  /// A product's name, with its brand if it has one.
  static func product(_ name: String, brand: String?) -> Text {
    brand.map { .productNamed(name: name, brand: $0) } ?? .verbatim(name)
  }
}

extension ReferenceFood.Basis {
  /// "100 g", "100 ml".
  var hundred: Text { self == .millilitres ? MeasureUnit.millilitre.text(of: FixedDecimal(100)) : .hundredGrams }
}

extension ProductCard {
  /// A food of USDA's FoodData Central.
  static func card(of hit: USDAAnswer.Hit) -> Card {
    guard let food = hit.food else { return Card(title: .verbatim(hit.title), notes: [FoodWarning.noNutrition.text]) }
    var card = card(of: food)
    card.title = .verbatim(hit.title)
    return card
  }

  /// A food of any outside source.
  static func card(of food: ReferenceFood) -> Card {
    let basis = food.basis.hundred
    let portions = food.portions.prefix(4).map { portion in
      EntryRow.row(
        name: .mealAmountRoughly(amount: portion.unit.one, grams: portion.grams), amount: .empty,
        figures: food.figures.portion(of: portion.grams), mark: .empty)
    }
    let whole = EntryRow.row(
      name: .perBasis(basis: basis), amount: .empty, figures: food.figures, mark: .productTrust(trust: food.trust))
    return Card(
      title: .product(food.name, brand: food.brand),
      rows: [whole] + portions + [EntryRow.details(food.figures, of: basis)],
      notes: food.warnings.map(\.text) + [source(of: food)])
  }

  static func card(of hits: [USDAAnswer.Hit], total: Int?) -> Card {
    let rows = hits.prefix(most).enumerated().map { index, hit in
      EntryRow.row(
        number: index + 1, name: .verbatim(hit.title), amount: hit.food.map { $0.basis.hundred } ?? .empty,
        figures: hit.food?.figures ?? .unknown, mark: .productTrust(trust: hit.food?.trust ?? .none))
    }
    return Card(
      title: hits.isEmpty ? .foodsNone : .browseFoods, rows: rows,
      notes: more(total, hits.count, rows.count) + [.sourceIs(source: [.verbatim("USDA FoodData Central")])])
  }
}
