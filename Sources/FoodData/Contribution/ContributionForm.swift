internal import Nutrition

/// A contribution as a form for the write endpoint of Open Food Facts (`/cgi/product_jqm2.pl`).
package struct ContributionForm: Hashable, Sendable {
  /// A field with its name at Open Food Facts.
  package struct Field: Hashable, Sendable {
    package let name: String
    /// The value before percent-encoding.
    package let value: String
  }

  /// The product that the contribution is about.
  package let barcode: String
  /// In the order in which they are shown and sent. The sender adds the account.
  package let fields: [Field]

  /// Leaves out what the contribution does not have; figures have up to three decimal places and a decimal point.
  package init(_ contribution: Contribution) {
    var fields = [
      Field(name: "code", value: contribution.barcode), Field(name: "lang", value: contribution.language),
    ]
    func add(_ name: String, _ value: String?) {
      if let value { fields.append(Field(name: name, value: value)) }
    }
    add("product_name_\(contribution.language)", contribution.name)
    add("brands", contribution.brand)
    add("serving_size", contribution.serving)
    if contribution.figures != .unknown {
      add("nutrition_data", "on")
      add("nutrition_data_per", "100g")
    }
    for nutrient in Nutrient.allCases {
      guard let figure = contribution.figures[nutrient] else { continue }
      add("nutriment_\(nutrient.openFoodFactsName)", figure.formatted(places: 3, grouping: false))
      add("nutriment_\(nutrient.openFoodFactsName)_unit", nutrient.unit)
    }
    add("comment", "Entered from the pack")
    add("app_name", "larder")
    barcode = contribution.barcode
    self.fields = fields
  }

  /// The body of the request, encoded as browsers encode forms.
  package func body(adding further: [Field] = []) -> [UInt8] {
    (fields + further).map { "\(PercentEncoding.encoded($0.name.utf8))=\(PercentEncoding.encoded($0.value.utf8))" }
      .joined(separator: "&").utf8.map(\.self)
  }
}

extension ContributionForm.Field {
  package init(_ name: String, _ value: String) {
    self.init(name: name, value: value)
  }
}

extension Nutrient {
  /// The name at Open Food Facts.
  fileprivate var openFoodFactsName: String {
    switch self {
    case .energy: "energy-kcal"
    case .protein: "proteins"
    case .carbohydrate: "carbohydrates"
    case .fat: "fat"
    case .saturatedFat: "saturated-fat"
    case .sugar: "sugars"
    case .fibre: "fiber"
    case .sodium: "sodium"
    }
  }
}
