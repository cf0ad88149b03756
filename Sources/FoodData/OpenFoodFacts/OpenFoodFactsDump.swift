package import JSON
package import Nutrition

/// The bulk exports of Open Food Facts, a product at a time.
package enum OpenFoodFactsDump {
  /// Why a product of an export is no food for a household.
  package enum RecordError: Error, Hashable, Sendable {
    case unreadable(JSONError)
    /// Not as many fields as the header has, because one of them holds a tab or a line's end.
    case fieldCount(expected: Int, found: Int)
    case notFood
    case otherCountry
    case noBarcode
    case noName
    case noNutrition
  }

  /// The product of one line of the JSONL export, which is of any schema.
  ///
  /// - Parameter country: only what is sold there, by its tag ("en:germany").
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
