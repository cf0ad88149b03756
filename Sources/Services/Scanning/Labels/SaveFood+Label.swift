internal import Calls
internal import FoodData
internal import Nutrition

extension SaveFoodCall {
  /// The call for the food of a label. Figures per serving stay so, in order that the serving's size can be corrected on the
  /// card. Impossible figures are left out, with a warning.
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

/// The figures of a label in the form in which a call states them.
private struct StatedLabel {
  var figures = Nutrients.unknown
  /// The amount to which the figures refer, in words; nil for 100 g.
  var per: String?
  /// The serving in grams. One printed in millilitres is assumed to weigh as much as water.
  var serving: FixedDecimal?
  var warnings: [FoodWarning]
  /// The factor from the stated figures to those of 100 g.
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

  /// States figures per serving. A serving of unknown size counts as 100 g until the person states its weight.
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

  /// Replaces impossible kilocalories that contradict the kilojoules and were therefore misread.
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
    // 105 g rather than 100 g, since labels round each figure separately.
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
