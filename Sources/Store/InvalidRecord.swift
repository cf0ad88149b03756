package import FoundationEssentials
package import Nutrition

/// What is wrong with a record that a proposal would save.
package struct InvalidRecord: Hashable, Sendable {
  /// The kind of the record that is wrong.
  package let kind: Record.Kind
  package let id: UUID
  /// The first thing that was found wrong with it.
  package let fault: Fault

  package init(kind: Record.Kind, id: UUID, fault: Fault) {
    self.kind = kind
    self.id = id
    self.fault = fault
  }

  /// What can be wrong with a record.
  package enum Fault: Hashable, Sendable {
    case nameEmpty
    case textTooLong
    case controlCharacter
    /// A weight is not above zero, or is above 100 kg.
    case gramsOutOfRange
    case gramsMissing
    /// A figure is negative, or larger than is physically possible.
    case figureOutOfRange(Nutrient)
    /// A quick entry has no energy.
    case energyMissing
    /// The figures are not the food's figures per 100 g times grams / 100.
    case figuresDoNotFollow(food: UUID)
    /// Another number is implausible: an age, a body weight, a position, a price.
    case numberOutOfRange
    /// An update would change the record's kind, id or creation time.
    case identityChanged
    /// A record to be deleted is still needed by others.
    case stillNeeded
    /// A recipe is an ingredient of itself, directly or through other recipes.
    case inItself
    /// There would be no default profile, or several.
    case defaultProfiles
    /// A constraint of the schema refuses it.
    case refused
  }
}
