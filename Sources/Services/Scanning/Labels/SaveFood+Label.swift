internal import Calls
internal import FoodData
internal import Nutrition

extension SaveFoodCall {
  /// The food that a label is of. What is printed for a portion stays stated for one, so that its size can be put right
  /// on the card; what no food can have is left out, and said.
  package init(_ read: ReadLabel) {
    var stated = StatedLabel(read.label)
    stated.leaveOutImpossible()
    var fields = FoodFields()
    fields.brand = read.brand
    fields.barcode = read.barcode.flatMap { (try? Barcode($0))?.digits }
    fields.serving = stated.serving
    self.init()
    name = read.name ?? SaveFood.unnamed
    figures = stated.figures
    per = stated.per
    fromLabel = true
    self.fields = fields
    reading = LabelRemarks(read, warnings: stated.warnings)
  }
}

/// The figures of a label as a call states them.
private struct StatedLabel {
  var figures = Nutrients.unknown
  /// What they are of, in words; nil is 100 g.
  var per: String?
  /// Grams; what a portion weighs that is printed in millilitres is not known, and taken as that of water.
  var serving: FixedDecimal?
  var warnings: [FoodWarning]
  /// What 100 g have of what the figures are of.
  private var factor = FixedDecimal(1)

  init(_ label: NutritionLabel) {
    warnings = label.warnings
    serving = (label.serving?.grams ?? label.serving?.millilitres).flatMap { $0 <= FixedDecimal(100_000) ? $0 : nil }
    guard let column = label.mainColumn else { return }
    figures = column.nutrients(&warnings).mapped { $0.rounded(toPlaces: 3) }
    repairEnergy(column)
    switch column.basis {
    case .hundredGrams: break
    case .hundredMillilitres: per = "100 ml"
    case .serving, .container, .prepared: statePortion(label.serving)
    }
    if column.basis == .prepared { warnings.append(.prepared) }
  }

  /// A portion of unknown size is taken as 100 g until the person says what it weighs.
  private mutating func statePortion(_ portion: NutritionLabel.Serving?) {
    if portion?.grams == nil, let millilitres = portion?.millilitres {
      per = "\(millilitres) ml"
      factor = FixedDecimal(100) / millilitres
      return
    }
    if serving == nil { warnings.append(.perServingWithoutQuantity) }
    let grams = serving ?? FixedDecimal(100)
    serving = grams
    per = "serving"
    factor = FixedDecimal(100) / grams
  }

  /// Kilocalories that do not fit the kilojoules and that no food has were misread; the kilojoules were not.
  private mutating func repairEnergy(_ column: NutritionLabel.Column) {
    guard warnings.contains(.energyUnitsInconsistent), let energy = figures.energy,
      energy > EnergyCheck.mostPer100Grams,
      let joules = column.values[.kilojoules]?.value
    else { return }
    figures.energy = (joules / .kilojoulesPerKilocalorie).rounded(toPlaces: 0)
    warnings.append(.energyFromKilojoules)
  }

  mutating func leaveOutImpossible() {
    for nutrient in Nutrient.allCases {
      guard let figure = figures[nutrient], figure * factor > StatedLabel.most(nutrient) else { continue }
      figures[nutrient] = nil
      warnings.append(.impossible(nutrient))
    }
    let macros = [Nutrient.protein, .carbohydrate, .fat]
    // Labels round each figure on its own.
    guard macros.compactMap({ figures[$0] }).reduce(.zero, +) * factor > FixedDecimal(105) else { return }
    for nutrient in macros { figures[nutrient] = nil }
    warnings.append(.impossibleMacroSum)
  }

  private static func most(_ nutrient: Nutrient) -> FixedDecimal {
    switch nutrient {
    case .energy: EnergyCheck.mostPer100Grams
    case .sodium: FixedDecimal(100_000)
    case .protein, .carbohydrate, .fat, .saturatedFat, .sugar, .fibre: FixedDecimal(100)
    }
  }
}
