package import Nutrition

/// One person's share of a meal.
package struct Plate: Hashable, Sendable {
  /// The person.
  package enum Person: Hashable, Sendable {
    /// The speaker.
    case speaker
    /// A name as it was said; it may be unknown.
    case named(String)
  }

  /// The person.
  package var person: Person
  /// The amount; unsaid where only the person was named.
  package var amount: Amount

  package init(_ person: Person, _ amount: Amount = .unsaid) {
    self.person = person
    self.amount = amount
  }
}
