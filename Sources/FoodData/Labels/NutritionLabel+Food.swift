package import Nutrition

extension NutritionLabel {
  /// The most useful column: per 100 g or ml, otherwise per portion.
  package var mainColumn: Column? {
    columns.first { $0.basis == .hundredGrams || $0.basis == .hundredMillilitres }
      ?? columns.first { $0.basis == .serving } ?? columns.first
  }

  /// The label as a food, per 100 g or ml. The figures of a portion are converted by its size; without a size there are
  /// none.
  package func food(name: String = "", source: FoodSource = FoodSource(.label)) -> ReferenceFood {
    var warnings = warnings
    var figures = Nutrients.unknown
    var basis = ReferenceFood.Basis.grams
    if let column = mainColumn, let factor = factor(of: column) {
      figures = column.nutrients(&warnings).mapped { ($0 * factor).rounded(toPlaces: 2) }
      let isVolume = column.basis == .hundredMillilitres || column.basis == .serving && serving?.grams == nil
      basis = isVolume ? .millilitres : .grams
    } else {
      warnings.append(.perServingWithoutQuantity)
    }
    if figures == .unknown { warnings.append(.noNutrition) }
    warnings += FigurePlausibility(figures).warnings
    var portions: [Portion] = []
    if let size = serving?.grams ?? serving?.millilitres { portions.append(Portion(.serving, Grams(size))) }
    return ReferenceFood(
      source: source, name: name, basis: basis, figures: figures, portions: portions, warnings: warnings)
  }

  private func factor(of column: Column) -> FixedDecimal? {
    switch column.basis {
    case .hundredGrams, .hundredMillilitres: FixedDecimal(1)
    case .serving: (serving?.grams ?? serving?.millilitres).map { FixedDecimal(100) / $0 }
    case .container, .prepared: nil
    }
  }
}

extension NutritionLabel.Column {
  /// The eight figures of the column; kcal are computed from kJ, and sodium from salt, where only those are printed.
  package func nutrients(_ warnings: inout [FoodWarning]) -> Nutrients {
    var nutrients = Nutrients(
      energy: values[.kilocalories]?.value, protein: values[.protein]?.value,
      carbohydrate: values[.carbohydrate]?.value, fat: values[.fat]?.value, saturatedFat: values[.saturated]?.value,
      sugar: values[.sugar]?.value, fibre: values[.fibre]?.value, sodium: values[.sodium]?.value)
    if nutrients.energy == nil, let joules = values[.kilojoules]?.value {
      nutrients.energy = joules / .kilojoulesPerKilocalorie
      warnings.append(.energyFromKilojoules)
    }
    // Salt is sodium times 2.5 (Regulation (EU) 1169/2011, annex I).
    if nutrients.sodium == nil, let salt = values[.salt]?.value {
      nutrients.sodium = salt * FixedDecimal(400)
      warnings.append(.sodiumFromSalt)
    }
    warnings += bounds
    return nutrients
  }

  private var bounds: [FoodWarning] {
    let rows: [(LabelFigure, Nutrient)] = [
      (.protein, .protein), (.carbohydrate, .carbohydrate), (.fat, .fat), (.saturated, .saturatedFat), (.sugar, .sugar),
      (.fibre, .fibre), (.sodium, .sodium), (.salt, .sodium),
    ]
    return rows.filter { values[$0.0]?.isUpperBound == true }.map { .upperBound($0.1) }
  }
}
