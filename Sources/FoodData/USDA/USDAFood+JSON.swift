package import JSON
internal import Nutrition

extension USDAFood {
  /// Reads a food of a JSON download or of an answer of the API: complete, abridged, or a search result.
  package init(_ document: JSONPart) throws(FoodReadingError) {
    guard document.kind == .object else { throw .notAFood }
    var reading = USDADocument()
    document.forEachMember { reading.take($0, $1) }
    self = try reading.food()
  }
}

/// The members of a food that were read so far.
private struct USDADocument {
  private var id: Int?
  private var title = ""
  private var dataType = ""
  private var category: String?
  private var published: Day?
  private var modified: Day?
  private var brand = USDABrand()
  private var amounts = USDAAmounts()
  private var portions: [USDAPortion] = []

  /// The most household measures of one food; more are left out.
  private static let mostPortions = 200

  mutating func take(_ name: JSONName, _ value: JSONPart) {
    switch name {
    case "fdcId": id = value.whole
    case "description": title = value.string ?? ""
    case "dataType": dataType = value.string ?? ""
    case "foodCategory": category = value.string ?? value.member("description")?.string ?? category
    case "wweiaFoodCategory": category = value.member("wweiaFoodCategoryDescription")?.string ?? category
    case "brandedFoodCategory": brand.category = value.line
    case "publicationDate", "publishedDate": published = value.day
    case "modifiedDate": modified = value.day
    case "brandOwner": brand.owner = value.line
    case "brandName": brand.name = value.line
    case "gtinUpc": brand.barcode = value.line
    case "servingSize": brand.servingSize = value.figure
    case "servingSizeUnit": brand.servingUnit = value.line
    case "householdServingFullText": brand.servingText = value.line
    case "foodNutrients": value.forEachElement { takeNutrient($0) }
    case "foodPortions", "foodMeasures":
      value.forEachElement { if portions.count < USDADocument.mostPortions { takePortion($0) } }
    default: break
    }
  }

  /// There are three forms: the nutrient as an object, its id and number beside the value, or only its number.
  private mutating func takeNutrient(_ document: JSONPart) {
    var id: Int?
    var number: String?
    var amount: FixedDecimal?
    document.forEachMember { name, value in
      switch name {
      case "nutrient":
        value.forEachMember { name, value in
          if name == "id" { id = value.whole }
          if name == "number" { number = value.plain }
        }
      case "nutrientId": id = value.whole
      case "nutrientNumber", "number": number = value.plain
      case "amount", "value": amount = value.figure
      default: break
      }
    }
    guard let amount else { return }
    if let nutrient = id.flatMap(USDANutrient.init(id:)) ?? number.flatMap(USDANutrient.init(number:)) {
      amounts.setFirst(nutrient, amount)
    }
  }

  private mutating func takePortion(_ document: JSONPart) {
    var portion = USDAPortion(amount: nil, unit: nil, modifier: "", description: "", grams: .zero)
    document.forEachMember { name, value in
      switch name {
      case "amount": portion.amount = value.figure
      case "gramWeight": portion.grams = value.figure ?? .zero
      case "modifier": portion.modifier = value.line
      case "portionDescription", "disseminationText": portion.description = value.line
      case "measureUnit":
        let unit = value.member("name").map(\.line) ?? ""
        portion.unit = unit.isEmpty || unit == "undetermined" ? nil : unit
      default: break
      }
    }
    if portion.grams > .zero { portions.append(portion) }
  }

  func food() throws(FoodReadingError) -> USDAFood {
    guard let kind = USDADocument.kinds[dataType] else { throw .notAFood }
    guard let id else { throw .noIdentifier }
    var brand = brand
    if brand.category.isEmpty { brand.category = category ?? "" }
    return USDAFood(
      id: id, kind: kind, title: title, category: category.map(PlainText.name), date: modified ?? published,
      amounts: amounts, portions: portions, brand: kind == .branded ? brand : nil)
  }

  private static let kinds: [String: USDAFood.Kind] = [
    "Foundation": .foundation, "SR Legacy": .legacy, "Survey (FNDDS)": .survey, "Branded": .branded,
  ]
}

extension JSONPart {
  /// A number, also where it is written as a string.
  fileprivate var figure: FixedDecimal? {
    if let number { return FixedDecimal(scientific: number) }
    return string.flatMap { FixedDecimal(scientific: $0.utf8) }
  }

  fileprivate var whole: Int? { figure?.wholeNumber }

  /// A string's text, or a number as it is written.
  fileprivate var plain: String? { string ?? number.map { String(decoding: $0, as: UTF8.self) } }

  fileprivate var line: String { PlainText.name(plain ?? "") }

  fileprivate var day: Day? { string.flatMap(USDARelease.day) }
}
