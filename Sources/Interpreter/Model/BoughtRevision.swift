internal import JSON
internal import Nutrition

/// Corrections of a trip that waits: more that was bought, another day.
struct BoughtRevision {
  private let arguments: JSONValue

  init(_ arguments: JSONValue) {
    self.arguments = arguments
  }

  func revised(by understanding: Understanding) -> JSONValue? {
    var result = arguments
    switch understanding.wish {
    case .groceries(.record(let trip)) where isSameStore(trip.store) && trip.total == nil:
      let lines = arguments["lines"]?.array ?? []
      result["lines"] = .array(lines + trip.items.map { CallBuilder.line($0) })
    case .change(let change) where change.food == nil && change.quantity == nil:
      guard let day = change.day else { return nil }
      result["day"] = .string(day.description)
    default: return nil
    }
    return result == arguments ? nil : result
  }

  /// Another shop is another trip.
  private func isSameStore(_ store: String?) -> Bool {
    store == nil || store?.lowercased() == arguments["store"]?.string?.lowercased()
  }
}
