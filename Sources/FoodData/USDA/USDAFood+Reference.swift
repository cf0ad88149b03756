internal import EmbeddedWords
package import Nutrition
internal import Words

extension USDAFood {
  /// The food in larder's form. Its figures are per 100 g, or per 100 ml for a branded food whose serving is in
  /// millilitres; carbohydrate is by difference.
  package func reference(_ release: USDARelease) throws(FoodReadingError) -> ReferenceFood {
    guard id > 0 else { throw .noIdentifier }
    let letters = title.unicodeScalars.count
    guard letters <= USDAFood.longestTitle else { throw .nameTooLong }
    let parsed = FoodTitle(usda: title, isBranded: kind == .branded)
    guard !parsed.name.isEmpty else { throw .noName }
    let read = USDAFigures(amounts)
    guard read.figures != .unknown else { throw .noFigures }
    let measures = USDAPortions(of: self)
    var warnings = read.warnings
    if let brand, brand.servingMeasure == nil, brand.servingSize != nil { warnings.append(.servingUnitUnknown) }
    return ReferenceFood(
      source: FoodSource(.usda, reference: String(id), release: release.title(of: kind), date: date),
      name: parsed.name, otherNames: parsed.full.map { [$0] } ?? [], state: parsed.state, brand: brand?.shownName,
      barcode: brand?.validBarcode, category: foodCategory,
      basis: brand?.servingMeasure == .millilitre ? .millilitres : .grams, figures: read.figures,
      carbohydrate: read.figures.carbohydrate == nil ? nil : .byDifference, density: measures.density,
      portions: measures.portions, warnings: warnings)
  }

  /// SR lists juices with the fruits that they are made from.
  private var foodCategory: FoodCategory {
    let foodCategory = FoodGroupWords.embedded.category(of: brand.map(\.category) ?? category)
    let first = title.prefix { $0 != "," }.lowercased()
    return foodCategory == .produce && first.hasSuffix("juice") ? .beverages : foodCategory
  }

  static let longestTitle = 1_000
}

extension USDABrand {
  /// Gram or millilitre; nil for any other unit.
  var servingMeasure: MeasureUnit? {
    let unit = UnitWords.embedded.unit(servingUnit)
    return unit == .gram || unit == .millilitre ? unit : nil
  }

  /// The brand, otherwise its owner.
  fileprivate var shownName: String? {
    let shown = [name, owner].map { PlainText.name($0) }
    return shown.first { !$0.isEmpty }
  }

  /// The barcode, where it has 8 to 14 digits.
  fileprivate var validBarcode: String? {
    let digits = barcode.trimmed
    return (8...14).contains(digits.utf8.count) && digits.utf8.allSatisfy(\.isDigit) ? digits : nil
  }
}
