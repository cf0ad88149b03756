internal import JSON
internal import Nutrition

/// The members of a product that are read, as Open Food Facts writes them. A single pass over the document collects
/// them; it has hundreds of others.
struct ProductDocument: Sendable {
  var code: String?
  var names = ProductNames()
  var brand: String?
  /// Tags such as "en:beverages".
  var categories: [String] = []
  var labels: [String] = []
  var countries: [String] = []
  var quantity: String?
  /// The quantity of the whole pack.
  var productQuantity: FixedDecimal?
  var productQuantityUnit: String?
  var servingSize: String?
  var servingQuantity: FixedDecimal?
  var servingQuantityUnit: String?
  /// "100g", "100ml" or "serving".
  var nutritionPer: String?
  var preparedNutritionPer: String?
  /// Whether it is marked that the pack has no nutrition table.
  var statesNoNutrition = false
  var flat = FlatNutriments()
  var aggregated: AggregatedNutrition?
  var hasInputSets = false
  /// When the product was last changed, in seconds since 1970.
  var modified: Int64?
  /// "food", "beauty"; nil where it is not given.
  var productType: String?
  /// Whether any of the members belongs to a product.
  var isProduct = false

  init(_ object: JSONPart) {
    object.forEachMember { name, part in
      if take(name, part) { isProduct = true }
    }
  }

  init() {}

  /// From a line that contains nothing else.
  init(line: ArraySlice<UInt8>) throws(JSONError) {
    var document = ProductDocument()
    try JSONPart.forEachMember(of: line) { name, part in
      if document.take(name, part) { document.isProduct = true }
    }
    self = document
  }

  /// False for a member that says nothing about a product.
  private mutating func take(_ name: JSONName, _ part: JSONPart) -> Bool {
    switch name {
    case "code": code = part.codeText ?? code
    case "_id":
      code = code ?? part.codeText
      return false
    case "brands": brand = part.firstListed
    case "lang", "lc":
      names.take(name == "lang" ? .language : .secondLanguage, part.string)
      return false
    case "categories_tags": categories = part.tags(upTo: 64)
    case "labels_tags": labels = part.tags(upTo: 64)
    case "countries_tags": countries = part.tags(upTo: 256)
    case "quantity": quantity = part.string
    case "product_quantity": productQuantity = StatedAmount(part)?.value
    case "product_quantity_unit": productQuantityUnit = part.string
    case "serving_size": servingSize = part.string
    case "serving_quantity": servingQuantity = StatedAmount(part)?.value
    case "serving_quantity_unit": servingQuantityUnit = part.string
    case "nutrition_data_per": nutritionPer = part.string
    case "nutrition_data_prepared_per": preparedNutritionPer = part.string
    case "no_nutrition_data": statesNoNutrition = statesNoNutrition || part.isSet
    case "nutriments": flat = FlatNutriments(part)
    case "nutrition": takeNutrition(part)
    case "last_modified_t": modified = StatedAmount(part).map { $0.value.units / FixedDecimal.scale }
    case "product_type": productType = part.string
    default: return takeName(name, part)
    }
    return true
  }

  private mutating func takeNutrition(_ nutrition: JSONPart) {
    nutrition.forEachMember { name, part in
      switch name {
      case "aggregated_set" where part.member("nutrients")?.kind == .object: aggregated = AggregatedNutrition(part)
      case "input_sets": part.forEachElement { _ in hasInputSets = true }
      case "no_nutrition_data_on_packaging": statesNoNutrition = statesNoNutrition || part.isSet
      default: break
      }
    }
  }

  private mutating func takeName(_ name: JSONName, _ part: JSONPart) -> Bool {
    guard let kind = ProductNames.Kind(name.bytes) else { return false }
    // The newest search service sends an object with a name for each language.
    if part.kind == .object {
      part.forEachMember { names.take($0 == "main" ? kind : kind.in(language: $0.text), $1.string) }
    } else {
      names.take(kind, part.string)
    }
    return true
  }
}

extension JSONPart {
  /// A barcode is kept as text, even where it is written as a number, so that leading zeros stay.
  fileprivate var codeText: String? {
    guard let text = string ?? number.map({ String(decoding: $0, as: UTF8.self) }) else { return nil }
    let plain = PlainText(text, limit: 64).text
    return plain.isEmpty ? nil : plain
  }

  /// The first non-blank item of an array or of a comma-separated list.
  fileprivate var firstListed: String? {
    var items: [String] = []
    if let string { items = string.split(separator: ",").prefix(20).map(String.init) }
    forEachElement { if items.count < 20, let item = $0.string { items.append(item) } }
    return items.lazy.map { PlainText($0).text }.first { !$0.isEmpty }
  }

  fileprivate func tags(upTo limit: Int) -> [String] {
    var tags: [String] = []
    forEachElement { if tags.count < limit, let tag = $0.string, tag.utf8.count <= 200 { tags.append(tag) } }
    return tags
  }

  /// Whether a flag is set: "on", "true", true and 1 are; "off", "" and null are not.
  fileprivate var isSet: Bool {
    if let string { return ["on", "true", "1", "yes"].contains(string.lowercased()) }
    return isTrue || number.map { $0.elementsEqual([UInt8(ascii: "1")]) } ?? false
  }
}
