internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// Stated figures per 100 g, with the energy computed where it was not stated but protein, carbohydrate and fat were.
struct StatedEnergy {
  private(set) var figures: Nutrients
  /// How the energy was computed; nil where it was stated or is unknown.
  private(set) var note: Text?

  /// 4 kcal per gram of protein and carbohydrate, 9 per gram of fat (Regulation (EU) 1169/2011, annex XIV).
  init(_ stated: Nutrients) {
    figures = stated
    guard stated.energy == nil, let protein = stated.protein, let carbohydrate = stated.carbohydrate,
      let fat = stated.fat
    else { return }
    figures.energy = ((protein + carbohydrate) * FixedDecimal(4) + fat * FixedDecimal(9)).rounded(toPlaces: 0)
    note = .energyWorkedOut
  }
}
