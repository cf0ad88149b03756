internal import EmbeddedMessages
package import FoodData
internal import JSON
package import Messages

/// The sentences about an answer of Open Food Facts that is no product.
package enum ProductWording {
  package static let rateLimited = Text.offBusy

  package static let severalProducts = Text.productSeveral

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
