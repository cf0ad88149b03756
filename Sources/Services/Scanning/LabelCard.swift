internal import Calls
internal import EmbeddedMessages
package import FoodData
internal import Messages
internal import Nutrition
package import Proposals

/// A nutrition label as a card.
package enum LabelCard {
  /// With the figures per 100 g or 100 ml, and warnings.
  package static func card(of label: NutritionLabel) -> Card {
    let food = label.food()
    var rows: [Card.Row] = []
    if food.figures != .unknown {
      let basis = food.basis.hundred
      rows = [
        EntryRow.row(
          name: .perBasis(basis: basis), amount: .empty, figures: food.figures, mark: .tier(tier: .label)),
        EntryRow.details(food.figures, of: basis),
      ]
    }
    var notes = food.warnings.map(\.text)
    if let serving = label.serving { notes.append(.labelServing(size: size(serving))) }
    return Card(title: .labelTitle, rows: rows, notes: notes)
  }

  /// With what a model has read about the product, and how certain it was.
  package static func card(of read: ReadLabel) -> Card {
    var card = card(of: read.label)
    if let name = read.name { card.title = .labelTitleOf(name: .product(name, brand: read.brand)) }
    card.notes = LabelRemarks(read).sentences + card.notes
    return card
  }

  private static func size(_ serving: NutritionLabel.Serving) -> Text {
    if let grams = serving.grams { return MeasureUnit.gram.text(of: grams) }
    return serving.millilitres.map { MeasureUnit.millilitre.text(of: $0) } ?? .verbatim(serving.text)
  }
}
