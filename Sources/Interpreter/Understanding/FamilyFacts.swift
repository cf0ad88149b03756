package import Nutrition

/// A person of the household, as somebody spoke of them.
package struct SaidMember: Hashable, Sendable {
  /// As typed.
  package var name: String
  /// Age, weight, activity and diet count.
  package var facts: BodyFacts

  package init(name: String, facts: BodyFacts) {
    self.name = name
    self.facts = facts
  }
}

/// Which targets for the whole household are wanted.
package struct FamilySuggestion: Hashable, Sendable {
  /// Figures that were said, a day; unknown where larder is to compute them.
  package var figures: Nutrients
  /// Others than the last ones.
  package var isAnother: Bool

  package init(figures: Nutrients = .unknown, isAnother: Bool = false) {
    self.figures = figures
    self.isAnother = isAnother
  }
}
