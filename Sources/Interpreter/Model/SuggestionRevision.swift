internal import JSON
internal import Nutrition

/// Corrections of waiting targets for the household: "new suggestion", "family target 7,000 kcal".
struct SuggestionRevision {
  /// How many suggestions there are before they begin again.
  private static let suggestions = 3

  private let arguments: JSONValue

  init(_ arguments: JSONValue) {
    self.arguments = arguments
  }

  func revised(by understanding: Understanding) -> JSONValue? {
    guard case .suggestFamilyTargets(let wanted) = understanding.wish else { return nil }
    var result = arguments
    if wanted.isAnother {
      let last = arguments["alternative"]?.figure?.wholeNumber ?? 0
      return ["alternative": .figure(Figure((last + 1) % SuggestionRevision.suggestions))]
    }
    for nutrient in Nutrient.allCases {
      if let figure = wanted.figures[nutrient] { result[nutrient.key] = .figure(figure) }
    }
    guard result != arguments else { return nil }
    result["stated"] = true
    return result
  }
}
