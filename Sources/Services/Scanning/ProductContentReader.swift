package import FoodData
internal import JSON
internal import Proposals

/// Reads the data of a product: an answer of Open Food Facts, or one product of its exports.
package struct ProductContentReader: ContentReader {
  package init() {}

  package func contents(of bytes: [UInt8]) -> FileContents? {
    let start = bytes.prefix(64).drop { $0 <= UInt8(ascii: " ") || $0 >= 0x80 }
    // A web page is what Open Food Facts answers when it is out of order.
    guard start.first == UInt8(ascii: "{") || start.first == UInt8(ascii: "[") || start.first == UInt8(ascii: "<")
    else { return nil }
    return ProductContentReader.contents(of: OpenFoodFactsAnswer(bytes[...]))
  }

  package static func contents(of answer: OpenFoodFactsAnswer) -> FileContents {
    let facts = ProductFacts(answer)
    switch answer {
    case .unreadable(let why): return .unreadable(ProductWording.sentence(why), and: facts.json)
    case .rateLimited: return .unreadable(ProductWording.rateLimited, and: facts.json)
    case .product(let product): return FileContents(card: ProductCard.card(of: product), facts: facts.kept)
    case .search(let products, let total):
      return FileContents(card: ProductCard.card(of: products, total: total), facts: facts.kept)
    case .productNotFound, .invalidCode, .differentProductType:
      let card = Card(title: "No product", notes: [ProductWording.sentence(answer)])
      return FileContents(card: card, facts: facts.kept)
    }
  }
}

extension ProductFacts {
  /// With the kind of file that it is.
  fileprivate var kept: JSONValue {
    var facts = json
    facts["kind"] = "product"
    return facts
  }
}
