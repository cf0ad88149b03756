internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// Stated figures per 100 g, with their energy: where it was not stated and protein, carbohydrate and fat were, it follows
/// from them.
struct StatedEnergy {
  private(set) var figures: Nutrients
  /// How the energy came about; nil where it was stated, or is not known.
  private(set) var note: Text?

  /// 4 kcal a gram of protein and carbohydrate, 9 of fat (Regulation (EU) 1169/2011, annex XIV).
  init(_ stated: Nutrients) {
    figures = stated
    guard stated.energy == nil, let protein = stated.protein, let carbohydrate = stated.carbohydrate,
      let fat = stated.fat
    else { return }
    figures.energy = ((protein + carbohydrate) * FixedDecimal(4) + fat * FixedDecimal(9)).rounded(toPlaces: 0)
    note = .energyWorkedOut
  }
}
