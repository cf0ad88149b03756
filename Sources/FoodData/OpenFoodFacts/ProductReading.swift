internal import Nutrition

/// Reads one product's figures, with warnings in the order in which they come up.
struct ProductReading {
  private let document: ProductDocument
  private(set) var warnings: [FoodWarning] = []
  private(set) var statement: OpenFoodFactsProduct.Statement?
  private(set) var serving: OpenFoodFactsProduct.Serving?

  init(_ document: ProductDocument) {
    self.document = document
    if document.names.first == nil { warnings.append(.noName) }
    readServing()
    if let aggregated = document.aggregated {
      read(aggregated)
    } else {
      if document.hasInputSets { warnings.append(.noAggregatedSet) }
      read(document.flat)
    }
    noteAbsence()
  }

  private mutating func noteAbsence() {
    switch (statement == nil, document.statesNoNutrition) {
    case (true, true): warnings.append(.noNutritionOnPackaging)
    case (true, false): warnings.append(.noNutrition)
    case (false, true): warnings.append(.noNutritionFlagContradictsValues)
    case (false, false): break
    }
  }

  // MARK: The serving

  private mutating func readServing() {
    let text = QuantityText(document.servingSize ?? "")
    guard let quantity = document.servingQuantity, quantity > .zero else {
      serving =
        text.grams.flatMap { $0 > .zero ? .grams($0) : nil }
        ?? text.millilitres.flatMap { $0 > .zero ? .millilitres($0) : nil }
      return
    }
    switch document.servingQuantityUnit.flatMap({ QuantityText.Unit($0.lowercased()) }) {
    case .mass(let factor): serving = .grams(quantity * (factor ?? FixedDecimal(1)))
    case .volume(let factor): serving = .millilitres(quantity * (factor ?? FixedDecimal(1)))
    case nil:
      let isVolume = text.namesVolume && !text.namesMass
      serving = isVolume ? .millilitres(quantity) : .grams(quantity)
      if !text.namesMass, !text.namesVolume { warnings.append(.servingUnitUnknown) }
    }
  }

  // MARK: The newer shape

  private mutating func read(_ aggregated: AggregatedNutrition) {
    if aggregated.estimates > 0 { warnings.append(.estimatesIgnored(aggregated.estimates)) }
    guard aggregated.amounts.hasCore else { return }
    if aggregated.isPrepared { warnings.append(.prepared) }
    var isConverted = aggregated.hasServingSource && !aggregated.has100Source
    var amounts = aggregated.amounts
    var unit: ReferenceFood.Basis
    switch aggregated.per {
    case .grams: unit = .grams
    case .millilitres: unit = .millilitres
    case nil: unit = statedUnit
    case .serving:
      guard let (converted, converting) = per100(amounts) else { return }
      (amounts, unit, isConverted) = (converted, converting, true)
    }
    if aggregated.hasServingSource, aggregated.has100Source { warnings.append(.mixedServingAnd100) }
    state(amounts, unit, isConverted: isConverted, isPrepared: aggregated.isPrepared)
  }

  // MARK: The older shape

  private mutating func read(_ flat: FlatNutriments) {
    if flat.per100.hasCore {
      noteMaybePer100Millilitres()
      state(
        flat.per100, statedUnit, isConverted: document.nutritionPer == "serving", isPrepared: false,
        typedKilocalories: flat.typedKilocalories)
    } else if flat.prepared.hasCore {
      warnings.append(.prepared)
      noteMaybePer100Millilitres()
      state(
        flat.prepared, statedUnit, isConverted: document.preparedNutritionPer == "serving", isPrepared: true)
    } else if flat.perServing.hasCore, let (amounts, unit) = per100(flat.perServing) {
      state(amounts, unit, isConverted: true, isPrepared: false)
    }
  }

  /// Converts the amounts of a serving to 100 of its unit. Like Open Food Facts, it does not convert servings of 5 g or
  /// less, because rounding errors would become twenty times as large.
  private mutating func per100(_ amounts: ProductAmounts) -> (ProductAmounts, ReferenceFood.Basis)? {
    guard let serving else {
      warnings.append(.perServingWithoutQuantity)
      return nil
    }
    guard serving.amount > FixedDecimal(5) else {
      warnings.append(.perServingTooSmallToConvert)
      return nil
    }
    let factor = FixedDecimal(100) / serving.amount
    if case .millilitres = serving { return (amounts.times(factor), .millilitres) }
    return (amounts.times(factor), .grams)
  }

  // MARK: What the 100 is

  /// In the order that Open Food Facts uses: the stated unit, the pack's unit, the serving's unit, and then the unit in
  /// their texts.
  private var statedUnit: ReferenceFood.Basis {
    if document.nutritionPer == "100ml" { return .millilitres }
    if let unit = unitOfFields { return unit }
    return unit(of: document.quantity) ?? unit(of: document.servingSize) ?? .grams
  }

  private var unitOfFields: ReferenceFood.Basis? {
    for name in [document.productQuantityUnit, document.servingQuantityUnit] {
      switch name.flatMap({ QuantityText.Unit($0.lowercased()) }) {
      case .mass: return .grams
      case .volume: return .millilitres
      case nil: continue
      }
    }
    return nil
  }

  private func unit(of text: String?) -> ReferenceFood.Basis? {
    guard let text else { return nil }
    let quantity = QuantityText(text)
    return quantity.namesMass ? .grams : quantity.namesVolume ? .millilitres : nil
  }

  private mutating func noteMaybePer100Millilitres() {
    guard statedUnit == .grams, unitOfFields == nil, document.categories.contains("en:beverages") else { return }
    warnings.append(.maybePer100Millilitres)
  }

  // MARK: The figures

  private mutating func state(
    _ amounts: ProductAmounts, _ unit: ReferenceFood.Basis, isConverted: Bool, isPrepared: Bool,
    typedKilocalories: FixedDecimal? = nil
  ) {
    var figures = ProductFigures(amounts, typedKilocalories: typedKilocalories, serving: serving?.amount)
    figures.check(servingGrams: isConverted ? grams : nil)
    warnings += figures.warnings
    statement = OpenFoodFactsProduct.Statement(
      figures: figures.nutrients, unit: unit, isConverted: isConverted, isPrepared: isPrepared)
  }

  private var grams: FixedDecimal? {
    if case .grams(let amount) = serving { amount } else { nil }
  }
}
