internal import JSON

/// What is said while a recipe waits: which days are computed anew, how many it serves, what it weighs.
struct RecipeRevision {
  private let arguments: JSONValue

  init(_ arguments: JSONValue) {
    self.arguments = arguments
  }

  func revised(by understanding: Understanding) -> JSONValue? {
    switch understanding.wish {
    case .foodBank(.recompute(let span)): return CorrectionRevision(arguments).revised(to: span)
    case .recipes(.change(let change)) where isSame(change.name): return revised(by: change)
    default: return nil
    }
  }

  private func isSame(_ name: String) -> Bool { arguments["name"]?.string?.lowercased() == name.lowercased() }

  private func revised(by change: RecipeChange) -> JSONValue? {
    var result = arguments
    if let servings = change.servings { result["servings"] = .figure(servings) }
    if let raw = change.rawGrams { result["raw_g"] = .figure(raw) }
    if let cooked = change.cookedGrams { result["cooked_g"] = .figure(cooked) }
    if !change.added.isEmpty {
      let added = change.added.map { JSONValue.object(["line": .string($0)]) }
      result["add"] = .array((arguments["add"]?.array ?? []) + added)
    }
    if let changed = change.ingredientList?.array {
      result["change"] = .array((arguments["change"]?.array ?? []) + changed)
    }
    return result == arguments ? nil : result
  }
}
