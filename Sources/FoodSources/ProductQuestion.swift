package import Nutrition

/// What Open Food Facts can be asked, each time because a person wants to know just that.
package enum ProductQuestion: Hashable, Sendable {
  case product(Barcode)
  /// By name. Nobody is asked while a person is still typing.
  case search(String)

  /// In a transcript: "product 4006381333931", "search oat bar".
  package var words: String {
    switch self {
    case .product(let barcode): "product \(barcode.digits)"
    case .search(let name): "search \(name)"
    }
  }
}
