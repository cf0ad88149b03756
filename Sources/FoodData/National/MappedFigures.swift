internal import Nutrition

/// The figures of a record of a mapped table, in larder's units, with warnings about them.
struct MappedFigures {
  private(set) var figures = Nutrients.unknown
  private(set) var warnings: [FoodWarning] = []
  private let table: NationalTable

  init(_ table: NationalTable) {
    self.table = table
  }

  mutating func read(_ row: borrowing TableRow) throws(FoodReadingError) {
    for nutrient in Nutrient.allCases where nutrient != .energy && nutrient != .sodium {
      guard let (column, unit) = table.columns.nutrient(nutrient) else { continue }
      figures[nutrient] = try figure(nutrient, column, row).map { unit == .grams ? $0 : $0 / FixedDecimal(1_000) }
    }
    try readSodium(row)
    let alcohol = try table.columns[.alcohol].flatMap { column throws(FoodReadingError) in try plain(column, row) }
    try readEnergy(row, alcohol: alcohol)
    warnings += FigurePlausibility(figures, alcohol: alcohol).warnings
  }

  private mutating func readSodium(_ row: borrowing TableRow) throws(FoodReadingError) {
    if let (column, unit) = table.columns.sodium, let sodium = try figure(.sodium, column, row) {
      figures.sodium = unit == .grams ? sodium * FixedDecimal(1_000) : sodium
    } else if let (column, unit) = table.columns.salt, let salt = try figure(.sodium, column, row) {
      let sodium = salt * MappedFigures.sodiumOfSalt
      figures.sodium = (unit == .grams ? sodium : sodium / FixedDecimal(1_000)).rounded(toPlaces: 1)
      warnings.append(.sodiumFromSalt)
    }
  }

  /// Milligrams of sodium in a gram of sodium chloride: 22.99 of 58.44 parts.
  private static let sodiumOfSalt = FixedDecimal(units: 39_340_000_000)

  private mutating func readEnergy(_ row: borrowing TableRow, alcohol: FixedDecimal?) throws(FoodReadingError) {
    let kilocalories = try energy(.kilocalories, row)
    let kilojoules = try energy(.kilojoules, row)
    switch (kilocalories, kilojoules) {
    case (let kilocalories?, let kilojoules):
      figures.energy = kilocalories
      if let kilojoules, differ(kilocalories * .kilojoulesPerKilocalorie, kilojoules) {
        warnings.append(.energyUnitsInconsistent)
      }
    case (nil, let kilojoules?):
      figures.energy = (kilojoules / .kilojoulesPerKilocalorie).rounded(toPlaces: 1)
      warnings.append(.energyFromKilojoules)
    case (nil, nil):
      guard let energy = energyOfMacros(alcohol) else { return }
      figures.energy = energy
      warnings.append(.energyFromMacros)
    }
  }

  private mutating func energy(
    _ unit: TableMapping.EnergyUnit, _ row: borrowing TableRow
  ) throws(FoodReadingError) -> FixedDecimal? {
    guard let column = table.columns[.energy(unit)] else { return nil }
    return try figure(.energy, column, row)
  }

  /// Whether they differ by more than a tenth and more than 20 kJ.
  private func differ(_ one: FixedDecimal, _ other: FixedDecimal) -> Bool {
    let apart = (one - other).magnitude
    return apart > max(one, other) / FixedDecimal(10) && apart > FixedDecimal(20)
  }

  /// The energy of protein, carbohydrate and fat, where all three are known (Regulation (EU) 1169/2011, annex XIV).
  private func energyOfMacros(_ alcohol: FixedDecimal?) -> FixedDecimal? {
    guard let protein = figures.protein, let carbohydrate = figures.carbohydrate, let fat = figures.fat else {
      return nil
    }
    let fibre = table.mapping.carbohydrate == .available ? figures.fibre ?? .zero : .zero
    return (protein + carbohydrate) * FixedDecimal(4) + fat * FixedDecimal(9) + (alcohol ?? .zero) * FixedDecimal(7)
      + fibre * FixedDecimal(2)
  }

  /// The figure in a cell, with a warning where it is a trace or an upper bound.
  private mutating func figure(
    _ nutrient: Nutrient, _ column: Int, _ row: borrowing TableRow
  ) throws(FoodReadingError) -> FixedDecimal? {
    switch cell(column, row) {
    case .unknown: return nil
    case .figure(let figure): return figure
    case .trace:
      warnings.append(.trace(nutrient))
      return .zero
    case .below(let bound):
      warnings.append(.upperBound(nutrient))
      return bound
    case .notANumber: throw .notANumber(column: table.columns.headers[column] ?? "")
    }
  }

  /// The figure in a cell, without a warning.
  private func plain(_ column: Int, _ row: borrowing TableRow) throws(FoodReadingError) -> FixedDecimal? {
    switch cell(column, row) {
    case .unknown: return nil
    case .trace: return .zero
    case .figure(let figure), .below(let figure): return figure
    case .notANumber: throw .notANumber(column: table.columns.headers[column] ?? "")
    }
  }

  private func cell(_ column: Int, _ row: borrowing TableRow) -> TableCell {
    TableCell(row.text(column), table.mapping, decimalSign: table.decimalSign)
  }

  /// Grams per millilitre; nil where none is given, or it is impossible for a food.
  func density(_ row: borrowing TableRow) throws(FoodReadingError) -> FixedDecimal? {
    guard let column = table.columns[.density], let density = try plain(column, row) else { return nil }
    return density >= FixedDecimal(units: 10_000_000) && density <= FixedDecimal(3) ? density : nil
  }
}
