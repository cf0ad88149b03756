package import JSON

/// An answer of Open Food Facts. The body decides, not the status: a 404 with JSON is an answer, and a 200 with a web
/// page is an outage.
package enum OpenFoodFactsAnswer: Hashable, Sendable {
  case product(OpenFoodFactsProduct)
  /// A page of search results: the products on it, and how many there are in all.
  case search([OpenFoodFactsProduct], total: Int?)
  /// There is no product with the requested barcode.
  case productNotFound(barcode: String?)
  case invalidCode(barcode: String?)
  /// The product is a cosmetic or a pet food ("beauty").
  case differentProductType(barcode: String?, type: String?)
  /// There were too many requests, or a page says to come back later.
  case rateLimited
  case unreadable(Unreadable)

  /// Why an answer cannot be read.
  package enum Unreadable: Hashable, Sendable {
    case empty
    case tooLarge(limit: Int)
    case notJSON(JSONError)
    case notAProduct
  }

  /// The most bytes of an answer: a product has 200 kB, and a page of a hundred complete ones 20 MB.
  package static let limit = 24_000_000

  /// - Parameter status: the HTTP status, where there was one.
  package init(_ bytes: ArraySlice<UInt8>, status: Int? = nil) {
    guard bytes.count <= OpenFoodFactsAnswer.limit else {
      self = .unreadable(.tooLarge(limit: OpenFoodFactsAnswer.limit))
      return
    }
    do {
      self = OpenFoodFactsAnswer(try JSONPart(bytes), status: status)
    } catch {
      self = OpenFoodFactsAnswer.withoutJSON(bytes, error, status: status)
    }
  }

  private static func withoutJSON(_ bytes: ArraySlice<UInt8>, _ fault: JSONError, status: Int?) -> OpenFoodFactsAnswer {
    if status == 429 || status == 503 { return .rateLimited }
    guard !bytes.trimmingSpace.isEmpty else { return .unreadable(.empty) }
    let start = String(decoding: bytes.prefix(8_000), as: UTF8.self).lowercased()
    let isPage = bytes.trimmingSpace.first == UInt8(ascii: "<")
    let asksForPatience = ["too many requests", "temporarily unavailable"].contains { start.contains($0) }
    return isPage && asksForPatience ? .rateLimited : .unreadable(.notJSON(fault))
  }

  /// From a document that was parsed already.
  package init(_ part: JSONPart, status: Int? = nil) {
    let envelope = AnswerEnvelope(part)
    if let answer = envelope.answer {
      self = answer
    } else if status == 429 || status == 503 {
      self = .rateLimited
    } else {
      let document = ProductDocument(part)
      self = document.isProduct ? .product(OpenFoodFactsProduct(document)) : .unreadable(.notAProduct)
    }
  }
}
