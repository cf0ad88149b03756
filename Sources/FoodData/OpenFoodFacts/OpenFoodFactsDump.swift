package import JSON
package import Nutrition

/// The bulk exports of Open Food Facts, one product at a time.
package enum OpenFoodFactsDump {
  /// Why a product in an export is not imported.
  package enum RecordError: Error, Hashable, Sendable {
    case unreadable(JSONError)
    /// The record has more or fewer fields than the header, because one of them contains a tab or a line break.
    case fieldCount(expected: Int, found: Int)
    case notFood
    case otherCountry
    case noBarcode
    case noName
    case noNutrition
  }

  /// The product on one line of the JSONL export, in any schema.
  ///
  /// - Parameter country: accepts only products sold there, by a tag ("en:germany"); nil for all.
  package static func food(
    line: ArraySlice<UInt8>, country: String? = nil
  ) throws(RecordError) -> ReferenceFood {
    let document: ProductDocument
    do { document = try ProductDocument(line: line) } catch { throw .unreadable(error) }
    return try food(document, country: country)
  }

  static func food(_ document: ProductDocument, country: String?) throws(RecordError) -> ReferenceFood {
    guard document.productType ?? "food" == "food" else { throw .notFood }
    if let country, !document.countries.contains(country) { throw .otherCountry }
    guard document.code != nil else { throw .noBarcode }
    guard document.names.first != nil else { throw .noName }
    guard let food = OpenFoodFactsProduct(document).referenceFood else { throw .noNutrition }
    return food
  }
}
