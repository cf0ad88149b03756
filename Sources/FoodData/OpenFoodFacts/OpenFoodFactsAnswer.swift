package import JSON

/// What Open Food Facts answered. The body decides, not the status: a 404 with JSON is an answer, a 200 with a web page
/// is an outage.
package enum OpenFoodFactsAnswer: Hashable, Sendable {
  case product(OpenFoodFactsProduct)
  /// A page of a search: what is on it, and how many there are in all.
  case search([OpenFoodFactsProduct], total: Int?)
  /// The barcode that was asked for is not there.
  case productNotFound(barcode: String?)
  case invalidCode(barcode: String?)
  /// It is there, as a cosmetic or pet food ("beauty").
  case differentProductType(barcode: String?, type: String?)
  /// Too many requests, or a page that says to come back later.
  case rateLimited
  case unreadable(Unreadable)

  /// Why bytes are no answer.
  package enum Unreadable: Hashable, Sendable {
    case empty
    case tooLarge(limit: Int)
    case notJSON(JSONError)
    case notAProduct
  }

  /// The most bytes that are read: a product has 200 kB, a page of a hundred of them asked for in full 20 MB.
  package static let limit = 24_000_000

  /// - Parameter status: the HTTP status, where the bytes came with one.
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

  /// Of a document that was read already.
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
