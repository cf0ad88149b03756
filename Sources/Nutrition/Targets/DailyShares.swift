/// What protein, fat and carbohydrate of a day lie between, in grams, and what of it is aimed at.
package struct DailyShares: Hashable, Sendable {
  /// From and to, in grams a day.
  package typealias Span = DailyNeeds.Span

  /// Between what protein lies, in grams a day.
  package let protein: Span
  /// Between what fat lies, in grams a day.
  package let fat: Span
  /// Between what carbohydrate lies, in grams a day.
  package let carbohydrate: Span
  /// One figure of each; no energy.
  package let target: Nutrients
  /// Where the ranges are from.
  package let rule: Rule

  /// By what energy is parted.
  package enum Rule: Hashable, Sendable {
    /// Protein and fat by the kilogram; nil, or the kilograms that were taken instead of the whole weight.
    case byWeight(instead: FixedDecimal?)
    case highProtein, keto, lowCarb
    /// Grams of protein at least, and fat in per cent of the energy.
    case reference(leastProtein: FixedDecimal, fat: ClosedRange<Int>)
  }
}

extension DailyNeeds {
  /// By body weight for adults, as the diet has it; by the authorities' values for children and mothers.
  package var shares: DailyShares {
    guard isAdult, person.motherhood == nil else { return referenceShares }
    switch person.diet {
    case .keto: return ledByCarbohydrate(5, 10, .keto)
    case .lowCarb: return ledByCarbohydrate(10, 26, .lowCarb)
    case .highProtein: return ledByProtein
    case .balanced, .vegetarian, .vegan, .pescatarian, .mediterranean, .lowSodium: return byWeight
    }
  }

  /// 1.6 to 2.2 g for each kilogram (Morton RW et al., Br J Sports Med 2018; 52: 376–384).
  private var proteinByWeight: Span { perKilogram(160, 220, of: person.kilograms) }

  /// By body weight; where that leaves next to nothing to carbohydrate, by the weight of a BMI of 25, which is what such
  /// rules were made from.
  private var byWeight: DailyShares {
    let shares = byWeight(of: person.kilograms)
    let usual = (person.centimetres * person.centimetres / FixedDecimal(400)).rounded(toPlaces: 0)
    guard let left = shares.target.carbohydrate, left < DailyNeeds.leastUsualCarbohydrate, usual < person.kilograms
    else {
      return shares
    }
    let adjusted = byWeight(of: usual)
    return DailyShares(
      protein: adjusted.protein, fat: adjusted.fat, carbohydrate: adjusted.carbohydrate, target: adjusted.target,
      rule: .byWeight(instead: usual))
  }

  private func byWeight(of kilograms: FixedDecimal) -> DailyShares {
    leavingCarbohydrate(
      protein: perKilogram(160, 220, of: kilograms), .byWeight(instead: nil), fatOf: kilograms)
  }

  /// IOM 2005, Dietary Reference Intakes for Energy: protein 10 to 35 per cent of the energy; this is the upper part of it,
  /// and never less than by weight.
  private var ledByProtein: DailyShares {
    let least = max(ofEnergy(25, by: 4), proteinByWeight.least)
    return leavingCarbohydrate(
      protein: Span(least: least, most: max(ofEnergy(35, by: 4), least)), .highProtein, fatOf: person.kilograms)
  }

  /// Fat of 0.8 to 1.0 g for each kilogram.
  private func leavingCarbohydrate(
    protein: Span, _ rule: DailyShares.Rule, fatOf kilograms: FixedDecimal
  ) -> DailyShares {
    let fat = perKilogram(80, 100, of: kilograms)
    let carbohydrate = Span(
      least: rest(protein.most, by: 4, fat.most, by: 9, for: 4),
      most: rest(protein.least, by: 4, fat.least, by: 9, for: 4))
    let (aimedProtein, aimedFat) = (protein.middle.rounded(toPlaces: 0), fat.middle.rounded(toPlaces: 0))
    let aimed = rest(aimedProtein, by: 4, aimedFat, by: 9, for: 4)
    return DailyShares(
      protein: protein, fat: fat, carbohydrate: carbohydrate,
      target: Nutrients(protein: aimedProtein, carbohydrate: aimed, fat: aimedFat),
      rule: rule)
  }

  /// Grams: what a brain uses in a day (IOM 2005).
  private static let leastUsualCarbohydrate = FixedDecimal(130)

  /// Feinman and others 2015 (Nutrition 31: 1–13): under 10 per cent of the energy is ketogenic, under 26 is low.
  private func ledByCarbohydrate(_ least: Int, _ most: Int, _ rule: DailyShares.Rule) -> DailyShares {
    let protein = proteinByWeight
    let carbohydrate = Span(least: ofEnergy(least, by: 4), most: ofEnergy(most, by: 4))
    let fat = Span(
      least: rest(protein.most, by: 4, carbohydrate.most, by: 4, for: 9),
      most: rest(protein.least, by: 4, carbohydrate.least, by: 4, for: 9))
    let (aimedProtein, aimed) = (protein.middle.rounded(toPlaces: 0), carbohydrate.middle.rounded(toPlaces: 0))
    return DailyShares(
      protein: protein, fat: fat, carbohydrate: carbohydrate,
      target: Nutrients(
        protein: aimedProtein, carbohydrate: aimed, fat: rest(aimedProtein, by: 4, aimed, by: 4, for: 9)),
      rule: rule)
  }

  /// EFSA 2010 and 2012, as the family guide has it.
  private var referenceShares: DailyShares {
    let split = EnergySplit.of(isAdult ? .balanced : person.diet, age: person.age)
    let figures = split.figures(energy: energy, leastProtein: leastProtein, age: max(person.age, 1))
    let fatShares = person.age < 4 ? 35...40 : 20...35
    let protein = figures.protein ?? leastProtein
    let fat = Span(least: ofEnergy(fatShares.lowerBound, by: 9), most: ofEnergy(fatShares.upperBound, by: 9))
    let carbohydrate = Span(least: ofEnergy(45, by: 4), most: ofEnergy(60, by: 4))
    return DailyShares(
      protein: Span(least: min(leastProtein, protein), most: max(ofEnergy(20, by: 4), protein)), fat: fat,
      carbohydrate: carbohydrate,
      target: Nutrients(protein: figures.protein, carbohydrate: figures.carbohydrate, fat: figures.fat),
      rule: .reference(leastProtein: leastProtein, fat: fatShares))
  }

  private var leastProtein: FixedDecimal {
    let own = ReferenceIntake.proteinPerKilogram(age: max(person.age, 1)) * person.kilograms
    return (own + (person.motherhood.map(MotherhoodNeed.protein) ?? .zero)).roundedUp(to: 1)
  }

  /// Hundredths of a gram for each kilogram.
  private func perKilogram(_ least: Int64, _ most: Int64, of kilograms: FixedDecimal) -> Span {
    func grams(_ hundredths: Int64) -> FixedDecimal {
      (kilograms * FixedDecimal(thousandths: hundredths * 10)).rounded(toPlaces: 0)
    }
    return Span(least: grams(least), most: grams(most))
  }

  /// So many per cent of the energy, at `energy` kcal a gram.
  private func ofEnergy(_ percent: Int, by energy: Int) -> FixedDecimal {
    (self.energy * FixedDecimal(percent) / FixedDecimal(100 * energy)).rounded(toPlaces: 0)
  }

  /// What two of the three leave to the third, in grams.
  private func rest(
    _ first: FixedDecimal, by firstEnergy: Int, _ second: FixedDecimal, by secondEnergy: Int, for third: Int
  ) -> FixedDecimal {
    let left = energy - first * FixedDecimal(firstEnergy) - second * FixedDecimal(secondEnergy)
    return (max(.zero, left) / FixedDecimal(third)).rounded(toPlaces: 0)
  }
}
