internal import Calls
internal import FoodData
internal import JSON
internal import Nutrition

extension Receipt {
  /// The receipt as other programs read it.
  var facts: JSONValue {
    [
      "kind": "receipt", "store": store.json, "date": day.json, "time": (time?.description).json,
      "currency": currency.json, "total": (total?.amount).json, "difference": (difference?.amount).json,
      "items": .array(lines.map(\.facts)), "warnings": warnings.map(\.code).json,
    ]
  }
}

extension Receipt.Line {
  /// The documented keys, and others where they are known.
  fileprivate var facts: JSONValue {
    [
      "original": original.json, "name": name.json, "quantity": quantity.json, "unit": unit.rawValue.json,
      "grams": (weight?.grams.figure).json, "grams_from": (weight?.basis.rawValue).json,
      "price": (lacksPrice ? nil : price.amount).json, "unit_price": unitPrice.json, "kind": kind.json,
      "category": category.json, "non_food": isNonFood.json, "applies_to": appliesTo.json,
      "corrected": isCorrected.json,
    ]
  }
}
