internal import Calls
internal import JSON
internal import Nutrition

extension MacroShare {
  /// The nutrients from which the shares are computed.
  static let nutrients: Set<Nutrient> = [.protein, .carbohydrate, .fat]

  /// The shares of a total; nil where one of the nutrients is only partly known, since such a share would mislead.
  init?(whole totals: Totals) {
    guard totals.incomplete.isDisjoint(with: MacroShare.nutrients) else { return nil }
    self.init(totals.figures)
  }

  /// In per cent of the energy, as other programs read them.
  var facts: JSONValue { ["protein": protein.json, "carbs": carbohydrate.json, "fat": fat.json] }
}
