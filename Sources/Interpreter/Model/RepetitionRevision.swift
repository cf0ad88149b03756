internal import JSON
internal import Nutrition

/// Corrections of a waiting repetition: where it goes, and how much of it.
struct RepetitionRevision {
  private var arguments: JSONValue

  init(_ arguments: JSONValue) {
    self.arguments = arguments
  }

  func revised(by understanding: Understanding) -> JSONValue? {
    guard case .change(let change) = understanding.wish else { return nil }
    var result = arguments
    if let slot = change.slot { result["to_slot"] = .string(slot.rawValue) }
    if let day = change.day { result["to_day"] = .string(day.description) }
    if let factor = change.factor { result["factor"] = .figure(factor) }
    return result == arguments ? nil : result
  }
}
