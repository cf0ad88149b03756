internal import Nutrition

/// Chooses between possible readings of a column's figures, because a text recogniser reads "5g" as "59" and "1.5" as
/// "15". The chosen reading changes least, fits the energy and the weight of 100 g, and has no part larger than its
/// whole.
struct LabelChoice: Sendable {
  private(set) var values: [LabelFigure: NutritionLabel.Value] = [:]

  private struct Candidate {
    let value: FixedDecimal
    let cost: Int
  }

  init(
    numbers: [LabelFigure: LabelNumber], kilojoules: FixedDecimal?, kilocalories: FixedDecimal?,
    basis: NutritionLabel.Basis,
    size: FixedDecimal?
  ) {
    let energy = kilocalories ?? kilojoules.map { $0 / .kilojoulesPerKilocalorie }
    let most =
      basis == .hundredGrams || basis == .hundredMillilitres
      ? FixedDecimal(101) : basis == .serving ? size ?? FixedDecimal(200) : FixedDecimal(1000)
    let chosen = LabelChoice.macros(numbers, energy: energy, most: most)
    for (figure, number) in numbers {
      var value = chosen[figure] ?? LabelChoice.plain(number, figure)
      if figure == .saturated, let fat = chosen[.fat] { value = LabelChoice.part(number, of: fat) ?? value }
      if figure == .sugar, let carbs = chosen[.carbohydrate] { value = LabelChoice.part(number, of: carbs) ?? value }
      if figure == .sodium { value = LabelChoice.milligrams(number) }
      if figure == .cholesterol { value = LabelChoice.milligrams(number) }
      values[figure] = NutritionLabel.Value(value: value, isUpperBound: number.isUpperBound)
    }
  }

  /// In grams, as printed, where nothing suggests another reading.
  private static func plain(_ number: LabelNumber, _ figure: LabelFigure) -> FixedDecimal {
    if number.unit == .milligram { return number.value / FixedDecimal(1000) }
    return number.value
  }

  private static func milligrams(_ number: LabelNumber) -> FixedDecimal {
    if number.unit == .gram, number.value < FixedDecimal(40) { return number.value * FixedDecimal(1000) }
    return number.value
  }

  private static func candidates(_ number: LabelNumber?, most: FixedDecimal) -> [Candidate] {
    guard let number else { return [] }
    var candidates = [Candidate(value: plain(number, .fat), cost: 0)]
    if let shorter = number.shorter { candidates.append(Candidate(value: shorter, cost: 1)) }
    if number.places == 0, number.value >= FixedDecimal(10) {
      candidates.append(Candidate(value: number.value / FixedDecimal(10), cost: 3))
    }
    return candidates.filter { $0.value <= most }
  }

  /// The readings of fat, carbohydrate and protein that together fit the energy best.
  private static func macros(
    _ numbers: [LabelFigure: LabelNumber], energy: FixedDecimal?, most: FixedDecimal
  ) -> [LabelFigure: FixedDecimal] {
    let fats = candidates(numbers[.fat], most: most)
    let carbs = candidates(numbers[.carbohydrate], most: most)
    let proteins = candidates(numbers[.protein], most: most)
    let fibre = numbers[.fibre].map { plain($0, .fibre) } ?? .zero
    var best: (cost: Int, values: [LabelFigure: FixedDecimal])?
    for fat in fats.isEmpty ? [Candidate(value: .zero, cost: 0)] : fats {
      for carb in carbs.isEmpty ? [Candidate(value: .zero, cost: 0)] : carbs {
        for protein in proteins.isEmpty ? [Candidate(value: .zero, cost: 0)] : proteins {
          var cost = fat.cost + carb.cost + protein.cost
          if fat.value + carb.value + protein.value > most { cost += 20 }
          if let energy, !fats.isEmpty, !carbs.isEmpty, !proteins.isEmpty {
            let computed =
              (carb.value + protein.value) * FixedDecimal(4) + fat.value * FixedDecimal(9) + fibre * FixedDecimal(1)
            cost += isNear(energy, computed, fibre: fibre) ? 0 : 12
          }
          if cost < best?.cost ?? .max {
            best = (cost, [.fat: fat.value, .carbohydrate: carb.value, .protein: protein.value])
          }
        }
      }
    }
    return (best?.values ?? [:]).filter { numbers[$0.key] != nil }
  }

  /// Within an eighth, plus 10 kcal, plus the energy that fibre may have.
  private static func isNear(_ energy: FixedDecimal, _ computed: FixedDecimal, fibre: FixedDecimal) -> Bool {
    (energy - computed).magnitude <= max(energy, computed) / FixedDecimal(8) + FixedDecimal(10) + fibre
      * FixedDecimal(3)
  }

  /// The reading of a part that does not exceed its whole.
  private static func part(_ number: LabelNumber, of whole: FixedDecimal) -> FixedDecimal? {
    candidates(number, most: whole + FixedDecimal(units: FixedDecimal.scale / 10)).min { $0.cost < $1.cost }?.value
  }
}
