internal import Calls
internal import EmbeddedMessages
package import FoodData
internal import Messages
internal import Nutrition
package import Proposals

/// A nutrition label as a person sees it.
package enum LabelCard {
  package static func card(of label: NutritionLabel) -> Card {
    let food = label.food()
    var rows: [Card.Row] = []
    if food.figures != .unknown {
      let basis = "100 \(food.basis.rawValue)"
      rows = [
        EntryRow.row(name: "per \(basis)", amount: "", figures: food.figures, mark: "label"),
        EntryRow.details(food.figures, of: basis),
      ]
    }
    var notes = food.warnings.map(\.sentence)
    if let serving = label.serving { notes.append("A serving: \(size(serving)).") }
    return Card(title: "Nutrition label", rows: rows, notes: notes)
  }

  /// With what a model saw of the product, and how sure it was.
  package static func card(of read: ReadLabel) -> Card {
    var card = card(of: read.label)
    if let name = read.name { card.title = Text("Nutrition label: " + (read.brand.map { "\(name) (\($0))" } ?? name)) }
    card.notes = LabelRemarks(read).sentences.texts + card.notes
    return card
  }

  private static func size(_ serving: NutritionLabel.Serving) -> String {
    if let grams = serving.grams { return "\(grams.formatted()) g" }
    return serving.millilitres.map { "\($0.formatted()) ml" } ?? serving.text
  }
}
