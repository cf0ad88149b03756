package import Nutrition

/// What somebody had of a meal.
package struct Plate: Hashable, Sendable {
  /// Who had it.
  package enum Person: Hashable, Sendable {
    /// Who speaks.
    case speaker
    /// By the name that was said; whether anybody has it is not known here.
    case named(String)
  }

  /// Whose part it is.
  package var person: Person
  /// How much of it; nothing where only the person was said.
  package var amount: Amount

  package init(_ person: Person, _ amount: Amount = .unsaid) {
    self.person = person
    self.amount = amount
  }
}
