internal import Calls
internal import JSON
internal import Nutrition

extension MacroShare {
  /// What it is worked out from.
  static let nutrients: Set<Nutrient> = [.protein, .carbohydrate, .fat]

  /// Of sums; nil where one of the three is not known of everything in them, as a share of a part would mislead.
  init?(whole totals: Totals) {
    guard totals.incomplete.isDisjoint(with: MacroShare.nutrients) else { return nil }
    self.init(totals.figures)
  }

  /// In per cent of the energy, as other programs read them.
  var facts: JSONValue { ["protein": protein.json, "carbs": carbohydrate.json, "fat": fat.json] }
}
