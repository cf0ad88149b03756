internal import Nutrition

extension OpenFoodFactsProduct {
  init(_ document: ProductDocument) {
    let reading = ProductReading(document)
    self.init(
      barcode: document.code, name: document.names.first, otherNames: document.names.others(upTo: 6),
      brand: document.brand, statement: reading.statement, serving: reading.serving, pack: PackContents.read(document),
      warnings: reading.warnings,
      category: ProductCategory.category(of: document.categories),
      tags: ProductCategory.tags(document.categories, labels: document.labels),
      modified: document.modified.flatMap { Day(secondsSince1970: $0) })
  }
}

extension Day {
  /// The day, in UTC, for seconds since 1970; nil outside of the years 1 to 9999.
  fileprivate init?(secondsSince1970 seconds: Int64) {
    let number = Int(seconds / 86_400)
    guard seconds > 0, number < 2_900_000 else { return nil }
    self.init(number: number)
  }
}
