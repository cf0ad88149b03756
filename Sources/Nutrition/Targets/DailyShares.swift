/// A day's ranges of protein, fat and carbohydrate in grams, and the targets within them.
package struct DailyShares: Hashable, Sendable {
  /// A range in grams a day.
  package typealias Span = DailyNeeds.Span

  /// The range of protein in grams a day.
  package let protein: Span
  /// The range of fat in grams a day.
  package let fat: Span
  /// The range of carbohydrate in grams a day.
  package let carbohydrate: Span
  /// The target of each of the three; no energy.
  package let target: Nutrients
  /// The rule behind the ranges.
  package let rule: Rule

  /// How the energy is divided.
  package enum Rule: Hashable, Sendable {
    /// Protein and fat per kilogram. The value is the weight that was used instead of the whole one; nil where the
    /// whole one was used.
    case byWeight(instead: FixedDecimal?)
    case highProtein, keto, lowCarb
    /// A minimum of protein in grams, and fat in per cent of the energy.
    case reference(leastProtein: FixedDecimal, fat: ClosedRange<Int>)
  }
}

extension DailyNeeds {
  /// By body weight and diet for adults; by the authorities' reference values for children, and during pregnancy and
  /// breastfeeding.
  package var shares: DailyShares {
    guard isAdult, person.motherhood == nil else { return referenceShares }
    switch person.diet {
    case .keto: return ledByCarbohydrate(5, 10, .keto)
    case .lowCarb: return ledByCarbohydrate(10, 26, .lowCarb)
    case .highProtein: return ledByProtein
    case .balanced, .vegetarian, .vegan, .pescatarian, .mediterranean, .lowSodium: return byWeight
    }
  }

  /// 1.6 to 2.2 g per kilogram (Morton RW et al., Br J Sports Med 2018; 52: 376–384).
  private var proteinByWeight: Span { perKilogram(160, 220, of: person.kilograms) }

  /// By body weight. Where that leaves almost no carbohydrate, by the weight at a BMI of 25, since such rules were made
  /// for ordinary weights.
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

  /// IOM 2005, Dietary Reference Intakes for Energy: protein 10 to 35 per cent of the energy. This is the upper part of
  /// it, and never less than by weight.
  private var ledByProtein: DailyShares {
    let least = max(ofEnergy(25, by: 4), proteinByWeight.least)
    return leavingCarbohydrate(
      protein: Span(least: least, most: max(ofEnergy(35, by: 4), least)), .highProtein, fatOf: person.kilograms)
  }

  /// Fat of 0.8 to 1.0 g per kilogram; carbohydrate is the rest.
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

  /// In grams: what the brain uses in a day (IOM 2005).
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

  /// EFSA 2010 and 2012, as in the family guide.
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

  /// The range for hundredths of a gram per kilogram.
  private func perKilogram(_ least: Int64, _ most: Int64, of kilograms: FixedDecimal) -> Span {
    func grams(_ hundredths: Int64) -> FixedDecimal {
      (kilograms * FixedDecimal(thousandths: hundredths * 10)).rounded(toPlaces: 0)
    }
    return Span(least: grams(least), most: grams(most))
  }

  /// The grams of a percentage of the energy, at `energy` kcal per gram.
  private func ofEnergy(_ percent: Int, by energy: Int) -> FixedDecimal {
    (self.energy * FixedDecimal(percent) / FixedDecimal(100 * energy)).rounded(toPlaces: 0)
  }

  /// The grams of the third that the other two leave.
  private func rest(
    _ first: FixedDecimal, by firstEnergy: Int, _ second: FixedDecimal, by secondEnergy: Int, for third: Int
  ) -> FixedDecimal {
    let left = energy - first * FixedDecimal(firstEnergy) - second * FixedDecimal(secondEnergy)
    return (max(.zero, left) / FixedDecimal(third)).rounded(toPlaces: 0)
  }
}
