internal import EmbeddedMessages
internal import FoodData
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals

/// A barcode of which no product is known: what is known of it, and how the food gets into the bank nevertheless.
struct MissingProduct {
  private let barcode: Barcode
  private let sentence: Text
  private let facts: JSONValue
  /// Whether the barcode is one that a food can have.
  let canBeFood: Bool

  init(_ barcode: Barcode, _ answer: OpenFoodFactsAnswer) {
    self.barcode = barcode
    canBeFood = if case .differentProductType = answer { false } else { true }
    sentence = ProductWording.sentence(answer)
    facts = answer.facts
  }

  /// It could not be asked about.
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
