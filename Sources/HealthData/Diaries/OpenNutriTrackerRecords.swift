internal import FoodData
internal import Nutrition

/// Takes the records of OpenNutriTracker's export, from a document or from a table.
struct OpenNutriTrackerRecords {
  private let content: DiaryFile.Content
  private let zone: Zone
  private var diary = TrackerDiary(.openNutriTracker)

  /// - Parameter zone: converts times that have an offset; times without one are local already.
  init(_ content: DiaryFile.Content, zone: Zone) {
    self.content = content
    self.zone = zone
  }

  mutating func omit(_ omission: DiaryOmission) { diary.leftOut[omission, default: 0] += 1 }

  /// The diary made from all records taken.
  var finished: TrackerDiary {
    var diary = diary
    diary.keepPlausibleDays()
    return diary
  }

  mutating func take(_ members: some DiaryFields) {
    switch content {
    case .entries: takeEntry(members)
    case .activities: takeActivity(members)
    case .weights: takeWeight(members)
    case .daySums: omit(.daySum)
    case .notes: omit(.note)
    case .recipes: omit(.recipe)
    }
  }

  private mutating func takeEntry(_ members: some DiaryFields) {
    guard let moment = members.moment("dateTime", zone) else { return omit(.noDay) }
    guard let meal = members.object("meal"), let nutriments = meal.object("nutriments"),
      nutriments.has("energyKcal100")
    else { return omit(.noEnergy) }
    guard let amount = DiaryPortion(members, of: meal) else { return omit(.noAmount) }
    guard let energy = nutriments.figure("energyKcal100"), energy >= .zero, energy <= EnergyCheck.mostPer100Grams
    else { return omit(.impossible) }
    var figures = Nutrients(energy: energy)
    for (name, nutrient) in OpenNutriTrackerRecords.figures where nutriments.has(name) {
      figures[nutrient] = nutriments.figure(name).flatMap { $0 >= .zero && $0 <= FixedDecimal(100) ? $0 : nil }
      if figures[nutrient] == nil { omit(.figure) }
    }
    if nutriments.has("sodium100") {
      figures.sodium = sodium(nutriments, of: meal)
      if figures.sodium == nil { omit(.figure) }
    }
    let eaten = EatenRow(
      time: moment.time, group: members.text("type", limit: 60) ?? "", food: meal.text("name"),
      brand: meal.text("brands", limit: 40), amount: amount.amount, figures: figures.times(amount.hundreds), water: nil)
    guard let sum = eaten.figures.energy, DiaryCell.energy.contains(sum) else { return omit(.impossible) }
    diary.entries.append(DiaryEntry(day: moment.day, eaten: eaten))
  }

  private mutating func takeActivity(_ members: some DiaryFields) {
    // A value that the person corrected takes precedence.
    let name = members.has("userKcal") ? "userKcal" : "burnedKcal"
    guard members.has(name) else { return }
    guard let moment = members.moment("date", zone) else { return omit(.noDay) }
    guard let energy = members.figure(name), DiaryCell.energy.contains(energy) else { return omit(.impossible) }
    diary.active[moment.day, default: .zero] += energy
  }

  private mutating func takeWeight(_ members: some DiaryFields) {
    guard members.has("weightKg") else { return }
    guard let moment = members.moment("date", zone) else { return omit(.noDay) }
    guard let value = members.figure("weightKg"), HealthBounds.weight.contains(value) else { return omit(.impossible) }
    diary.weights[moment.day] = DiaryWeight(value: value, unit: .kilograms)
  }

  /// In mg. Older products from Open Food Facts, in rows without a version, have it in g.
  private func sodium(_ nutriments: some DiaryFields, of meal: some DiaryFields) -> FixedDecimal? {
    guard let written = nutriments.figure("sodium100") else { return nil }
    let isInGrams = meal.text("source", limit: 20) == "off" && !meal.has("dataVersion")
    let sodium = isInGrams ? written * FixedDecimal(1_000) : written
    return sodium >= .zero && sodium <= FigurePlausibility.most(.sodium) ? sodium : nil
  }

  /// The names of the figures per 100 g or ml.
  private static let figures: [(String, Nutrient)] = [
    ("proteins100", .protein), ("carbohydrates100", .carbohydrate), ("fat100", .fat),
    ("saturatedFat100", .saturatedFat), ("sugars100", .sugar), ("fiber100", .fibre),
  ]
}

/// The amount of a food whose figures per 100 g or ml are known.
private struct DiaryPortion {
  let amount: DiaryAmount
  /// The amount in hundreds of grams or millilitres.
  let hundreds: FixedDecimal

  /// Nil where the amount cannot be converted to a weight or volume.
  init?(_ entry: some DiaryFields, of meal: some DiaryFields) {
    guard let quantity = entry.figure("amount") else { return nil }
    let unit = (entry.text("unit", limit: 20) ?? "g").lowercased().replacing(".", with: " ")
    let isPoured = ["mealUnit", "servingUnit"].contains { meal.text($0, limit: 20)?.lowercased() == "ml" }
    let sum: FixedDecimal
    var isVolume = isPoured
    switch unit {
    case "g/ml", "gml": sum = quantity
    case "serving":
      guard let one = meal.figure("servingQuantity") else { return nil }
      sum = quantity * one
    default:
      switch MeasureUnit(rawValue: unit)?.kind {
      case .mass(let grams): (sum, isVolume) = (quantity * grams, false)
      case .volume(let millilitres): (sum, isVolume) = (quantity * millilitres, true)
      case .counted, nil: return nil
      }
    }
    let weight = Grams(sum)
    guard weight > .zero, weight <= Measures.most else { return nil }
    amount = isVolume ? .millilitres(weight.figure) : .grams(weight)
    hundreds = sum / FixedDecimal(100)
  }
}
