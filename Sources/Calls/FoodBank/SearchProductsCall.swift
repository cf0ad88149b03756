/// Searches Open Food Facts by name.
package struct SearchProductsCall: Call {
  package static let name = "search_products"

  /// Words of the product's name.
  package var query = ""

  package init() {}

  package static let fields: [CallField<SearchProductsCall>] =
    [
      .required("query", \.query)
    ]
}
