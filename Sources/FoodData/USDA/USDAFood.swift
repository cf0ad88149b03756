package import Nutrition

/// A food of FoodData Central, from any of its forms: tables, JSON, or an answer of its API.
package struct USDAFood: Hashable, Sendable {
  /// The kinds of records that are food to eat. Samples, acquisitions and experiments are not.
  package enum Kind: String, CaseIterable, Sendable {
    case foundation = "foundation_food"
    case legacy = "sr_legacy_food"
    case survey = "survey_fndds_food"
    case branded = "branded_food"
  }

  /// Its FDC id.
  package let id: Int
  /// The data set that it belongs to.
  package var kind: Kind
  /// "Bananas, raw".
  package var title: String
  /// The name of its category; nil where it has none.
  package var category: String?
  /// When it was published or last changed.
  package var date: Day?
  /// Per 100 g, or per 100 ml for a branded food whose serving is in millilitres.
  package var amounts: USDAAmounts
  /// Its household measures as written.
  package var portions: [USDAPortion]
  /// Nil for foods that are not branded.
  package var brand: USDABrand?

  package init(
    id: Int, kind: Kind, title: String, category: String? = nil, date: Day? = nil, amounts: USDAAmounts = USDAAmounts(),
    portions: [USDAPortion] = [], brand: USDABrand? = nil
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.category = category
    self.date = date
    self.amounts = amounts
    self.portions = portions
    self.brand = brand
  }
}

/// A household measure as FoodData Central writes it, in one of three styles.
package struct USDAPortion: Hashable, Sendable {
  /// The quantity of the measure that weighs `grams`; nil in survey foods.
  package var amount: FixedDecimal?
  /// "cup", "slice"; nil where the unit is "undetermined" (9999).
  package var unit: String?
  /// Free text: the whole measure in SR Legacy ("cup, chopped"), a numeric code in survey foods.
  package var modifier: String
  /// In survey foods: "1 cup", "Quantity not specified".
  package var description: String
  /// The weight of `amount` of the measure.
  package var grams: FixedDecimal

  package init(amount: FixedDecimal?, unit: String?, modifier: String, description: String, grams: FixedDecimal) {
    self.amount = amount
    self.unit = unit
    self.modifier = modifier
    self.description = description
    self.grams = grams
  }
}

/// What the pack of a branded food says.
package struct USDABrand: Hashable, Sendable {
  /// The company that owns the brand; empty where none is given.
  package var owner: String
  package var name: String
  /// The digits with leading zeros.
  package var barcode: String
  /// The size of a serving in `servingUnit`; nil where none is given.
  package var servingSize: FixedDecimal?
  /// "g", "GRM", "ml", "MLT".
  package var servingUnit: String
  /// "1 CAN".
  package var servingText: String
  /// The name of the maker's own category; empty where none is given.
  package var category: String

  package init(
    owner: String = "", name: String = "", barcode: String = "", servingSize: FixedDecimal? = nil,
    servingUnit: String = "",
    servingText: String = "", category: String = ""
  ) {
    self.owner = owner
    self.name = name
    self.barcode = barcode
    self.servingSize = servingSize
    self.servingUnit = servingUnit
    self.servingText = servingText
    self.category = category
  }
}
