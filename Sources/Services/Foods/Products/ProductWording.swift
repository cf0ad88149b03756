internal import EmbeddedMessages
package import FoodData
internal import JSON
package import Messages

/// The messages about answers of Open Food Facts without a product.
package enum ProductWording {
  /// Says that Open Food Facts asks to wait.
  package static let rateLimited = Text.offBusy

  /// Says that a file has several products, so that none is taken.
  package static let severalProducts = Text.productSeveral

  /// Why an answer has no product; empty where it has one.
  package static func sentence(_ answer: OpenFoodFactsAnswer) -> Text {
    switch answer {
    case .product, .search: .empty
    case .productNotFound(let barcode):
      barcode.map { .offBarcodeNotFound(barcode: $0) } ?? .offNotFound
    case .invalidCode(let barcode): barcode.map { .offNoBarcode(barcode: $0) } ?? .offThatIsNoBarcode
    case .differentProductType(_, let type): type.map { .offNoFoodBut(kind: $0) } ?? .offNoFood
    case .rateLimited: rateLimited
    case .unreadable(let why): sentence(why)
    }
  }

  /// Why bytes are not an answer.
  package static func sentence(_ why: OpenFoodFactsAnswer.Unreadable) -> Text {
    switch why {
    case .empty: .productFileEmpty
    case .tooLarge(let limit): .productFileLarge(most: limit / 1_000_000)
    case .notJSON(.incomplete): .productFileCutOff
    case .notJSON(.tooDeep): .productFileDeep
    case .notJSON(.tooLong): .productFileLong
    case .notJSON(.unexpected(let offset)): .productFileNotJson(byte: offset + 1)
    case .notAProduct: .productFileNone
    }
  }
}
