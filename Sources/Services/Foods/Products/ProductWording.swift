internal import EmbeddedMessages
package import FoodData
internal import JSON
package import Messages

/// The sentences about an answer of Open Food Facts that is no product.
package enum ProductWording {
  /// Says that Open Food Facts asks for patience.
  package static let rateLimited = Text.offBusy

  /// Says that a file has several products, of which none is taken.
  package static let severalProducts = Text.productSeveral

  /// Why an answer has no product; empty for one that has.
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

  /// What is wrong with bytes that are no answer.
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
