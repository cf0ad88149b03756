package import FoodData
internal import JSON

/// The sentences about an answer of Open Food Facts that is no product.
package enum ProductWording {
  package static let rateLimited = "Open Food Facts asks for patience: too many requests. It answers again in a minute."

  package static let severalProducts = "There are several products in it, one a line. “larder import” keeps them all."

  /// Where a product's figures are from and how far they go: its licence asks for the name.
  package static let source = "Open Food Facts (ODbL), entered by volunteers"

  package static func sentence(_ answer: OpenFoodFactsAnswer) -> String {
    switch answer {
    case .product, .search: ""
    case .productNotFound(let barcode):
      "Open Food Facts does not know \(barcode.map { "the barcode \($0)" } ?? "it") yet."
    case .invalidCode(let barcode): "\(barcode ?? "That") is no barcode of a product."
    case .differentProductType(_, let type):
      "That is no food: Open Food Facts has it as \(type.map { "“\($0)”" } ?? "another kind of product")."
    case .rateLimited: rateLimited
    case .unreadable(let why): sentence(why)
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
