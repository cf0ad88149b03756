internal import FoodData
internal import Nutrition
internal import Words

extension ToolContext {
  /// The content of a usual pack of a food where it was bought: the packet that the household remembers or that the food's data
  /// has, else the food table's for the country.
  func usualPack(of food: Food, boughtAt store: String?, _ currency: String) throws(ToolError) -> UsualPack? {
    let listed = foodBank.listed(food.id)
    // The food table's packets are single servings, such as a sachet of ketchup.
    if let packet = food.measures()[.packet], packet != listed?.measures()[.packet] {
      return UsualPack(.weight(packet))
    }
    return foodBank.usualPack(of: food.id, in: country(ofShop: store, currency))
  }

  /// The code of the country (ISO 3166): that of the shop's chain, else of the currency; for a currency of several countries,
  /// that of the language.
  private func country(ofShop store: String?, _ currency: String) -> String {
    let countries = store.map(ShopCountry.codes) ?? []
    let ofCurrency = String(currency.prefix(2))
    if currency != "EUR", countries.isEmpty || countries.contains(ofCurrency) { return ofCurrency }
    let ofLanguage = language()?.code.uppercased()
    if let ofLanguage, countries.isEmpty || countries.contains(ofLanguage) { return ofLanguage }
    return countries.first ?? ofCurrency
  }
}
