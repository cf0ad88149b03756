internal import FoodData
internal import Nutrition
internal import Words

extension ToolContext {
  /// What a usual pack of a food holds where a shop is: the packet that is remembered of it or that its data have, else that of
  /// the food table for the country.
  func usualPack(of food: Food, boughtAt store: String?, _ currency: String) throws(ToolError) -> UsualPack? {
    let listed = foodBank.listed(food.id)
    // The packets of the table are what is served: a sachet of ketchup.
    if let packet = food.measures()[.packet], packet != listed?.measures()[.packet] {
      return UsualPack(.weight(packet))
    }
    return foodBank.usualPack(of: food.id, in: country(ofShop: store, currency))
  }

  /// A country by its code (ISO 3166): that of the shop's chain, else that of the currency; of a currency of several
  /// countries, that of the language.
  private func country(ofShop store: String?, _ currency: String) -> String {
    let countries = store.map(ShopCountry.codes) ?? []
    let ofCurrency = String(currency.prefix(2))
    if currency != "EUR", countries.isEmpty || countries.contains(ofCurrency) { return ofCurrency }
    let ofLanguage = language()?.code.uppercased()
    if let ofLanguage, countries.isEmpty || countries.contains(ofLanguage) { return ofLanguage }
    return countries.first ?? ofCurrency
  }
}
