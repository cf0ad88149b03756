internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// Checks whether figures per 100 g are possible for a food.
enum FigureCheck {
  /// Refuses impossible figures.
  static func refuse(_ per100Grams: Nutrients) throws(ToolError) {
    // Ranges are checked first, since the energy check computes with these figures.
    for nutrient in Nutrient.allCases where nutrient != .energy {
      let most = FixedDecimal(nutrient == .sodium ? 100_000 : 100)
      if let figure = per100Grams[nutrient], figure < .zero || figure > most {
        let range = Text.rangeOfNutrient(nutrient: nutrient, least: .zero, most: most)
        throw .outOfRange(.nutrientName(nutrient: nutrient), range: .rangePerHundred(range: range))
      }
    }
    if case .impossible(let stated) = EnergyCheck.of(per100Grams) { throw .impossibleEnergy(stated) }
    let whole = [per100Grams.protein, per100Grams.carbohydrate, per100Grams.fat].compactMap(\.self).reduce(.zero, +)
    // 105 g rather than 100 g, since labels round each figure separately.
    if whole > FixedDecimal(105) {
      throw .outOfRange(
        .limitedValue(value: .macronutrients),
        range: .rangePerHundred(range: .rangeOfNutrient(nutrient: .protein, least: .zero, most: FixedDecimal(100))))
    }
  }

  /// Notes on figures that are unlikely but possible.
  static func doubts(about per100Grams: Nutrients) -> [Text] {
    var doubts: [Text] = []
    if case .differs(let stated, let computed) = EnergyCheck.of(per100Grams) {
      doubts.append(.doubtEnergy(stated: stated, computed: computed))
    }
    for (part, whole) in [(Nutrient.sugar, Nutrient.carbohydrate), (.saturatedFat, .fat)] {
      guard let some = per100Grams[part], let all = per100Grams[whole], some > all + FixedDecimal(units: 50_000_000)
      else {
        continue
      }
      doubts.append(
        .doubtPart(
          some: some, part: .nutrientName(nutrient: part), all: all, whole: .nutrientName(nutrient: whole)))
    }
    return doubts
  }
}
