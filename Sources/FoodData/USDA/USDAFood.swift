package import Nutrition

/// A food as FoodData Central has it, put together from whichever form it came in: tables, JSON, an answer of its API.
package struct USDAFood: Hashable, Sendable {
  /// The kinds of record that are food to eat. Samples, acquisitions and experiments are not.
  package enum Kind: String, CaseIterable, Sendable {
    case foundation = "foundation_food"
    case legacy = "sr_legacy_food"
    case survey = "survey_fndds_food"
    case branded = "branded_food"
  }

  /// Its FDC id.
  package let id: Int
  /// Which of FoodData Central's collections it is of.
  package var kind: Kind
  /// "Bananas, raw".
  package var title: String
  /// The name of its category, where it has one.
  package var category: String?
  /// When it was published or last changed.
  package var date: Day?
  /// Per 100 g, or per 100 ml for a branded food whose serving is in millilitres.
  package var amounts: USDAAmounts
  /// Its household measures, as they are written there.
  package var portions: [USDAPortion]
  /// Of branded foods only.
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

/// A household measure as FoodData Central writes it: in one of three styles.
package struct USDAPortion: Hashable, Sendable {
  /// How many of the measure weigh `grams`. Empty in survey foods.
  package var amount: FixedDecimal?
  /// "cup", "slice"; nil where the release has "undetermined" (unit 9999).
  package var unit: String?
  /// Free text: the whole measure in SR Legacy ("cup, chopped"), a number code in survey foods.
  package var modifier: String
  /// "1 cup", "Quantity not specified": survey foods.
  package var description: String
  /// What `amount` of the measure weigh together.
  package var grams: FixedDecimal

  package init(amount: FixedDecimal?, unit: String?, modifier: String, description: String, grams: FixedDecimal) {
    self.amount = amount
    self.unit = unit
    self.modifier = modifier
    self.description = description
    self.grams = grams
  }
}

/// What is on the pack of a branded food.
package struct USDABrand: Hashable, Sendable {
  /// The company that owns the brand; empty where none is stated.
  package var owner: String
  package var name: String
  /// Digits, leading zeros kept.
  package var barcode: String
  /// The size of a serving in `servingUnit`; nil where none is stated.
  package var servingSize: FixedDecimal?
  /// "g", "GRM", "ml", "MLT".
  package var servingUnit: String
  /// "1 CAN".
  package var servingText: String
  /// The name of the category that the maker put it in; empty where none is stated.
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
