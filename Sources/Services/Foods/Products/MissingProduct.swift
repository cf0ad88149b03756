internal import EmbeddedMessages
internal import FoodData
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals

/// A barcode without a known product: what is known about it, and how to add the food.
struct MissingProduct {
  private let barcode: Barcode
  private let sentence: Text
  private let facts: JSONValue
  /// Whether a food can have the barcode.
  let canBeFood: Bool

  init(_ barcode: Barcode, _ answer: OpenFoodFactsAnswer) {
    self.barcode = barcode
    canBeFood = if case .differentProductType = answer { false } else { true }
    sentence = ProductWording.sentence(answer)
    facts = answer.facts
  }

  /// For a barcode that could not be looked up.
  init(_ barcode: Barcode, _ fault: KeptFailure.Reason?) {
    self.barcode = barcode
    canBeFood = !barcode.isShopsOwn
    if barcode.isShopsOwn {
      sentence = .shopsOwnBarcode(barcode: "\(barcode)")
    } else {
      sentence = fault.map { ProductAge.sentence($0) } ?? .offNotAsked
    }
    facts = ["found": false, "barcode": .string(barcode.digits), "reason": .string(sentence.english)]
  }

  var answer: ToolAnswer {
    let ways = canBeFood ? AddingWays.notes(name: nil) : []
    let card = Card(title: .barcodeTitle(barcode: "\(barcode)"), notes: [sentence] + ways)
    return ToolAnswer(.card(card), facts: facts)
  }
}
