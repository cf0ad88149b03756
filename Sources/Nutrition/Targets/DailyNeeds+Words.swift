extension DailyNeeds {
  /// How the figures came about, a sentence each: equation, factor, aim, ranges.
  package var explanation: [String] {
    let spent = lived.rounded(toPlaces: 0).formatted()
    let atRest = basal.rounded(toPlaces: 0).formatted()
    return [
      "At rest \(atRest) kcal (Mifflin–St Jeor 1990), × \(person.activity.factor.formatted(places: 3)) for "
        + "\(person.activity.phrase): \(spent) kcal.",
      growthSentence,
      aimSentence,
      "Protein \(words(protein)) (1.6–2.2 g/kg), fat \(words(fat)) (0.8–1.0 g/kg), carbohydrate "
        + "\(words(carbohydrate)) for the rest.",
      "Water about \(waterMillilitres.formatted()) ml (35 ml/kg). Sleep of 7 to 9 hours helps.",
    ].compactMap(\.self)
  }

  private var growthSentence: String? {
    guard let growing, growing > lived else { return nil }
    return "Children need more: \(growing.rounded(toPlaces: 0).formatted()) kcal by weight, with growth "
      + "(Torun, FAO/WHO/UNU 2004)."
  }

  private var aimSentence: String? {
    switch person.aim {
    case .maintain: nil
    case .gain where isAdult: "To gain: \(DailyNeeds.surplus.formatted()) kcal more."
    case .lose where isAtFloor: "To lose, but not below \(DailyNeeds.leastEnergy.formatted()) kcal a day."
    case .lose where isAdult && energy == expenditure.rounded(toPlaces: 0):
      "Nothing less is proposed: \(DailyNeeds.leastEnergy.formatted()) kcal a day is the floor."
    case .lose where isAdult:
      "To lose: \((expenditure.rounded(toPlaces: 0) - energy).formatted()) kcal less (7,700 kcal a kilogram)."
    case .lose, .gain: "Under 18 larder proposes what is spent, neither less nor more."
    }
  }

  private func words(_ span: Span) -> String { "\(span.least.formatted())–\(span.most.formatted()) g" }
}
