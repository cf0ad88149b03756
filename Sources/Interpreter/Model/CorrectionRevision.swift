internal import JSON
internal import Nutrition

/// What is said while the correction of a food waits: which days are computed anew, or other figures.
struct CorrectionRevision {
  private static let daysMembers = ["recompute", "from", "to", "leave"]

  private let arguments: JSONValue

  init(_ arguments: JSONValue) {
    self.arguments = arguments
  }

  func revised(by understanding: Understanding) -> JSONValue? {
    switch understanding.wish {
    case .foodBank(.recompute(let span)): return revised(to: span)
    case .foodBank(.correct(let corrected)) where isSameFood(corrected): return revised(to: corrected.figures)
    case .change(let change):
      guard let energy = change.energy, change == Amendment(energy: energy) else { return nil }
      return revised(to: Nutrients(energy: energy))
    default: return nil
    }
  }

  private func isSameFood(_ corrected: CorrectedFigures) -> Bool {
    corrected.per == nil && arguments["food"]?.string?.lowercased() == corrected.food.lowercased()
  }

  func revised(to span: RecomputedSpan) -> JSONValue? {
    var result = CorrectionRevision.daysMembers.reduce(arguments) { $0.without($1) }
    switch span {
    case .all: result["recompute"] = "all"
    case .none: result["recompute"] = "none"
    case .days(let first, let last):
      if let first { result["from"] = .string(first.description) }
      if let last { result["to"] = .string(last.description) }
    }
    return result
  }

  private func revised(to figures: Nutrients) -> JSONValue? {
    var result = arguments
    for nutrient in Nutrient.allCases {
      if let figure = figures[nutrient] { result[nutrient.key] = .figure(figure) }
    }
    return result == arguments ? nil : result
  }
}
