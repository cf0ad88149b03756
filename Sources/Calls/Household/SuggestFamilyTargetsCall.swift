package import Nutrition

/// Suggests daily targets for the whole household.
package struct SuggestFamilyTargetsCall: Call {
  package static let name = "suggest_family_targets"

  /// Figures that the person or a model wants to differ from the computed ones.
  package var figures = Nutrients.unknown
  /// Why they differ.
  package var reason: String?
  /// Whether the person stated them.
  package var stated: Bool?
  /// Asks for another suggestion: 1 or 2.
  package var alternative: Int?

  package init() {}

  package static let fields: [CallField<SuggestFamilyTargetsCall>] =
    CallField.figures(\.figures, SuggestFamilyTargetsCall.nutrients) + [
      .optional("reason", \.reason, "Of figures that differ."),
      .optional("stated", \.stated),
      .optional("alternative", \.alternative, "1 or 2."),
    ]
}

extension SuggestFamilyTargetsCall {
  /// The figures that have a target.
  package static let nutrients = Nutrient.allCases.filter { $0 != .saturatedFat }
}

extension SuggestFamilyTargetsCall {
  /// Figures can be stated, and another suggestion asked for.
  package static func takes(_ change: Edit.Change) -> Bool {
    switch change {
    case .figures, .another: true
    default: false
    }
  }
}
