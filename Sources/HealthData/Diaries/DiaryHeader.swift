internal import Nutrition

/// The meaning of a column in a diary's table.
enum DiaryColumn: Hashable {
  case day, time, group, meal, food, amount
  case energy, protein, carbohydrate, fat, saturatedFat, sugar, fibre, sodium, water
  case completed, metric, unit, exercise, exerciseEnergy, weight, measure, kilograms, pounds, note

  /// The column names in the trackers' exports, in lower case and without units. They belong to a file format and are
  /// not translated.
  static let names: [String: DiaryColumn] = [
    "day": .day, "date": .day, "time": .time, "group": .group, "meal": .meal, "food name": .food, "food": .food,
    "amount": .amount, "energy": .energy, "calories": .energy, "protein": .protein, "carbs": .carbohydrate,
    "carbohydrates": .carbohydrate, "carbohydrate": .carbohydrate, "fat": .fat, "saturated": .saturatedFat,
    "saturated fat": .saturatedFat, "sugars": .sugar, "sugar": .sugar, "fiber": .fibre, "fibre": .fibre,
    "sodium": .sodium, "water": .water, "completed": .completed, "metric": .metric, "unit": .unit,
    "exercise": .exercise, "exercise calories": .exerciseEnergy, "calories burned": .exerciseEnergy,
    "weight": .weight, "body fat": .measure, "neck": .measure, "waist": .measure, "hips": .measure,
    "kilograms": .kilograms, "pounds": .pounds, "note": .note,
  ]

  /// The columns with nutrients.
  static let figures: [(column: DiaryColumn, nutrient: Nutrient)] = [
    (.protein, .protein), (.carbohydrate, .carbohydrate), (.fat, .fat), (.saturatedFat, .saturatedFat),
    (.sugar, .sugar), (.fibre, .fibre), (.sodium, .sodium),
  ]
}

/// The positions of a diary table's columns, and the tracker that it comes from.
struct DiaryHeader: Hashable {
  /// The most columns of a header: trackers know some eighty nutrients.
  static let mostColumns = 256

  let file: DiaryFile
  let separator: UInt8
  private let places: [DiaryColumn: Int]
  private let units: [DiaryColumn: String]

  /// - Parameters:
  ///   - names: of the columns, in any order.
  ///   - name: of the file.
  /// - Returns: nil for another kind of table.
  init?(_ names: [String], separator: UInt8, name: String) {
    var places: [DiaryColumn: Int] = [:]
    var units: [DiaryColumn: String] = [:]
    for (place, header) in names.enumerated() {
      let unit = DiaryHeader.unit(of: header)
      // A percentage of a daily value is not a figure.
      guard let column = DiaryColumn.names[TrackerColumn.fold(header)], unit?.contains("%") != true else { continue }
      guard places[column] == nil || (units[column] == "kj" && unit == "kcal") else { continue }
      places[column] = place
      units[column] = unit
    }
    guard names.count <= DiaryHeader.mostColumns,
      let file = DiaryFile(columns: Set(places.keys), header: names.map { $0.lowercased() }, name: name)
    else { return nil }
    self.file = file
    self.separator = separator
    self.places = places
    self.units = units
  }

  subscript(column: DiaryColumn) -> Int? { places[column] }

  /// The unit in brackets after a column's name, in lower case: "kj".
  func unit(_ column: DiaryColumn) -> String? { units[column] }

  /// A column's figure converted to larder's unit: kcal, g, mg of sodium, ml of water.
  func value(_ figure: FixedDecimal, _ column: DiaryColumn) -> FixedDecimal {
    switch (column, units[column]) {
    case (.energy, "kj"): HealthUnit.ofKilojoules(figure)
    case (.energy, _): figure
    case (.sodium, "g"): figure * FixedDecimal(1_000)
    case (.sodium, "µg"), (.sodium, "μg"), (.sodium, "mcg"): figure / FixedDecimal(1_000)
    case (.sodium, _): figure
    case (_, "mg"): figure / FixedDecimal(1_000)
    default: figure
    }
  }

  private static func unit(of name: String) -> String? {
    guard let open = name.firstIndex(where: { $0 == "(" || $0 == "[" }) else { return nil }
    let unit = name[name.index(after: open)...].prefix { $0 != ")" && $0 != "]" }
    return unit.lowercased().filter { !$0.isWhitespace }
  }
}
