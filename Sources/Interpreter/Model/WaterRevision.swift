internal import JSON
internal import Nutrition

/// Corrections of water that waits: "make it 500 ml", "no, yesterday".
struct WaterRevision {
  private let arguments: JSONValue

  init(_ arguments: JSONValue) {
    self.arguments = arguments
  }

  func revised(by understanding: Understanding) -> JSONValue? {
    guard case .change(let change) = understanding.wish, change.food == nil else { return nil }
    var result = arguments
    if let quantity = change.quantity {
      result["amount"] = .string(Amount(quantity: quantity, unit: change.unit ?? .glass).description)
    }
    if let day = change.day { result["day"] = .string(day.description) }
    return result == arguments ? nil : result
  }
}
