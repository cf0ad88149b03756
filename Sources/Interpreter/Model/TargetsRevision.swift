internal import JSON
internal import Nutrition

/// Corrections of waiting targets: "make it 1900", "and 120g protein".
struct TargetsRevision {
  private var arguments: JSONValue

  init(_ arguments: JSONValue) {
    self.arguments = arguments
  }

  func revised(by understanding: Understanding) -> JSONValue? {
    var result = arguments
    switch understanding.wish {
    case .change(let change):
      let bare = change.unit == nil && (change.quantity ?? .zero) >= Figure(100) ? change.quantity : nil
      guard let energy = change.energy ?? bare else { return nil }
      result["kcal"] = .figure(energy)
    case .setTargets(let figures):
      for nutrient in Nutrient.allCases {
        if let figure = figures[nutrient] { result[nutrient.key] = .figure(figure) }
      }
    default: return nil
    }
    return result == arguments ? nil : result
  }
}
