internal import Nutrition

/// A recipe line with its labels, made by people.
struct IngredientGold {
  let sentence: String
  let quantity: FixedDecimal?
  let low: FixedDecimal?
  let high: FixedDecimal?
  let unit: String
  /// The name, and alternatives that count as right.
  let names: [String]

  init(_ row: [String: String]) {
    func value(_ column: String) -> String { row[column, default: ""] }
    sentence = value("sentence")
    quantity = FixedDecimal(value("quantity"))
    low = FixedDecimal(value("quantity_low"))
    high = FixedDecimal(value("quantity_high"))
    unit = value("unit")
    names = [value("name")] + value("name_alt").split(separator: "|").map(String.init)
  }
}
