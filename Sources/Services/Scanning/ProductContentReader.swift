internal import EmbeddedMessages
package import FoodData
internal import JSON
internal import Messages
internal import Proposals

/// Parses product data: an answer of Open Food Facts or of USDA's FoodData Central, or a single product of an export.
package struct ProductContentReader {
  package init() {}

  /// The content of a file; nil where it is none of these. This is decided by its bytes and never by its name.
  package func contents(of bytes: [UInt8]) -> FileContents? {
    // White space and a byte order mark may come first; an escape sequence is not JSON.
    let start = bytes.prefix(64).drop { $0 == UInt8(ascii: " ") || (0x09...0x0D).contains($0) || $0 >= 0x80 }
    // Open Food Facts answers with a web page when it is out of order.
    guard start.first == UInt8(ascii: "{") || start.first == UInt8(ascii: "[") || start.first == UInt8(ascii: "<")
    else { return nil }
    guard bytes.count <= OpenFoodFactsAnswer.limit, let document = try? JSONPart(bytes[...]) else {
      if ProductContentReader.isExport(bytes) { return .unreadable(ProductWording.severalProducts) }
      return ProductContentReader.contents(of: OpenFoodFactsAnswer(bytes[...]))
    }
    if let answer = USDAAnswer(document) { return ProductContentReader.contents(of: answer) }
    return ProductContentReader.contents(of: OpenFoodFactsAnswer(document))
  }

  /// Whether each line is a product of its own.
  private static func isExport(_ bytes: [UInt8]) -> Bool {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), bytes[end...].contains(UInt8(ascii: "{")) else {
      return false
    }
    return (try? JSONPart(bytes[..<end])).map { $0.kind == .object } ?? false
  }

  private static func contents(of answer: USDAAnswer) -> FileContents {
    let facts = answer.facts
    let kept = facts.with(["kind": "product"])
    switch answer {
    case .food(let hit): return FileContents(card: ProductCard.card(of: hit), facts: kept)
    case .search(let hits, let total):
      return FileContents(card: ProductCard.card(of: hits, total: total), facts: kept)
    case .rateLimited: return .unreadable(.centralBusy, and: facts)
    case .keyRefused:
      return .unreadable(.centralKey, and: facts)
    }
  }

  /// The content of an answer from Open Food Facts: a product, a list, or why there is none.
  package static func contents(of answer: OpenFoodFactsAnswer) -> FileContents {
    let facts = answer.facts
    let kept = facts.with(["kind": "product"])
    switch answer {
    case .unreadable(let why): return .unreadable(ProductWording.sentence(why), and: facts)
    case .rateLimited: return .unreadable(ProductWording.rateLimited, and: facts)
    case .product(let product): return FileContents(card: ProductCard.card(of: product), facts: kept)
    case .search(let products, let total):
      return FileContents(card: ProductCard.card(of: products, total: total), facts: kept)
    case .productNotFound, .invalidCode, .differentProductType:
      let card = Card(title: .productsNone, notes: [ProductWording.sentence(answer)])
      return FileContents(card: card, facts: kept)
    }
  }
}
