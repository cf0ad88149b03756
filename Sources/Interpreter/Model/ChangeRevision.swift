internal import JSON
internal import Nutrition

/// Corrections of a waiting change: "no, 3", "to dinner".
struct ChangeRevision {
  private var arguments: JSONValue

  init(_ arguments: JSONValue) {
    self.arguments = arguments
  }

  func revised(by understanding: Understanding) -> JSONValue? {
    guard case .change(let change) = understanding.wish, understanding.reference?.number == nil else { return nil }
    var result = arguments
    if let quantity = change.quantity {
      result["to_quantity"] = .figure(quantity)
      result = result.without("factor")
    }
    if let unit = change.unit { result["to_unit"] = .string(unit.rawValue) }
    if let food = change.statedFood { result["to_food"] = .string(food) }
    if let slot = change.slot { result["to_slot"] = .string(slot.rawValue) }
    if let day = change.day { result["to_day"] = .string(day.description) }
    if let factor = change.factor {
      result = result.without("to_quantity")
      result["factor"] = .figure(factor)
    }
    return result == arguments ? nil : result
  }
}
