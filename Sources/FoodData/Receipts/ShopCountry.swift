/// The countries in which chains of shops are.
package enum ShopCountry {
  /// Of a chain by its name as receipts are read, the likeliest first (ISO 3166); none where it is not known.
  package static func codes(ofShop name: String) -> [String] {
    ReceiptText.stores.rows.lazy.compactMap { StoreProfile(row: $0) }.first { $0.name == name }?.countries ?? []
  }
}
