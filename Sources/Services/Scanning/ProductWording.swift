internal import EmbeddedMessages
package import FoodData
internal import JSON
package import Messages

/// The sentences about an answer of Open Food Facts that is no product.
package enum ProductWording {
  package static let rateLimited = Text.offBusy

  package static let severalProducts = "There are several products in it, one a line. “larder import” keeps them all."

  package static func sentence(_ answer: OpenFoodFactsAnswer) -> Text {
    switch answer {
    case .product, .search: .empty
    case .productNotFound(let barcode):
      barcode.map { .offBarcodeNotFound(barcode: $0) } ?? .offNotFound
    case .invalidCode(let barcode): barcode.map { .offNoBarcode(barcode: $0) } ?? .offThatIsNoBarcode
    case .differentProductType(_, let type): type.map { .offNoFoodBut(kind: $0) } ?? .offNoFood
    case .rateLimited: rateLimited
    case .unreadable(let why): Text(sentence(why))
    }
  }

  package static func sentence(_ why: OpenFoodFactsAnswer.Unreadable) -> String {
    switch why {
    case .empty: "There is nothing in it."
    case .tooLarge(let limit): "It is larger than \(limit / 1_000_000) MB, more than a product has."
    case .notJSON(.incomplete): "It is cut off: its JSON ends in the middle."
    case .notJSON(.tooDeep): "Its JSON is nested deeper than any product."
    case .notJSON(.tooLong): "Its JSON has a value longer than any product."
    case .notJSON(.unexpected(let offset)): "It is no product data: at byte \(offset + 1) it is not JSON."
    case .notAProduct: "It is JSON, and no product."
    }
  }
}
