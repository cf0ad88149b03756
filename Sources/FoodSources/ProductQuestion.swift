package import Nutrition

/// A request to Open Food Facts, made only because a person wants to know exactly that.
package enum ProductQuestion: Hashable, Sendable {
  case product(Barcode)
  /// A search by name. None is sent while a person is still typing.
  case search(String)

  /// The request as transcripts write it: "product 4006381333931", "search oat bar".
  package var words: String {
    switch self {
    case .product(let barcode): "product \(barcode.digits)"
    case .search(let name): "search \(name)"
    }
  }
}
