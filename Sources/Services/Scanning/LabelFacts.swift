internal import Calls
package import FoodData
internal import JSON
internal import Nutrition

extension ReadLabel {
  /// The label as other programs read it: the figures per 100 g or ml, every printed column, and what a model has read besides.
  var facts: JSONValue {
    let food = label.food()
    var facts = food.figures.facts.with([
      "kind": "label", "found": true, "name": name.json, "brand": brand.json, "barcode": barcode.json,
      "basis": food.basis == .millilitres ? "100ml" : "100g", "serving_g": (label.serving?.grams).json,
      "serving_ml": (label.serving?.millilitres).json, "trust": food.trust.rawValue.json,
      "warnings": food.warnings.map(\.code).json, "columns": .array(label.columns.map(\.facts)),
    ])
    // Only from a model.
    facts["confidence"] = confidence?.json
    facts["notes"] = notes?.json
    if !doubts.isEmpty { facts["doubts"] = doubts.json }
    return facts
  }
}

extension NutritionLabel.Column {
  /// The column as printed, in the units of its keys.
  fileprivate var facts: JSONValue {
    var facts: JSONValue = ["per": basis.name.json]
    for (figure, value) in values { facts[figure.rawValue] = value.value.json }
    let bounds = values.filter { $0.value.isUpperBound }.map(\.key.rawValue).sorted()
    if !bounds.isEmpty { facts["less_than"] = bounds.json }
    return facts
  }
}

extension NutritionLabel.Basis {
  /// "100 g", "serving".
  package var name: String {
    switch self {
    case .hundredGrams: "100 g"
    case .hundredMillilitres: "100 ml"
    case .serving: "serving"
    case .container: "container"
    case .prepared: "prepared"
    }
  }
}
