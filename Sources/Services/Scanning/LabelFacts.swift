package import FoodData
internal import FoundationEssentials
package import JSON
internal import Nutrition

/// A nutrition label as other programs read it: the figures per 100 g or ml, and every column as printed.
package struct LabelFacts: Encodable {
  private let read: ReadLabel
  private let food: ReferenceFood
  private var label: NutritionLabel { read.label }

  package init(_ label: NutritionLabel) {
    self.init(ReadLabel(label))
  }

  /// With what a model saw beside the figures.
  package init(_ read: ReadLabel) {
    self.read = read
    food = read.label.food()
  }

  package var json: JSONValue { JSONValue(encoding: self) ?? .null }

  private enum Keys: String, CodingKey {
    case kind, found, name, brand, barcode, basis, trust, warnings, columns, confidence, notes, doubts
    case servingGrams = "serving_g"
    case servingMillilitres = "serving_ml"
  }

  package func encode(to encoder: any Encoder) throws {
    try food.figures.encode(to: encoder)
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode("label", forKey: .kind)
    try container.encode(true, forKey: .found)
    try container.encode(read.name, forKey: .name)
    try container.encode(read.brand, forKey: .brand)
    try container.encode(read.barcode, forKey: .barcode)
    // Of a model alone.
    try container.encodeIfPresent(read.confidence, forKey: .confidence)
    try container.encodeIfPresent(read.notes, forKey: .notes)
    if !read.doubts.isEmpty { try container.encode(read.doubts, forKey: .doubts) }
    try container.encode(food.basis == .millilitres ? "100ml" : "100g", forKey: .basis)
    try container.encode(label.serving?.grams, forKey: .servingGrams)
    try container.encode(label.serving?.millilitres, forKey: .servingMillilitres)
    try container.encode(food.trust, forKey: .trust)
    try container.encode(food.warnings.map(\.code), forKey: .warnings)
    try container.encode(label.columns.map(Column.init), forKey: .columns)
  }
}

extension LabelFacts {
  /// A column as printed, in the units of its keys.
  private struct Column: Encodable {
    let column: NutritionLabel.Column

    struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }

      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(column.basis.name, forKey: Key(stringValue: "per"))
      for (figure, value) in column.values {
        try container.encode(value.value, forKey: Key(stringValue: figure.rawValue))
      }
      let bounds = column.values.filter { $0.value.isUpperBound }.map(\.key.rawValue).sorted()
      if !bounds.isEmpty { try container.encode(bounds, forKey: Key(stringValue: "less_than")) }
    }
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
