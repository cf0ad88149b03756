/// The countries of shop chains.
package enum ShopCountry {
  /// The countries (ISO 3166) of a chain, the most likely first; empty where the chain is unknown.
  package static func codes(ofShop name: String) -> [String] {
    ReceiptText.stores.rows.lazy.compactMap { StoreProfile(row: $0) }.first { $0.name == name }?.countries ?? []
  }
}
