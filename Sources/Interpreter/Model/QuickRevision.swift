internal import JSON
internal import Nutrition

/// Corrections of quick-added figures: "make it 500", "for lunch", "only half".
struct QuickRevision {
  private var arguments: JSONValue

  init(_ arguments: JSONValue) {
    self.arguments = arguments
  }

  func revised(by understanding: Understanding) -> JSONValue? {
    guard case .change(let change) = understanding.wish else { return nil }
    var result = arguments
    let bare = change.unit == nil && (change.quantity ?? .zero) >= Figure(20) ? change.quantity : nil
    if let energy = change.energy ?? bare { result["kcal"] = .figure(energy) }
    if let factor = change.factor {
      for key in ["kcal", "protein_g", "carbs_g", "fat_g"] {
        if let figure = arguments[key]?.figure { result[key] = .figure(figure * factor) }
      }
    }
    if let food = change.food, change.quantity == nil { result["label"] = .string(food) }
    if let slot = change.slot { result["slot"] = .string(slot.rawValue) }
    if let day = change.day { result["day"] = .string(day.description) }
    return result == arguments ? nil : result
  }
}
